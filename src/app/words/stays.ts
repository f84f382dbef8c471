// Texts of a list of stays and its calendar, fetched with a result that has them. Components fill in {name}.
export const list = {all: '{count, plural, one {Your stay} other {Your {count} stays}}'} as const;

export const calendar = {
  label: 'Calendar from {from} to {to}. The table below says the same.',
  day: 'Show the period up to',
  move: 'Move the day',
  on: 'On {day}: {used} of {limit} days used, {left} left.',
  onOver: 'On {day}: {used} of {limit} days used, {over} too many.',
  stay: 'Days of stay that count',
  other: 'Other days of stay',
  over: 'Days over the limit',
  window: 'The {window} up to the day',
  chosen: 'The day',
} as const;

export const table = {
  title: 'Show as a table',
  label: 'Days of stay by month',
  month: 'Month',
  stay: 'Days of stay',
  used: 'Used by the end of the month',
  usedOf: '{used} of {limit}',
} as const;
