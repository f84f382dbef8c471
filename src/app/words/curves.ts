// Texts of the curves of other numbers, fetched after a result. Components fill in {name}.
export const curve = {
  field: 'Change {field}',
  choose: 'The number to change',
  about: 'Your other answers stay as they are.',
  label: '{field} and the result. The table below says the same.',
  yourAnswer: 'Your answer: {number}',
  verdict: 'Result',
  noEffect: 'We tried numbers from {first} to {last} for “{field}”. None of them changes this result.',
  sameOutcome:
    'We tried numbers from {first} to {last} for “{field}”. The main result stays the same, but other parts of it change. Enter another number in the form to see how.',
  mark: '{label}: {text}',
} as const;

export const range = {
  between: '{first} to {last}',
  from: '{number} or more',
  over: 'Over {number}',
  below: 'Below {number}',
  upTo: 'Up to {number}',
  andBelow: '{start}, below {number}',
  andUpTo: '{start}, up to {number}',
} as const;
