/**
 * Days of stay within a moving period, such as 90 days in any 180: Regulation (EU) 2016/399, article 6(1) and (2). The day of
 * arrival and the day of departure both count. A day that several stays cover counts once, so that their order does not matter.
 *
 * Every function works on merged stays, never day by day: a stay may last for millennia.
 */
import {dayNumber, dayOfNumber, LAST_DAY_NUMBER, type CalendarDay} from './calendar.ts';

/** The first and the last day of a stay. One with a missing day, or that ends before it begins, does not count. */
export type Stay = readonly [first: CalendarDay | null, last: CalendarDay | null];

/** The numbers of the first and the last day of a stay. */
type Days = readonly [first: number, last: number];

/** How many days from one day to another, both included, are covered by any of the stays; 0 without a day. */
export function daysWithin(stays: readonly Stay[], from: CalendarDay | null, to: CalendarDay | null): number {
  return from === null || to === null ? 0 : covered(merged(daysOf(stays)), dayNumber(from), dayNumber(to));
}

/** The most days of stay that any `window` days have. */
export function mostDays(stays: readonly Stay[], window: number): number {
  const all = merged(daysOf(stays));
  const {length} = ruleOf(0, window);
  // Until a stay ends there are ever more, after that ever fewer.
  return Math.max(0, ...all.map(([, last]) => covered(all, last - length + 1, last)));
}

/**
 * The first day with more than `limit` days of stay among the last `window` days, the day itself included; none if there is
 * no such day.
 * @param limit whole days, as `window`; fractions are dropped
 */
export function firstDayOver(stays: readonly Stay[], limit: number, window: number): CalendarDay | null {
  const [overstay] = overstaysOf(merged(daysOf(stays)), ruleOf(limit, window));
  return overstay === undefined ? null : dayOfNumber(overstay[0]);
}

/** Of each stay the number of its days with more than `limit` days of stay among the last `window`. They are its last ones. */
export function daysOver(stays: readonly Stay[], limit: number, window: number): readonly number[] {
  const overstays = overstaysOf(merged(daysOf(stays)), ruleOf(limit, window));
  return stays.map((stay) => daysOf([stay]).reduce((sum, [first, last]) => sum + covered(overstays, first, last), 0));
}

/**
 * How many days somebody who arrives on a day can stay, at most `limit` within `window` days, so that no day from then on has
 * too many: neither one of this stay nor one of a later stay. 0 without a day.
 */
export function longestStay(stays: readonly Stay[], limit: number, window: number, from: CalendarDay | null): number {
  if (from === null) return 0;
  const [start, rule] = [dayNumber(from), ruleOf(limit, window)];
  const others = merged(daysOf(stays));
  const toEnd = LAST_DAY_NUMBER - start + 1;
  const longest = rule.most < rule.length ? Math.min(rule.most, toEnd) : toEnd;
  return lowest(1, longest + 1, (days) => days > longest || daysToWait(others, start, days, rule) > 0) - 1;
}

/**
 * The first day, on or after another, on which somebody can arrive for so many days, so that no day from then on has more than
 * `limit` days of stay among the last `window` days: neither one of this stay nor one of a later stay. None without a day or a
 * stay, if the stay alone is too long, or if there is no such day until the end of 9999.
 * @param days of the stay; a part of a day is a whole day of stay
 */
export function firstDayFor(
  stays: readonly Stay[],
  days: number,
  limit: number,
  window: number,
  from: CalendarDay | null,
): CalendarDay | null {
  const [whole, rule] = [Math.ceil(days), ruleOf(limit, window)];
  if (from === null || whole < 1 || Math.min(whole, rule.length) > rule.most) return null;
  const others = merged(daysOf(stays));
  // Until then, days have too many even without this stay.
  let start = Math.max(dayNumber(from), (overstaysOf(others, rule).at(-1)?.[1] ?? 0) + 1);
  for (;;) {
    if (start + whole - 1 > LAST_DAY_NUMBER) return null;
    const wait = daysToWait(others, start, whole, rule);
    if (wait === 0) return dayOfNumber(start);
    start += wait;
  }
}

/** At most so many days of stay, 0 or more, among so many days, 1 or more. */
interface Rule {
  readonly most: number;
  readonly length: number;
}

const ruleOf = (limit: number, window: number): Rule => ({
  most: Math.max(0, Math.floor(limit)),
  length: Math.max(1, Math.floor(window)),
});

function daysOf(stays: readonly Stay[]): readonly Days[] {
  return stays.flatMap(([first, last]) =>
    first === null || last === null || last < first ? [] : [[dayNumber(first), dayNumber(last)] as const],
  );
}

/** The same days of stay, the earliest first, without two stays that overlap. */
function merged(stays: readonly Days[]): readonly Days[] {
  const all: [number, number][] = [];
  for (const [first, last] of stays.toSorted(([one], [other]) => one - other)) {
    const before = all.at(-1);
    if (before !== undefined && first <= before[1]) before[1] = Math.max(before[1], last);
    else all.push([first, last]);
  }
  return all;
}

/** The days of merged stays from one day to another, both included. */
function covered(stays: readonly Days[], from: number, to: number): number {
  return stays.reduce((sum, [first, last]) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from) + 1), 0);
}

/** Of each of some merged stays its days over the limit. Once there is one, all later days of the stay are over it, too. */
function overstaysOf(stays: readonly Days[], {most, length}: Rule): readonly Days[] {
  const isOver = (day: number): boolean => covered(stays, day - length + 1, day) > most;
  return stays.flatMap(([first, last]) => (isOver(last) ? [[lowest(first, last, isOver), last] as const] : []));
}

/** The lowest whole number of a range of which something is true, if it is true of all after that one, the last included. */
function lowest(from: number, to: number, isTrue: (number: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/**
 * Days by which a stay has to begin later before it can fit: 0 if it fits. It may need to wait longer still.
 * @param stays merged
 */
function daysToWait(stays: readonly Days[], start: number, days: number, {most, length}: Rule): number {
  // Days come back only once the oldest counted stay leaves the window, and then one at a time.
  const tail = start - length + 1;
  const excess = covered(stays, tail, start - 1) + 1 - most;
  if (excess > 0) return Math.max(0, nextCovered(stays, tail) - tail) + excess;
  const end = start + days - 1;
  const together = merged([...stays, [start, end]]);
  for (const [first] of together) {
    // The stay that it extends may have begun before it.
    const from = Math.max(first, tail);
    const over = covered(together, from, from + length - 1) - most;
    // Fewer of its days are within these only once the day after it is outside of them, or counted anyway.
    if (over > 0) return Math.max(0, Math.min(nextCovered(stays, end + 1), from + length) - end - 1) + over;
  }
  return 0;
}

/** The first day of stay on or after a day; infinitely late if there is none. */
function nextCovered(stays: readonly Days[], day: number): number {
  const next = stays.find(([, last]) => last >= day);
  return next === undefined ? Infinity : Math.max(next[0], day);
}
