// Texts of the charts, fetched after the form. Components fill in {name}.
export const scale = {figure: '{label}: {text}', mark: '{label}: {text}', over: '{amount} over'};

export const timeline = {today: 'Today', start: 'Start', end: 'Estimate', label: '{label}: {text}'};

export const curve = {
  title: 'Try other numbers',
  field: 'Change {field}',
  choose: 'The number to change',
  about: 'Your other answers stay as they are.',
  label: '{field} and the result. The table below says the same.',
  yourAnswer: 'Your answer: {number}',
  verdict: 'Result',
  noEffect: 'Changing “{field}” alone does not change this result.',
  mark: '{label}: {text}',
};

export const range = {
  between: '{first} to {last}',
  from: '{number} or more',
  over: 'Over {number}',
  below: 'Below {number}',
  upTo: 'Up to {number}',
  andBelow: '{start}, below {number}',
  andUpTo: '{start}, up to {number}',
};
