/** Functions of periods of stay: a list of items whose first two fields are the day of arrival and the day of departure. */
import {array, call, type Code, js} from '../expression/javascript.ts';
import {date, hasPeriods, number, periods, type Type} from '../expression/types.ts';
import type {TypedExpression} from '../typed.ts';
import {unitOfType, windowUnits} from '../expression/units.ts';
import type {Range} from '../expression/range.ts';
import {LAST_DAY_NUMBER} from '../../runtime/calendar.ts';
import {noBreakpoints, noForms, noRange, type FunctionDescriptor} from './descriptor.ts';

const limitAndWindow = 'so many days (the limit) among so many days that end with it (the window)';

const isOfMonths = (window: TypedExpression): boolean => unitOfType(window.type)?.of === 'months';

/** A window in JavaScript: a number of days, or {months}. */
const windowCode = (code: Code, window: TypedExpression): Code => (isOfMonths(window) ? js`{months: ${code}}` : code);

/** What a window can be in days: a month has 28 to 31. */
function windowRange({low, high}: Range, window: TypedExpression): Range {
  const [shortest, longest] = isOfMonths(window) ? [28, 31] : [1, 1];
  return {low: Math.max(1, low) * shortest, high: Math.max(1, high) * longest};
}

export const daysWithin: FunctionDescriptor = {
  ...ofDays('daysWithin', ['periods', 'date', 'date'], {}, () => ({low: 0, high: LAST_DAY_NUMBER})),
  about:
    'how many days from the first date to the second, both included, are within a period of the list, such as `daysWithin(trips, firstDay, today)`; a day in several periods counts once; 0 without a date',
};

export const mostDays: FunctionDescriptor = {
  ...ofDays('mostDays', ['periods', 'number'], {window: 1}, ([, window], [, typed]) => ({
    low: 0,
    high: Math.min(windowRange(window!, typed!).high, LAST_DAY_NUMBER),
  })),
  about:
    'how many days are within a period of the list among so many days in a row (the window), where there are the most, such as `mostDays(trips, windowDays)`',
};

export const firstDayOver: FunctionDescriptor = {
  ...ofDate('firstDayOver', ['periods', 'number', 'number'], {days: [1], window: 2}),
  about: `the first day of a period with more than ${limitAndWindow}, such as \`firstDayOver(trips, limitDays, windowDays)\`; no date if there is none`,
};

export const longestStay: FunctionDescriptor = {
  ...ofDays(
    'longestStay',
    ['periods', 'number', 'number', 'date'],
    {days: [1], window: 2},
    ([, limit, window], [, , typed]) => ({
      low: 0,
      high: limit!.high < windowRange(window!, typed!).low ? Math.max(0, limit!.high) : LAST_DAY_NUMBER,
    }),
  ),
  about: `how many days a stay can last that begins on the date, so that none of its days has more than ${limitAndWindow}, and no day of a later period gets too many; 0 without a date`,
};

export const firstDayFor: FunctionDescriptor = {
  ...ofDate('firstDayFor', ['periods', 'number', 'number', 'number', 'date'], {days: [1, 2], window: 3}),
  about: `the first day, the date or a later one, on which a stay of so many days can begin, so that none of its days has more than ${limitAndWindow}, and no day of a later period gets too many, such as \`firstDayFor(trips, stayDays, limitDays, windowDays, today)\`; no date if the stay is 0 or longer than the limit`,
};

export const period: FunctionDescriptor = {
  parameters: ['date', 'date'],
  words: {},
  result: () => periods,
  emit: (days) => js`[${array([...days])}]`,
  breakpoints: noBreakpoints,
  forms: noForms,
  range: noRange,
  mutant: undefined,
  about:
    'the days from the first date to the second, both included, as in `trips + period(today, planned)`; no days without a date',
};

export const firstDayWhen: FunctionDescriptor = {
  parameters: ['condition', 'date', 'number'],
  counts: {2: ['days']},
  triesDays: true,
  words: {operands: {orElse: 'days'}},
  result: () => date,
  emit: (values) => call('$firstDayWhen', values),
  breakpoints: noBreakpoints,
  forms: noForms,
  range: noRange,
  mutant: undefined,
  about:
    'the first day, the date or one of so many days after it, for which a condition that takes a day holds, such as `firstDayWhen(qualifies, today, daysToLook)`; no date if there is none',
};

type Common = Omit<FunctionDescriptor, 'about'>;

/** The positions of the arguments that count days, and of the one that may count in any unit of time. */
interface Counted {
  readonly days?: readonly number[];
  readonly window?: number;
}

/** A function of periods; they may be anywhere, so that its thresholds are not known. */
function ofPeriods(name: string, parameters: FunctionDescriptor['parameters'], {days = [], window}: Counted) {
  const counts: FunctionDescriptor['counts'] = {
    ...Object.fromEntries(days.map((position) => [position, ['days']])),
    ...(window !== undefined && {[window]: windowUnits}),
  };
  return {
    parameters,
    counts,
    refuse: refuseOthers,
    emit: (values: readonly Code[], typed: readonly TypedExpression[]) =>
      call(
        `$${name}`,
        values.map((code, position) => (position === window ? windowCode(code, typed[position]!) : code)),
      ),
    breakpoints: noBreakpoints,
    forms: noForms,
    mutant: undefined,
  } as const;
}

function ofDays(
  name: string,
  parameters: FunctionDescriptor['parameters'],
  counted: Counted,
  range: FunctionDescriptor['range'],
): Common {
  const words = {unit: {always: 'days'}, operands: {orElse: 'days'}};
  return {...ofPeriods(name, parameters, counted), words, result: () => number(true), range};
}

function ofDate(name: string, parameters: FunctionDescriptor['parameters'], counted: Counted): Common {
  const words = {operands: {orElse: 'days'}};
  return {...ofPeriods(name, parameters, counted), words, result: () => date, range: noRange};
}

function refuseOthers([list]: readonly Type[]): ReturnType<NonNullable<FunctionDescriptor['refuse']>> {
  if (list?.kind !== 'list' || hasPeriods(list)) return undefined;
  const names = [...list.fields.keys()]
    .slice(0, 2)
    .map((field) => `'${field}'`)
    .join(' and ');
  return {
    parameters: 'periods of days, such as a list whose first two fields are dates, of arrival and departure',
    found: `'${list.input}', which begins with ${names}`,
  };
}
