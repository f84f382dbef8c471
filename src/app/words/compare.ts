// Texts of the comparison, fetched after a result.
export const compare = {
  open: 'Compare with other answers',
  notLoaded: 'The comparison could not load. Check your connection, then try again.',
  title: 'Compare with other answers',
  calculate: 'Compare',
  changed: 'Answers changed: press “Compare” to update.',
  use: 'Use these answers',
  close: 'Close',
};

export const answers = {
  choose: 'Which answer do you want to change?',
  chooseAnother: 'Change another answer',
  yours: 'Your answer: {answer}',
  notAsked: 'not asked',
  keep: 'Keep your answer',
  keepOf: 'Keep your answer: {question}',
};

export const table = {
  differing: 'What changes',
  same: 'What stays the same',
  showSame: 'Show what stays the same ({count})',
  what: 'Result',
  first: 'Yours',
  second: 'With other answers',
  difference: 'Difference',
  verdict: 'Verdict',
  note: 'Note',
  none: '–',
  different: 'different',
  better: 'better',
  worse: 'worse',
};

export const summary = {
  differs: 'With these answers: {result}.',
  instead: '{second} (was {first})',
  labelled: '{label}: {text}',
  sameHeadline: 'The main result stays the same. These differ: {labels}.',
  same: 'The result stays the same.',
};
