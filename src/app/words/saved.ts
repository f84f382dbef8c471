// Texts of the answers saved in a browser, fetched with the result or once there are any. Components fill in {name}.
export const saved = {
  title: 'Save your results',
  download: 'Download',
  aboutDownload: 'A page to read offline or print. You can open it here again.',
  notDownloaded: 'The file could not be made. Check your connection and try again.',
  remember: 'Save my results in this browser',
  about:
    'Your latest {count} results and what you tick off stay in this browser. Anyone who uses it can see them. We never do.',
  saved: 'Saved in this browser.',
  /** After the press that begins it. */
  savedFirst: 'Saved in this browser. Your next results are saved too.',
  undo: 'Undo',
  undone: 'Not saved. Nothing is left in this browser.',
  manage: 'See your saving options',
  forget: 'Forget everything',
  forgotten: 'Forgotten. Nothing is saved in this browser now.',
  notStored: "Your browser won't let this site store anything.",
  open: 'Open a saved result',
  notOpened: 'The file could not be opened. Check your connection and try again.',
  list: 'Continue where you left off',
  /** The same on the home page, before the latest result. */
  strip: 'Continue:',
  more: '{count, plural, one {Manage it} other {All {count} saved results}}',
  result: '{day}: {headline}',
  inEdition: '{headline} ({edition})',
} as const;
