/**
 * Days of stay within a moving period, such as 90 days in any 180: Regulation (EU) 2016/399, article 6(1) and (2). The day of
 * arrival and the day of departure both count. A day that several stays cover counts once, so that their order does not matter.
 *
 * Every function works on merged stays, never day by day: a stay may last for millennia.
 */
import {lowest} from './lowest.ts';
import {DAYS_IN_400_YEARS, movingWindow, type MovingWindow, type Window} from './movingWindow.ts';
import {dayNumber, dayOfNumber, LAST_DAY_NUMBER, type CalendarDay} from './calendar.ts';

/** The most days that are tried: nearly eleven years. */
const MOST_TRIED = 4_000;

/**
 * The first day, from one on and at most so many days later, for which a condition holds; none without such a day.
 * @param days whole days; fractions are dropped, and so is what is over 4,000
 */
export function firstDayWhen(
  holds: (day: CalendarDay) => boolean,
  from: CalendarDay | null,
  days: number,
): CalendarDay | null {
  if (from === null) return null;
  const first = dayNumber(from);
  const last = Math.min(first + Math.min(Math.floor(days), MOST_TRIED), LAST_DAY_NUMBER);
  for (let day = first; day <= last; day++) if (holds(dayOfNumber(day))) return dayOfNumber(day);
  return null;
}

/** The first and the last day of a stay. One with a missing day, or that ends before it begins, does not count. */
export type Stay = readonly [first: CalendarDay | null, last: CalendarDay | null];

/** The numbers of the first and the last day of a stay. */
type Days = readonly [first: number, last: number, before?: number];

/** Stays in the order of their days, of which no two overlap; `before` is how many days those before it have. */
type Merged = readonly Required<Days>[];

/** How many days from one day to another, both included, are covered by any of the stays; 0 without a day. */
export function daysWithin(stays: readonly Stay[], from: CalendarDay | null, to: CalendarDay | null): number {
  return from === null || to === null ? 0 : covered(mergedOnce(stays), dayNumber(from), dayNumber(to));
}

/** The most days of stay that any window has. */
export function mostDays(stays: readonly Stay[], window: Window): number {
  const all = merged(daysOf(stays));
  const {start, lastFrom, longest, nextLeap} = movingWindow(window);
  let most = 0;
  for (const [first, last] of all) {
    // Once the window lies within the stay, its lengths are the same again after 400 years.
    const lastToTry = Math.min(last, lastFrom(first) + DAYS_IN_400_YEARS);
    // Until the window leaps or a stay ends there are ever more, and after a stay ever fewer.
    for (let end = first - 1; end < lastToTry && most < longest;) {
      end = Math.min(lastToTry, nextLeap(end + 1));
      most = Math.max(most, covered(all, start(end), end));
    }
  }
  return most;
}

/**
 * The first day with more than `limit` days of stay in the window that ends with it; none if there is no such day.
 * @param limit whole days; fractions are dropped
 */
export function firstDayOver(stays: readonly Stay[], limit: number, window: Window): CalendarDay | null {
  const [overstay] = overstaysOf(merged(daysOf(stays)), ruleOf(limit, window));
  return overstay === undefined ? null : dayOfNumber(overstay[0]);
}

/** For each stay, the number of its days with more than `limit` days of stay in the window that ends with them. */
export function daysOver(stays: readonly Stay[], limit: number, window: Window): readonly number[] {
  const overstays = overstaysOf(merged(daysOf(stays)), ruleOf(limit, window));
  return stays.map((stay) => daysOf([stay]).reduce((sum, [first, last]) => sum + covered(overstays, first, last), 0));
}

/**
 * How many days somebody who arrives on a day can stay, at most `limit` within a window, so that none of these days has too many,
 * and no day of another stay that has not too many without it. 0 without a day.
 */
export function longestStay(stays: readonly Stay[], limit: number, window: Window, from: CalendarDay | null): number {
  if (from === null) return 0;
  const [start, rule] = [dayNumber(from), ruleOf(limit, window)];
  const others = othersOf(stays, rule);
  const toEnd = LAST_DAY_NUMBER - start + 1;
  const longest = rule.most < rule.shortest ? Math.min(rule.most, toEnd) : toEnd;
  return lowest(1, longest + 1, (days) => days > longest || daysToWait(others, start, days, rule) > 0) - 1;
}

/**
 * The first day, on or after another, on which somebody can arrive for so many days, so that none of them has more than `limit`
 * days of stay in its window, and no day of another stay that has not too many without it. None without a day or a stay, if the
 * stay alone is too long, or if there is no such day until the end of 9999.
 * @param days of the stay; a part of a day is a whole day of stay
 */
export function firstDayFor(
  stays: readonly Stay[],
  days: number,
  limit: number,
  window: Window,
  from: CalendarDay | null,
): CalendarDay | null {
  const [whole, rule] = [Math.ceil(days), ruleOf(limit, window)];
  if (from === null || whole < 1 || Math.min(whole, rule.shortest) > rule.most) return null;
  const others = othersOf(stays, rule);
  let start = dayNumber(from);
  // Later on there is only this stay, and months and years of the same lengths.
  const end = Math.max(start, (others.stays.at(-1)?.[1] ?? 0) + rule.longest) + MOST_YEARS_ALIKE * 366;
  for (;;) {
    if (start > end || start + whole - 1 > LAST_DAY_NUMBER) return null;
    const wait = daysToWait(others, start, whole, rule);
    if (wait === 0) return dayOfNumber(start);
    start += wait;
  }
}

/** Within so many years, months begin and end as they ever do. */
const MOST_YEARS_ALIKE = 12;

/** At most so many days of stay, 0 or more, in a window. */
interface Rule extends MovingWindow {
  readonly most: number;
}

const ruleOf = (limit: number, window: Window): Rule => ({
  ...movingWindow(window),
  most: Math.max(0, Math.floor(limit)),
});

function daysOf(stays: readonly Stay[]): readonly Days[] {
  return stays.flatMap(([first, last]) =>
    first === null || last === null || last < first ? [] : [[dayNumber(first), dayNumber(last)] as const],
  );
}

const known = new WeakMap<readonly Stay[], Merged>();

/** Where a condition is tried day by day, the same stays are counted up to thousands of times. */
function mergedOnce(stays: readonly Stay[]): Merged {
  const made = known.get(stays) ?? merged(daysOf(stays));
  known.set(stays, made);
  return made;
}

/** The same days of stay, the earliest first, without two stays that overlap. */
function merged(stays: readonly Days[]): Merged {
  const all: [number, number, number][] = [];
  let before = 0;
  for (const [first, last] of stays.toSorted(([one], [other]) => one - other)) {
    const previous = all.at(-1);
    const isPart = previous !== undefined && first <= previous[1];
    const from = isPart ? previous[1] + 1 : first;
    if (!isPart) all.push([first, last, before]);
    else if (last >= from) previous[1] = last;
    before += Math.max(0, last - from + 1);
  }
  return all;
}

/** The days of merged stays from one day to another, both included. */
function covered(stays: Merged, from: number, to: number): number {
  return to < from ? 0 : coveredUpTo(stays, to) - coveredUpTo(stays, from - 1);
}

function coveredUpTo(stays: Merged, day: number): number {
  const next = lowest(0, stays.length, (index) => index === stays.length || stays[index]![0] > day);
  const stay = stays[next - 1];
  return stay === undefined ? 0 : stay[2] + Math.min(stay[1], day) - stay[0] + 1;
}

/** The days of merged stays that are over the limit. Once there is one, all later days of the same part of the stay are over it, too. */
function overstaysOf(stays: Merged, rule: Rule): Merged {
  const {most, start, shortest, longest, nextLeap} = rule;
  if (most >= longest) return [];
  const isOver = (day: number): boolean => covered(stays, start(day), day) > most;
  const over: Days[] = [];
  for (const [first, last] of stays) {
    // Where the window lies within the stay, it has too many whatever its months are.
    const sure = most < shortest ? Math.min(last, rule.lastFrom(first)) : last;
    for (let [from, to] = [first, first]; from <= last; from = to + 1) {
      to = from > sure ? last : Math.min(sure, nextLeap(from));
      if (isOver(to)) over.push([lowest(from, to, isOver), to]);
    }
  }
  return merged(over);
}

/** The stays beside a planned one. */
interface Others {
  readonly stays: Merged;
  /** Their days over the limit. */
  readonly over: Merged;
  /** For each stay, the last day that is not over the limit; a stay that is over it from its first day has none. */
  readonly lastWithin: readonly number[];
}

function othersOf(given: readonly Stay[], rule: Rule): Others {
  const stays = merged(daysOf(given));
  const over = overstaysOf(stays, rule);
  const lastWithin = stays.flatMap(([first, last]) => {
    const end = (over.find((days) => first <= days[0] && days[0] <= last)?.[0] ?? last + 1) - 1;
    return end < first ? [] : [end];
  });
  return {stays, over, lastWithin};
}

/** Days by which a planned stay has to begin later before it can fit: 0 if it fits. It may need to wait longer still. */
function daysToWait(others: Others, start: number, days: number, rule: Rule): number {
  const over = others.over.find(([first, last]) => last >= start && first < start + days);
  if (over !== undefined) return over[1] + 1 - start;
  if (rule.shortest === rule.longest) return daysToWaitInDays(others, start, days, rule);
  return fits(others, start, days, rule) ? 0 : 1;
}

/** Whether none of the days of a planned stay is over the limit, and no other day that is not without it. */
function fits({stays, over}: Others, start: number, days: number, rule: Rule): boolean {
  const end = start + days - 1;
  const together = overstaysOf(merged([...stays, [start, end]]), rule);
  return covered(together, start, end) === 0 && coveredUpTo(together, Infinity) === coveredUpTo(over, Infinity);
}

/**
 * The same for a window of so many days. Within a stay each day then has as many days of stay as the day before it, or one more,
 * until it has too many. So it is enough to look at the last day of the planned stay, and at the last day of each later one that
 * is within the limit without it.
 */
function daysToWaitInDays({stays, lastWithin}: Others, start: number, days: number, rule: Rule): number {
  const end = start + days - 1;
  const excessOn = (day: number): number => {
    const first = rule.start(day);
    const [from, to] = [Math.max(first, start), Math.min(day, end)];
    const planned = Math.max(0, to - from + 1) - covered(stays, from, to);
    return covered(stays, first, day) + planned - rule.most;
  };
  const excess = excessOn(end);
  if (excess > 0) {
    // Days come back only once the oldest counted stay leaves the window, and then one at a time.
    const tail = rule.start(end);
    return nextCovered(stays, tail) - tail + excess;
  }
  for (const day of lastWithin) {
    if (rule.start(day) > end) break;
    const later = day > end ? excessOn(day) : 0;
    // Fewer days of the planned stay are before this day only once the day after it is later, or a day of another stay.
    if (later > 0) return Math.min(nextCovered(stays, end + 1), day + 1) - end - 1 + later;
  }
  return 0;
}

/** The first day of stay on or after a day; infinitely late if there is none. */
function nextCovered(stays: Merged, day: number): number {
  const next = stays.find(([, last]) => last >= day);
  return next === undefined ? Infinity : Math.max(next[0], day);
}
