// Texts of the charts, fetched after the form. Components fill in {name}.
export const scale = {figure: '{label}: {text}', mark: '{label}: {text}'};

export const timeline = {
  today: 'Today',
  start: 'Start: {date}',
  end: 'Estimate: {date}',
  label: '{label}: {text}',
  stages: '{title}, on a line of days with today',
};

export const curve = {
  title: 'What if one number were different?',
  about: 'All other answers stay as they are.',
  field: 'Number to change',
  label: '{field} and the result. The table below says the same.',
  yourAnswer: 'Your answer: {number}',
  verdict: 'Result',
  mark: '{label}: {text}',
};

export const range = {
  any: 'Any',
  between: '{first} to {last}',
  from: '{number} or more',
  over: 'Over {number}',
  below: 'Below {number}',
  upTo: 'Up to {number}',
  andBelow: '{start}, below {number}',
  andUpTo: '{start}, up to {number}',
};
