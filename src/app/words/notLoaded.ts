// Apart from words.yaml: forms need it that show no other words from there.
export const form = {
  notLoaded:
    'A part of this page has not loaded, so this form does not work yet. Check your connection, then load the page again. What is written on the page is complete.',
};
