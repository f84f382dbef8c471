// Texts of a list of stays and its drawing, fetched with a result that has them. Components fill in {name}.
export const list = {all: '{count, plural, one {Your stay} other {Your {count} stays}}'} as const;

/** What is drawn, in the key of the drawing. */
export const key = {
  trip: 'Your trips',
  planned: 'Your planned stay',
  over: 'Days over the limit',
  fits: 'Your stay where all of it fits',
} as const;

/** A planned stay, as asked and on the first day on which it is possible. */
export const planned = {
  about: 'You can stay at most {limit} days in any {window}. The bracket marks the {window} up to your last day.',
  label: '{title}: {remark}.',
  from: 'From {day}',
  fits: 'all {days} days fit',
  overFrom: 'over the limit from {day}',
  overLater: 'a later trip would go over the limit',
  planIt: 'Plan it from {day}',
  /** What was tried, as an instruction. */
  tried: 'Arrive on {day}',
  table: 'Your planned stay in numbers',
  arrival: 'If you arrive on',
  last: 'You leave on',
  counted: 'The {window} begin on',
  others: 'Days of your trips in them',
  used: 'Days with this stay',
  usedOf: '{used} of {limit}',
  over: 'Over the limit from',
  never: 'never',
  laterTrip: 'a later trip',
} as const;

/** The stays on any day. */
export const anyDay = {
  about: 'You can stay at most {limit} days in any {window}. The bracket marks the {window} up to the day.',
  label: 'Your trips from {from} to {to}. The table below says the same.',
  day: 'Show the period up to',
  move: 'Move the day',
  on: 'On {day}: {used} of {limit} days used, {left} left.',
  onOver: 'On {day}: {used} of {limit} days used, {over} too many.',
} as const;

export const table = {
  title: 'Show as a table',
  label: 'Days of stay by month',
  month: 'Month',
  stay: 'Days of stay',
  used: 'Used by the end of the month',
  usedOf: '{used} of {limit}',
} as const;
