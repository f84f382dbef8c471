// Texts of the page in which a result is saved, fetched with the download. Components fill in {name}.
export const savedPage = {
  title: '{calculator}: {headline}, {day}',
  /** Without a settled result. */
  titleAlone: '{calculator}, {day}',
  day: 'Calculated on {day}.',
  rules: 'Rules: {rules}.',
  isOpen: 'Some questions were not answered, so this result can still change.',
  result: 'Result',
  answers: 'Your answers',
  workings: 'How we worked it out',
  line: '{label}: {text}',
  check: '{met}: {text}',
  later: 'Later',
  sources: 'Where the figures come from',
  /** Figures of the edition itself, which names no document. */
  edition: '{month} edition, not compared with the law of that time. Check with {name}',
  read: '{name}, read in {month}',
  reported: 'Reported by {name}, read in {month}',
  note: 'Please note',
  again: 'Calculate it again',
  open: 'To open this file on the site, press “Open a saved result” below any result. It holds your answers, so send it only to people who may see them.',
} as const;
