// What the rules on the page and explanations say of the functions of formulas, and of calls over the items of a list.

/**
 * In the rules: {0} is the first argument, {all} lists them. `all` is for just the parameters, `limited` for a fixed {limit} of {0}, `less` for a
 * second argument with a minus.
 */
export const phrases = {
  min: {any: 'the lowest of {all}', all: 'the lower of {all}', limited: '{0}, but at most {limit}'},
  max: {any: 'the highest of {all}', all: 'the higher of {all}', limited: '{0}, but at least {limit}'},
  floor: {any: '{0}, rounded down', all: '{0}, rounded down to {1}'},
  ceil: {any: '{0}, rounded up', all: '{0}, rounded up to {1}'},
  round: {any: '{0}, rounded', all: '{0}, rounded to {1}'},
  number: '{0}',
  earliest: 'the earliest of {all}',
  latest: 'the latest of {all}',
  date: '{2} {1} of {0}',
  addDays: {any: '{0} + {1}', less: '{0} − {1}'},
  addMonths: {any: '{0} + {1}', less: '{0} − {1}'},
  addYears: {any: '{0} + {1}', less: '{0} − {1}'},
  daysSince: 'days from {0} to today',
  daysBetween: 'days from {0} to {1}',
  monthsBetween: 'months from {0} to {1}',
  yearsBetween: 'years from {0} to {1}',
  year: 'the year of {0}',
  month: 'the month of {0}',
  dayOfMonth: 'the day of the month of {0}',
  daysWithin: 'days of {0} from {1} to {2}',
  mostDays: 'the most days of {0} within any {1}',
  firstDayOver: 'the first day with more than {1} of {0} within {2}',
  longestStay: 'the longest stay from {3} with at most {1} within {2}, together with {0}',
  firstDayFor: 'the first day from {4} on for {1}, with at most {2} within {3}, together with {0}',
  firstDayWhen: 'the first day from {1} on, and within {2}, with: {0}',
  period: 'the days from {0} to {1}',
  percentDone: '{0} as a percentage of {1}',
  stages: '{0}',
} as const;

/** The functions of the language. */
export type FunctionName = keyof typeof phrases;

/** In the rules, of the items of a list: {of} is what is worked out for each. */
export const foldPhrases = {
  sum: {of: '{of}, added up for all {items}'},
  count: {of: 'number of {items} with {of}', all: 'number of {items}'},
  any: {of: 'at least one {item} with {of}'},
  most: {of: 'the highest {of} of all {items}', days: 'the latest {of} of all {items}'},
  least: {of: 'the lowest {of} of all {items}', days: 'the earliest {of} of all {items}'},
  periods: {of: '{of}, for all {items}'},
} as const;

/** One more step in the calculation of the first argument: {total} is the result, {1} the second argument, where there is one. */
export const steps = {
  floor: {
    line: 'Rounded down',
    sentence: 'Rounded down to {total}.',
    ofAll: {line: 'Rounded down to {1}', sentence: 'Rounded down to {1}, this is {total}.'},
  },
  ceil: {
    line: 'Rounded up',
    sentence: 'Rounded up to {total}.',
    ofAll: {line: 'Rounded up to {1}', sentence: 'Rounded up to {1}, this is {total}.'},
  },
  round: {
    line: 'Rounded',
    sentence: 'Rounded to {total}.',
    ofAll: {line: 'Rounded to {1}', sentence: 'Rounded to {1}, this is {total}.'},
  },
} as const;

/** The same, with a {limit} that may have no effect; `two` and `several` are for arguments of which none limits the others. */
export const limits = {
  min: {
    line: 'Capped at {limit}',
    sentence: 'The maximum is {limit}.',
    two: 'The lower of {named} is {total}.',
    several: 'The lowest of {named} is {total}.',
  },
  max: {
    line: 'Raised to {limit}',
    sentence: 'The minimum is {limit}.',
    two: 'The higher of {named} is {total}.',
    several: 'The highest of {named} is {total}.',
  },
} as const;

const noDates = "You haven't entered all dates, so we can't work this out.";
const noDateToCountFrom = "You haven't entered a date to count from, so we can't work this out.";
const noPart = "You haven't entered a date, so this is 0.";
const dayAfter = {
  sentence: 'That is {1} after {0}.',
  negative: 'That is {1} before {0}.',
  withoutDate: noDateToCountFrom,
  unchanged: 'Nothing is added, so the date stays {0}.',
} as const;

/**
 * A sentence with {0} for the first argument, or with {all}. `withoutDate` replaces it if a date is missing, `unchanged` if {1} is 0, and
 * `negative` if {1} is below 0, without its minus. `ofMade` is for periods that are made of answers, such as trips without the days of travel.
 */
export const sentences = {
  earliest: {sentence: 'That is the earliest of {all}.', withoutDate: noDates},
  latest: {sentence: 'That is the latest of {all}.', withoutDate: noDates},
  date: {sentence: 'That is {2} {1} of the year {0}.', withoutDate: 'The calendar has no such day.'},
  addDays: dayAfter,
  addMonths: dayAfter,
  addYears: dayAfter,
  daysSince: {
    sentence: 'These are the days from {0} to today.',
    withoutDate: "You haven't entered a date to count from, so no days are counted.",
  },
  daysBetween: {
    sentence: 'These are the days from {0} to {1}.',
    withoutDate: "You haven't entered both dates, so no days are counted.",
  },
  monthsBetween: {
    sentence: 'These are the full months from {0} to {1}.',
    withoutDate: "You haven't entered both dates, so no months are counted.",
  },
  yearsBetween: {
    sentence: 'These are the full years from {0} to {1}.',
    withoutDate: "You haven't entered both dates, so no years are counted.",
  },
  year: {sentence: 'That is the year of {0}.', withoutDate: noPart},
  month: {sentence: 'That is the month of {0}.', withoutDate: noPart},
  dayOfMonth: {sentence: 'That is the day of the month of {0}.', withoutDate: noPart},
  daysWithin: {
    sentence: 'These are the days of your stays from {1} to {2}. Days of arrival and departure count.',
    ofMade: 'These are the days that count from {1} to {2}. Each counts once.',
    withoutDate: "You haven't entered all dates, so no days are counted.",
  },
  mostDays: {
    sentence: 'We looked at the {1} up to each day of your stays. This is the most days of stay that we found.',
    ofMade: 'We looked at the {1} up to each day that counts. These are the most that we found.',
  },
  firstDayOver: {
    sentence: 'On this day, your stays first add up to more than {1} in {2}.',
    ofMade: 'On this day, the days that count first add up to more than {1} in {2}.',
  },
  longestStay: {sentence: 'With a longer stay from {3}, you would go over {1} in {2}, then or on a later stay.'},
  firstDayFor: {
    sentence:
      'This is the first day from {4} on for a stay of {1}. It keeps you within {2} in any {3}, then and on later stays.',
  },
  firstDayWhen: {
    sentence: 'We tried each day from {1} on, for {2}. This is the first one that meets the rule.',
    withoutDate: noDateToCountFrom,
  },
  // What counts the days explains them.
  period: {sentence: ''},
  percentDone: {sentence: 'So far: {0} of {1}.'},
  // The card explains the current step instead.
  stages: {sentence: ''},
} as const satisfies Readonly<Record<Said, SentenceMessages>>;

/** The sentence of a function, with what replaces it in some cases. */
interface SentenceMessages {
  readonly sentence: string;
  readonly withoutDate?: string;
  readonly unchanged?: string;
  readonly negative?: string;
  readonly ofMade?: string;
}

/** The functions with a sentence of their own: `number` is shown as the option that it counts. */
type Said = Exclude<FunctionName, keyof typeof steps | keyof typeof limits | 'number'>;

/** What the items of a list have together: `all` if nothing is worked out for each, `days` for a date. There is at least one item. */
export const folds = {
  sum: {of: 'Added up for {count} {items}.'},
  count: {of: 'It applies to {value} of {count} {items}.', all: 'You entered {count} {items}.'},
  most: {of: 'The highest of {count} {items}.', days: 'The latest of {count} {items}.'},
  least: {of: 'The lowest of {count} {items}.', days: 'The earliest of {count} {items}.'},
  periods: {of: 'Those of {count} {items}.'},
} as const;
