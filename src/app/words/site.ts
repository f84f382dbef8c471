// Texts that every page may need. Components fill in {name}.
export const shell = {documentTitle: '{title} | VisaTally'} as const;

export const failure = {
  title: 'Unexpected Application Error!',
  advice:
    'We could not show this page. Load it again: if you typed answers here, they should still be there. If that does not help, check your connection, or try again later.',
  reload: 'Load this page again',
} as const;
