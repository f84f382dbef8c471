// A file of its own: the forms outside calculators need it without the texts in calculator.ts.
export const form = {
  notLoaded:
    'A part of this page has not loaded, so this form does not work yet. Check your connection, then load the page again. What is written on the page is complete.',
};
