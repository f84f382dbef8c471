// Texts of a list of stays and its calendar, fetched with a result that has them. Components fill in {name}.
export const list = {all: {one: 'Your trip', other: 'Your {count} trips'}};

export const calendar = {
  label: 'Calendar from {from} to {to}. The table below says the same.',
  day: 'Day to look at',
  move: 'Move the day',
  on: 'On {day}: {used} of {limit} days used, {left} left.',
  onOver: 'On {day}: {used} of {limit} days used, {over} too many.',
  stay: 'Days of your trips that count',
  other: 'Other days of your trips',
  over: 'Days over the limit',
  window: 'The {window} days up to the day',
  chosen: 'The day',
};

export const table = {
  title: 'Show as a table',
  month: 'Month',
  stay: 'Days of your trips',
  used: 'Used by the end of the month',
  usedOf: '{used} of {limit}',
};
