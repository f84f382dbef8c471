/**
 * The answers to one input that its rules can tell apart, one or two for each region: the options, both sides of each
 * cut, the days around each date rule, what is left blank, and what is no number or no day.
 */
import type {Input} from '../../engine/definition/input.ts';
import type {Cut} from '../../engine/compiled/changes.ts';
import {addDays, type CalendarDay} from '../../engine/runtime/calendar.ts';

/** As a form would hold them, the plainest first. */
export type Answers = readonly string[];

const NO_NUMBER = 'none';
const NO_DAY = '2024-02-30';

/** Where no rule tells numbers apart, this one stands for all above 0. */
const ANY_NUMBER = 1_000;

/** @param options those of every version that is looked at */
export function answersOfChoice(options: readonly string[]): Answers {
  return ['', ...options];
}

/** @param numbers what `numbersAround` gives */
export function answersOfNumber(numbers: readonly number[]): Answers {
  return ['', NO_NUMBER, ...numbers.map(decimal)];
}

/** @param days what `numbersAround` gives: days that have passed */
export function answersOfDate(days: readonly number[], today: CalendarDay): Answers {
  const dates = [-1, 0, ...days].map((passed) => addDays(today, -passed)).filter((day) => day !== null);
  return ['', NO_DAY, ...new Set(dates)];
}

export function answersOfText(): Answers {
  return ['', 'any words'];
}

/** Both sides of each cut, and one number beyond them all; ascending, all above 0 but where 0 is a side. */
export function numbersAround(cuts: readonly Cut[], whole: boolean): readonly number[] {
  const edges = [...new Set(cuts.map(({at}) => at))].toSorted((one, other) => one - other);
  const sides = edges.flatMap((at, place) => {
    const [before = 0, behind = at * 2 + 2] = [edges[place - 1], edges[place + 1]];
    if (whole) return [at - 1, at];
    const here = cuts.filter((cut) => cut.at === at);
    const below = here.some(({after}) => !after) ? [at - nearby(at - before)] : [];
    const above = here.some(({after}) => after) ? [at + nearby(behind - at)] : [];
    return [...below, at, ...above];
  });
  const beyond = edges.length === 0 ? ANY_NUMBER : Math.ceil(edges.at(-1)!) * 2 + 1;
  return [...new Set([...sides, beyond])].filter((number) => number >= 0).toSorted((one, other) => one - other);
}

/** Whether an input holds numbers without a fraction. */
export const isWhole = ({type}: Input): boolean => type !== 'number';

/** A small step that stays between two cuts. */
function nearby(gap: number): number {
  return gap > 1 ? 1 : gap / 2;
}

/** A number as a form holds it, without an exponent. */
function decimal(number: number): string {
  return number.toFixed(10).replace(/\.?0+$/, '');
}
