// Ranges of numbers, of days and of the time in which a rule is in force.
export const bands = {
  any: 'Any',
  under: 'Under {to}',
  upTo: 'Up to {to}',
  orMore: '{from} or more',
  over: 'Over {from}',
  overUpTo: 'Over {from}, up to {to}',
  overToUnder: 'Over {from}, under {to}',
  between: '{from} to {to}',
  toUnder: '{from} to under {to}',
} as const;

export const days = {
  any: 'Any day',
  before: 'Before {to}',
  orLater: '{from} or later',
  between: '{from} to {to}',
} as const;

export const periods = {from: 'from {from}', until: 'until {until}', both: 'from {from} to {until}'} as const;
