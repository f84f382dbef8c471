// Not in calculator.ts: forms outside calculators load this text but not the others.
export const form = {
  notLoaded:
    'Part of this page has not loaded, so this form does not work yet. Check your connection, then load the page again. The text on the page is complete.',
};
