// Texts of the answers saved in a browser, fetched with the result or once there are any. Components fill in {name}.
export const saved = {
  title: 'Save your results',
  download: 'Download this result',
  aboutDownload:
    'A file for your records: your answers, the result, how we worked it out, and the rules and sources of that day.',
  notDownloaded: 'The file could not be made. Check your connection and try again.',
  remember: 'Save my results in this browser',
  about:
    'This saves your last {count} results with your answers, and what you have ticked off. We never see them, but anyone who uses this browser can.',
  forget: 'Forget everything',
  forgotten: 'Forgotten. Nothing is saved in this browser now.',
  notStored: "Your browser won't let this site store anything.",
  list: 'Continue where you left off',
  result: '{day}: {headline}',
};
