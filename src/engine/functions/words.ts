/** How explanations describe the calls of functions and of folds, and what their results count: what the page needs to know of them. */
import type {FoldName} from '../expression/folds.ts';
import type {StepWords} from '../plan/derived.ts';

export interface FunctionWords {
  /** What the result counts: what its arguments or the first of them do, or always the same; '' if it names something. */
  readonly unit?: 'same' | 'first' | {readonly always: string};
  readonly says: FunctionExplanation;
  /** By position: how arguments that are no quantities are written. */
  readonly written?: Readonly<Record<number, WrittenFormat>>;
}

export type WrittenFormat = 'roundedPlace' | 'plain' | 'monthName' | 'weekdayName';

/**
 * How an explanation describes a call. Texts are templates.
 * - `step`: one more step in the calculation of its first argument; {total} is the result, {1} the second argument. `ofAll`
 *   replaces its texts where an argument that may be left out is given
 * - `limit`: the same, with a {limit} that may have no effect. Where not just one of two arguments is fixed, no argument limits the
 *   other: `among` begins a sentence with both, or all
 * - `sentence`: a sentence with {0} for the first argument, or with {all}; `withoutDate` replaces it if a date is missing
 *   (of {all}: all that it needs), `unchanged` if {1} is 0, and `negative` if {1} is below 0, without its minus. A number among its
 *   arguments has its own unit, or else that of `orElse`; or `always` this one
 * - `value`: shown as its first argument, but with the number that the function returns
 */
export type FunctionExplanation =
  | ({readonly kind: 'step'; readonly ofAll: StepWords} & StepWords)
  | ({readonly kind: 'limit'; readonly among: Among} & StepWords)
  | {
      readonly kind: 'sentence';
      readonly sentence: string;
      readonly withoutDate?: string;
      readonly unchanged?: string;
      readonly negative?: string;
      readonly operands: OperandUnit;
    }
  | {readonly kind: 'value'};

interface Among {
  readonly two: string;
  readonly several: string;
}

export type OperandUnit = {readonly orElse: string} | {readonly always: string | undefined};

/** What `min` and `max` take of operands that are on a par. */
export const among: Readonly<Record<'min' | 'max', Among>> = {
  min: {two: 'the lower of', several: 'the lowest of'},
  max: {two: 'the higher of', several: 'the highest of'},
};

const limit = (name: 'min' | 'max', line: string, sentence: string): FunctionWords => ({
  unit: 'same',
  says: {kind: 'limit', line, sentence, among: among[name]},
});

const rounding = (words: string): FunctionWords => ({
  unit: 'first',
  says: {
    kind: 'step',
    line: words,
    sentence: `${words} to {total}.`,
    ofAll: {line: `${words} to {1}`, sentence: `${words} to {1}, this is {total}.`},
  },
  written: {1: 'roundedPlace'},
});

const dayAfter = (operands: OperandUnit): FunctionWords => ({
  unit: 'same',
  says: {
    kind: 'sentence',
    sentence: 'That is {1} after {0}.',
    negative: 'That is {1} before {0}.',
    withoutDate: "You haven't entered a date to count from, so we can't work this out.",
    unchanged: 'Nothing is added, so the date stays {0}.',
    operands,
  },
});

const timeBetween = (unit: string): FunctionWords => ({
  unit: {always: unit},
  says: {
    kind: 'sentence',
    sentence: unit === 'days' ? 'These are the days from {0} to {1}.' : `These are the full ${unit} from {0} to {1}.`,
    withoutDate: `You haven't entered both dates, so no ${unit} are counted.`,
    operands: {orElse: unit},
  },
});

const partOfDate = (part: string): FunctionWords => ({
  says: {
    kind: 'sentence',
    sentence: `That is the ${part} of {0}.`,
    withoutDate: "You haven't entered a date, so this is 0.",
    operands: {always: 'days'},
  },
});

const extreme = (name: string): FunctionWords => ({
  says: {
    kind: 'sentence',
    sentence: `That is the ${name} of {all}.`,
    withoutDate: "You haven't entered all dates, so we can't work this out.",
    operands: {always: 'days'},
  },
});

const nearestWeekday = (side: string): FunctionWords => ({
  says: {
    kind: 'sentence',
    sentence: `That is the {1} on or ${side} {0}.`,
    withoutDate: "You haven't entered a date to count from, so we can't work this out.",
    operands: {always: 'days'},
  },
  written: {1: 'weekdayName'},
});

const inDays = {always: 'days'} as const;

const ofStays = (sentence: string): FunctionWords => ({says: {kind: 'sentence', sentence, operands: {orElse: 'days'}}});

const words = {
  min: limit('min', 'Capped at {limit}', 'The maximum is {limit}.'),
  max: limit('max', 'Raised to {limit}', 'The minimum is {limit}.'),
  floor: rounding('Rounded down'),
  ceil: rounding('Rounded up'),
  round: rounding('Rounded'),
  number: {says: {kind: 'value'}},
  earliest: extreme('earliest'),
  latest: extreme('latest'),
  date: {
    says: {
      kind: 'sentence',
      sentence: 'That is {2} {1} of the year {0}.',
      withoutDate: 'The calendar has no such day.',
      operands: {always: undefined},
    },
    written: {0: 'plain', 1: 'monthName', 2: 'plain'},
  },
  addDays: dayAfter({orElse: 'days'}),
  addWeeks: dayAfter({always: 'weeks'}),
  addMonths: dayAfter({always: 'months'}),
  endOfMonth: {
    unit: 'same',
    says: {
      kind: 'sentence',
      sentence: 'That is the last day of the month of {0}.',
      withoutDate: "You haven't entered a date, so we can't work this out.",
      operands: {always: 'days'},
    },
  },
  weekdayOnOrBefore: nearestWeekday('before'),
  weekdayOnOrAfter: nearestWeekday('after'),
  daysSince: {
    unit: inDays,
    says: {
      kind: 'sentence',
      sentence: 'These are the days from {0} to today.',
      withoutDate: "You haven't entered a date to count from, so no days are counted.",
      operands: {orElse: 'days'},
    },
  },
  daysBetween: timeBetween('days'),
  monthsBetween: timeBetween('months'),
  yearsBetween: timeBetween('years'),
  year: {...partOfDate('year'), unit: {always: ''}},
  month: partOfDate('month'),
  dayOfMonth: partOfDate('day of the month'),
  weekday: partOfDate('day of the week'),
  daysWithin: {
    ...ofStays('These are the days of your stays from {1} to {2}. Days of arrival and departure count.'),
    unit: inDays,
  },
  mostDays: {
    ...ofStays('We looked at the {1} up to each day of your stays. These are the most days of stay among them.'),
    unit: inDays,
  },
  firstDayOver: ofStays('This is the first day on which your stays are more than {1} within the last {2}.'),
  longestStay: {
    ...ofStays(
      'With a longer stay from {3}, you would be over {1} within the last {2}, on that stay or on a later one.',
    ),
    unit: inDays,
  },
  firstDayFor: ofStays(
    'This is the first day from {4} on when a stay of {1} does not take you over {2} within the last {3}, on that stay or on a later one.',
  ),
  percentDone: {says: {kind: 'sentence', sentence: 'That is {0} of {1}.', operands: {orElse: 'days'}}},
  // The card explains the current step instead.
  stages: {unit: 'same', says: {kind: 'sentence', sentence: '', operands: {orElse: 'days'}}},
} satisfies Readonly<Record<string, FunctionWords>>;

/** The functions of the language. */
export type FunctionName = keyof typeof words;

export const functionWords: Readonly<Record<FunctionName, FunctionWords>> = words;

/** What the result of a call counts, from what its arguments count. */
export function unitOfCall(name: FunctionName, units: readonly (string | undefined)[]): string | undefined {
  const {unit} = functionWords[name];
  if (unit === 'first') return units[0];
  return unit === 'same' ? units.find((each) => each !== undefined) : unit?.always;
}

export interface FoldWords {
  /** {value} is the result; of {count} {items}, as in '3 trips', there is at least one. */
  readonly sentence: string;
  /** The sentence if nothing is worked out for each item. */
  readonly ofAll?: string;
  /** The sentence of a date. */
  readonly ofDays?: string;
  /** Whether what was worked out for each item follows. */
  readonly listsItems?: true;
}

/** How an explanation says what the items of a list have together. A condition is explained as a check. */
export const foldWords: Readonly<Record<Exclude<FoldName, 'any' | 'all'>, FoldWords>> = {
  sum: {sentence: 'Added up for {count} {items}.', listsItems: true},
  count: {sentence: 'It applies to {value} of {count} {items}.', ofAll: 'You entered {count} {items}.'},
  most: {sentence: 'The highest of {count} {items}.', ofDays: 'The latest of {count} {items}.', listsItems: true},
  least: {sentence: 'The lowest of {count} {items}.', ofDays: 'The earliest of {count} {items}.', listsItems: true},
};
