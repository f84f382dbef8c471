/** Functions of periods of stay: a list of items whose first two fields are the day of arrival and the day of departure. */
import {call, type Code} from '../emit/javascript.ts';
import {date, number, type Type} from '../expression/types.ts';
import type {Range} from '../regions/range.ts';
import {LAST_DAY_NUMBER} from '../runtime/calendar.ts';
import {noBreakpoints, noForms, noRange, noUnit, type FunctionDescriptor} from './descriptor.ts';

const limitAndWindow = 'so many days (the limit) among so many days that end with it (the window)';

export const daysWithin: FunctionDescriptor = {
  ...ofDays('daysWithin', ['list', 'date', 'date'], () => ({low: 0, high: LAST_DAY_NUMBER})),
  about:
    'how many days from the first date to the second, both included, are within a period of the list, such as `daysWithin(trips, firstDay, today)`; a day in several periods counts once; 0 without a date',
  phrase: 'days of {0} from {1} to {2}',
  explanation: {
    kind: 'sentence',
    sentence: 'These are the days of your stays from {1} to {2}. Days of arrival and departure count.',
    operandUnit: inDays,
  },
};

export const mostDays: FunctionDescriptor = {
  ...ofDays('mostDays', ['list', 'number'], ([, window]) => ({
    low: 0,
    high: Math.min(Math.max(1, window!.high), LAST_DAY_NUMBER),
  })),
  about:
    'how many days are within a period of the list among so many days in a row (the window), where there are the most, such as `mostDays(trips, windowDays)`',
  phrase: 'the most days of {0} within any {1}',
  explanation: {
    kind: 'sentence',
    sentence: 'We looked at the {1} up to each day of your stays. These are the most days of stay among them.',
    operandUnit: inDays,
  },
};

export const firstDayOver: FunctionDescriptor = {
  ...ofDate('firstDayOver', ['list', 'number', 'number']),
  about: `the first day of a period with more than ${limitAndWindow}, such as \`firstDayOver(trips, limitDays, windowDays)\`; no date if there is none`,
  phrase: 'the first day with more than {1} of {0} within {2}',
  explanation: {
    kind: 'sentence',
    sentence: 'This is the first day on which your stays are more than {1} within the last {2}.',
    operandUnit: inDays,
  },
};

export const longestStay: FunctionDescriptor = {
  ...ofDays('longestStay', ['list', 'number', 'number', 'date'], ([, limit, window]) => ({
    low: 0,
    high: limit!.high < window!.low ? Math.max(0, limit!.high) : LAST_DAY_NUMBER,
  })),
  about: `how many days a stay can last that begins on the date, so that no day from then on has more than ${limitAndWindow}; all periods of the list count, also later ones; 0 without a date`,
  phrase: 'the longest stay from {3} with at most {1} within {2}, together with {0}',
  explanation: {
    kind: 'sentence',
    sentence:
      'With a longer stay from {3}, some day would have more than {1} within the last {2}. Later stays count too.',
    operandUnit: inDays,
  },
};

export const firstDayFor: FunctionDescriptor = {
  ...ofDate('firstDayFor', ['list', 'number', 'number', 'number', 'date']),
  about: `the first day, the date or a later one, on which a stay of so many days can begin, so that no day from then on has more than ${limitAndWindow}, such as \`firstDayFor(trips, stayDays, limitDays, windowDays, today)\`; all periods of the list count, also later ones; no date if the stay is 0 or longer than the limit`,
  phrase: 'the first day from {4} on for a stay of {1} with at most {2} within {3}, together with {0}',
  explanation: {
    kind: 'sentence',
    sentence:
      'This is the first day from {4} on when a stay of {1} leaves no day with more than {2} within the last {3}. Later stays count too.',
    operandUnit: inDays,
  },
};

type Common = Omit<FunctionDescriptor, 'about' | 'phrase' | 'explanation'>;

/** A function of periods; they may be anywhere, so that its thresholds are not known. */
function ofPeriods(name: string, parameters: FunctionDescriptor['parameters']) {
  return {
    parameters,
    refuse: refuseOthers,
    emit: (values: readonly Code[]) => call(`$${name}`, values),
    breakpoints: noBreakpoints,
    forms: noForms,
    mutant: undefined,
  } as const;
}

function ofDays(
  name: string,
  parameters: FunctionDescriptor['parameters'],
  range: (ranges: readonly Range[]) => Range,
): Common {
  return {...ofPeriods(name, parameters), result: () => number(true), unit: () => 'days', range};
}

function ofDate(name: string, parameters: FunctionDescriptor['parameters']): Common {
  return {...ofPeriods(name, parameters), result: () => date, unit: noUnit, range: noRange};
}

function inDays(unit: string | undefined): string {
  return unit ?? 'days';
}

function refuseOthers([list]: readonly Type[]): ReturnType<NonNullable<FunctionDescriptor['refuse']>> {
  if (list?.kind !== 'list') return undefined;
  const [first, last] = [...list.fields.entries()];
  if (first?.[1].kind === 'date' && last?.[1].kind === 'date') return undefined;
  const names = [first, last].flatMap((field) => (field === undefined ? [] : `'${field[0]}'`)).join(' and ');
  return {
    parameters: 'a list whose first two fields are dates, of arrival and departure',
    found: `'${list.input}', which begins with ${names}`,
  };
}
