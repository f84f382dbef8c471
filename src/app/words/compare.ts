// Texts of the comparison, fetched after a result.
export const compare = {
  open: 'Compare with other answers',
  notLoaded: 'The comparison could not load. Check your connection, then try again.',
  title: 'Compare with other answers',
  intro: 'Change any answer here. Your first answers and result stay as they are.',
  previous: 'Was: {answer}',
  calculate: 'Calculate this one',
  empty: 'The comparison will appear here, once you press “Calculate this one”.',
  changed: 'Answers changed: press “Calculate this one” to update.',
  fullResult: 'The whole result with the other answers',
  use: 'Use these answers',
  close: 'Close',
};

export const table = {
  caption: 'Both results',
  what: 'What is compared',
  first: 'First answers',
  second: 'Other answers',
  difference: 'Difference',
  answers: 'Answers that differ',
  verdict: 'Verdict',
  note: 'Note',
  none: '–',
  same: 'same',
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
