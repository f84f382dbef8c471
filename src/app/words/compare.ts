// Texts of the comparison, fetched after a result.
export const compare = {
  title: 'Compare with other answers',
  calculate: 'Compare',
  changed: 'Answers changed: press “Compare” to update.',
  use: 'Use these answers',
  close: 'Close',
} as const;

export const answers = {
  choose: 'Which answer do you want to change?',
  chooseAnother: 'Change another answer',
  yours: 'Your answer: {answer}',
  notAsked: 'not asked',
  keep: 'Keep your answer',
  keepOf: 'Keep your answer: {question}',
} as const;

export const table = {
  main: 'Both results',
  differing: 'What changes',
  same: 'What stays the same',
  showSame: '{count, plural, one {Show the line that stays the same} other {Show {count} lines that stay the same}}',
  what: 'Part of the result',
  first: 'Your answers',
  second: 'Other answers',
  difference: 'Difference',
  verdict: 'Result',
  verdictToday: "Result with today's figures",
  note: 'Notes',
  none: '–',
  different: 'changed',
  unchanged: 'same',
  better: 'better',
  worse: 'worse',
} as const;

export const summary = {
  differs: 'With the other answers: {result}.',
  instead: '{second} instead of {first}',
  quoted: '“{text}”',
  labelled: '{label}: {text}',
  sameHeadline:
    'The main result is the same. {count, plural, one {One other figure changes} other {{count} of the other figures change}}.',
  same: 'The result stays the same.',
} as const;
