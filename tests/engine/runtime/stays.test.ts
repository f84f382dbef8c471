// Do the functions of stays agree with a count of every single day?
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  daysOver,
  daysWithin,
  firstDayOver,
  firstDayFor,
  longestStay,
  mostDays,
  type Stay,
} from '../../../src/engine/runtime/stays.ts';
import {dayFree, startOfWindow} from '../../../src/engine/runtime/movingWindow.ts';
import {samples} from '../../samples.ts';

type Rule = readonly [limit: number, window: number];

/** Days are counted from an early one; missing days are null. */
interface Sample {
  readonly rule: Rule;
  /** The day with the number 0. */
  readonly start: string;
  readonly trips: readonly (readonly [first: number | null, last: number | null])[];
  readonly from: number;
  readonly to: number;
  /** How many days the next stay lasts. */
  readonly stay: number;
}

/** Trips lie within the first three of them. */
const WINDOWS = 5;

const rules = fc.constantFrom<Rule[]>([90, 180], [9, 18], [9, 18], [5, 30], [1, 7], [19, 20], [0, 5]);

const dayAt = (start: string, number: number): string =>
  new Date(Date.parse(start) + number * 86_400_000).toISOString().slice(0, 10);

/** Leap years, a century that is none, and both ends of the calendar; no stay ends after 9999. */
const startsOf = ([, window]: Rule): readonly string[] => [
  '2023-06-15',
  '2024-02-28',
  '2000-02-20',
  '2099-12-01',
  '0001-01-01',
  dayAt('9999-12-31', 1 - WINDOWS * window),
  dayAt('9999-12-31', 1 - 3 * window),
];

/** Up to 9 trips, which overlap, touch, contain each other, last longer than is allowed, end before they begin or lack a day. */
const samplesOf = (rule: Rule): fc.Arbitrary<Sample> => {
  const [limit, window] = rule;
  const number = fc.integer({min: 0, max: 3 * window - 1});
  const length = fc.oneof(
    {weight: 6, arbitrary: fc.integer({min: 0, max: Math.ceil(window / 4)})},
    {weight: 1, arbitrary: fc.integer({min: -3, max: Math.ceil(window * 1.2)})},
  );
  const trip = fc
    .tuple(number, length, fc.integer({min: 0, max: 39}))
    .map(([first, days, missing]): Sample['trips'][number] => [
      missing === 0 ? null : first,
      missing === 1 ? null : Math.min(Math.max(0, first + days), 3 * window - 1),
    ]);
  return fc.record({
    rule: fc.constant(rule),
    start: fc.constantFrom(...startsOf(rule)),
    trips: fc.array(trip, {maxLength: 9}),
    from: number,
    to: number,
    stay: fc.integer({min: 0, max: limit + 1}),
  });
};

const staysOf = ({trips, start}: Sample): readonly Stay[] =>
  trips.map(([first, last]) => [
    first === null ? null : dayAt(start, first),
    last === null ? null : dayAt(start, last),
  ]);

/** Whether each day is covered, up to the end of the calendar or until no trip can matter. */
function calendarOf({trips, rule: [, window], start}: Sample): boolean[] {
  const toEnd = (Date.parse('9999-12-31') - Date.parse(start)) / 86_400_000 + 1;
  const days = Array.from({length: Math.min(toEnd, WINDOWS * window)}, () => false);
  for (const [first, last] of trips)
    if (first !== null && last !== null) for (let day = first; day <= last; day++) days[day] = true;
  return days;
}

/** For each day, whether it is covered and more than `limit` days among the last `window` are, up to that day. */
function overOf(days: readonly boolean[], [limit, window]: Rule): boolean[] {
  let count = 0;
  return days.map((isCovered, day) => {
    count += Number(isCovered) - Number(days[day - window] ?? false);
    return isCovered && count > limit;
  });
}

/**
 * Whether a planned stay fits: no day of it is over the limit, and no other day is that would not be without it.
 * @param without of each day whether it is over the limit without the stay
 */
function fits(
  start: number,
  stay: number,
  days: readonly boolean[],
  without: boolean[],
  [limit, window]: Rule,
): boolean {
  if (start + stay > days.length) return false;
  const isPlanned = (day: number): boolean => day >= start && day < start + stay;
  const isCovered = (day: number): boolean => days[day] === true || isPlanned(day);
  const first = Math.max(0, start - window + 1);
  let count = 0;
  for (let day = first; day < Math.min(days.length, start + stay + window); day++) {
    if (isCovered(day)) count++;
    if (day - window >= first && isCovered(day - window)) count--;
    if (day >= start && isCovered(day) && count > limit && (isPlanned(day) || !without[day])) return false;
  }
  return true;
}

function countedStay({from, stay, rule}: Sample, days: readonly boolean[]): number {
  const without = overOf(days, rule);
  for (let start = from; stay > 0 && start < days.length; start++)
    if (fits(start, stay, days, without, rule)) return start;
  return -1;
}

function countedLongest({from, rule}: Sample, days: readonly boolean[]): number {
  const without = overOf(days, rule);
  let stay = 0;
  while (fits(from, stay + 1, days, without, rule)) stay++;
  return stay;
}

describe('random lists of trips', () => {
  /** All that the functions tell of a list. */
  const told = (sample: Sample, stays: readonly Stay[]) => {
    const {start, rule, from, to, stay} = sample;
    const [limit, window] = rule;
    const [first, last] = [dayAt(start, from), dayAt(start, to)];
    return {
      within: daysWithin(stays, first, last),
      most: mostDays(stays, window),
      breach: firstDayOver(stays, limit, window),
      stay: firstDayFor(stays, stay, limit, window, first),
      longest: longestStay(stays, limit, window, first),
      // By trip, so that their order does not matter.
      over: Object.fromEntries(daysOver(stays, limit, window).map((days, index) => [String(stays[index]), days])),
    };
  };
  const counted = (sample: Sample) => {
    const {start, trips, rule, from, to} = sample;
    const days = calendarOf(sample);
    let count = 0;
    let most = 0;
    for (const [day, isCovered] of days.entries()) {
      count += Number(isCovered) - Number(days[day - rule[1]] ?? false);
      most = Math.max(most, count);
    }
    const over = overOf(days, rule);
    const dayOrNone = (day: number) => (day < 0 ? null : dayAt(start, day));
    return {
      within: days.filter((isCovered, day) => isCovered && day >= from && day <= to).length,
      most,
      breach: dayOrNone(over.indexOf(true)),
      stay: dayOrNone(countedStay(sample, days)),
      longest: countedLongest(sample, days),
      over: Object.fromEntries(
        staysOf(sample).map((stay, index) => {
          const [first, last] = trips[index]!;
          const isOver = first === null || last === null ? [] : over.slice(first, last + 1);
          return [String(stay), isOver.filter(Boolean).length];
        }),
      ),
    };
  };

  it('say the same in any order as a count day by day', () => {
    const ordered = rules
      .chain(samplesOf)
      .chain((sample) =>
        fc.record({
          sample: fc.constant(sample),
          order: fc.shuffledSubarray([...sample.trips.keys()], {minLength: sample.trips.length}),
        }),
      );
    fc.assert(
      fc.property(ordered, ({sample, order}) => {
        const stays = staysOf(sample);
        const result = told(sample, stays);
        expect(result).toEqual(counted(sample));
        const shuffled = order.map((index) => stays[index]!);
        expect(told(sample, shuffled)).toEqual(result);
      }),
      samples(1_000, 10_000),
    );
  });
});

describe('stays of millennia', () => {
  const ages: readonly Stay[] = [
    ['0001-01-01', '2023-12-31'],
    ['2025-01-01', '2025-01-10'],
    ['9999-12-01', '9999-12-31'],
  ];
  it('are counted at once', () => {
    expect(daysWithin(ages, '0001-01-01', '9999-12-31')).toBe(739_251 - 366 + 10 + 31);
    expect(firstDayOver(ages, 90, 180)).toBe('0001-04-01');
    expect(firstDayFor(ages, 90, 90, 180, '0001-01-02')).toBe('2024-03-31');
    expect(longestStay(ages, 90, 180, '2024-03-30')).toBe(0);
  });
  it('fit into a period that is as long as the calendar, or do not', () => {
    expect(firstDayFor(ages, 90, 738_900, 3_700_000, '2026-01-01')).toBe(null);
    expect(firstDayFor(ages, 1, 90, 3_700_000, '0001-04-01')).toBe(null);
    expect(firstDayOver(ages, 738_900, 3_700_000)).toBe('9999-12-06');
  });
});

it('looks past a later trip that is too long by itself', () => {
  const stays: readonly Stay[] = [['2027-06-01', '2027-08-30']];
  expect(longestStay(stays, 90, 180, '2026-11-28')).toBe(90);
  expect(firstDayFor(stays, 5, 90, 180, '2026-11-28')).toBe('2026-11-28');
  // Any day from 3 March 2027 on takes one from the trip, except the first days of the trip itself.
  expect(firstDayFor(stays, 5, 90, 180, '2027-02-27')).toBe('2027-06-01');
  expect(longestStay(stays, 90, 180, '2027-02-27')).toBe(4);
});

it('allows any stay if the limit is no shorter than the period', () => {
  const stays: readonly Stay[] = [['2025-01-01', '2026-12-31']];
  expect(firstDayOver(stays, 180, 180)).toBe(null);
  expect(firstDayFor(stays, 1_000, 180, 180, '2025-06-01')).toBe('2025-06-01');
  expect(longestStay(stays, 180, 180, '9999-12-30')).toBe(2);
});

it('takes a part of a day as a whole one, and no stay of no days', () => {
  expect(firstDayFor([], 90.5, 90, 180, '2026-01-01')).toBe(null);
  expect(firstDayFor([], 89.5, 90, 180, '2026-01-01')).toBe('2026-01-01');
  expect(firstDayFor([], 0, 90, 180, '2026-01-01')).toBe(null);
  expect(firstDayFor([], -1, 90, 180, '2026-01-01')).toBe(null);
});

it('has nothing to tell without a day', () => {
  const stays: readonly Stay[] = [['2026-01-01', '2026-01-10']];
  expect(daysWithin(stays, null, '2026-01-31')).toBe(0);
  expect(daysWithin(stays, '2026-01-01', null)).toBe(0);
  expect(firstDayFor(stays, 1, 90, 180, null)).toBe(null);
  expect(longestStay(stays, 90, 180, null)).toBe(0);
});

describe('windows in months', () => {
  /** The window that ends with a day: it begins on the day after the same day so many months before. */
  const firstDayOf = (end: string, months: number): string => {
    const [year, month, day] = end.split('-').map(Number) as [number, number, number];
    const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth) + 1)).toISOString().slice(0, 10);
  };
  const rulesInMonths = fc.constantFrom<Rule[]>(
    [10, 1],
    [28, 1],
    [29, 1],
    [30, 1],
    [31, 1],
    [58, 2],
    [60, 2],
    [20, 3],
    [180, 12],
  );
  const lists = rulesInMonths.chain(([limit, months]) =>
    fc.record({
      limit: fc.constant(limit),
      months: fc.constant(months),
      start: fc.constantFrom('2023-01-15', '2023-12-20', '2099-12-05'),
      trips: fc.array(fc.tuple(fc.integer({min: 0, max: 31 * months}), fc.integer({min: 0, max: 20 * months})), {
        maxLength: 6,
      }),
      from: fc.integer({min: 0, max: 31 * months}),
      stay: fc.integer({min: 1, max: limit + 3}),
    }),
  );

  it('begin on the day after the same day so many months before, or after the last day of a shorter month', () => {
    for (let day = 0; day < 800; day++) {
      const end = dayAt('2023-01-01', day);
      for (const months of [1, 2, 6, 12, 24]) expect(startOfWindow(end, {months}), end).toBe(firstDayOf(end, months));
    }
    expect(startOfWindow('2024-03-30', {months: 1})).toBe('2024-03-01');
    expect(startOfWindow('2024-02-29', {months: 12})).toBe('2023-03-01');
  });

  it('no longer count a day from the first day on whose window does not have it', () => {
    for (let day = 0; day < 430; day++) {
      const counted = dayAt('2023-01-01', day);
      for (const months of [1, 12]) {
        let free = 27 * months;
        while (firstDayOf(dayAt(counted, free), months) <= counted) free++;
        expect(dayFree(counted, {months}), counted).toBe(dayAt(counted, free));
      }
    }
  });

  it('say the same as a count day by day', () => {
    fc.assert(
      fc.property(lists, ({limit, months, start, trips, from, stay}) => {
        const stays = trips.map(([first, days]): Stay => [dayAt(start, first), dayAt(start, first + days)]);
        const days = Array.from({length: 31 * months * 4 + 100}, (_, day) => dayAt(start, day));
        const numbers = new Map(days.map((day, number) => [day, number]));
        const firsts = days.map((day) => numbers.get(firstDayOf(day, months)) ?? 0);
        const used = days.map((day) => stays.some(([first, last]) => first! <= day && day <= last!));
        /** For each day, the number of covered days in its window. */
        const countsOf = (covered: readonly boolean[]): readonly number[] => {
          const before = [0];
          covered.forEach((isCovered, day) => before.push(before[day]! + Number(isCovered)));
          return covered.map((_, day) => before[day + 1]! - before[firsts[day]!]!);
        };
        const fitsIn = (arrival: number, length: number): boolean => {
          const own = used.map((isUsed, day) => isUsed || (day >= arrival && day < arrival + length));
          const isPlanned = (day: number): boolean => day >= arrival && day < arrival + length;
          return countsOf(own).every((count, day) => !own[day] || count <= limit || (over[day] && !isPlanned(day)));
        };
        const counts = countsOf(used);
        const over = days.map((_, day) => used[day]! && counts[day]! > limit);
        const window = {months};
        expect(mostDays(stays, window)).toBe(Math.max(...counts));
        expect(firstDayOver(stays, limit, window)).toBe(days[over.indexOf(true)] ?? null);
        expect(daysOver(stays, limit, window)).toEqual(
          trips.map(([first, length]) => over.slice(first, first + length + 1).filter(Boolean).length),
        );
        let longest = 0;
        while (longest < 31 * months * 2 && fitsIn(from, longest + 1)) longest++;
        if (longest < 31 * months * 2) expect(longestStay(stays, limit, window, days[from]!)).toBe(longest);
        const arrival = days.findIndex(
          (_, day) => day >= from && day + stay < days.length - 31 * months && fitsIn(day, stay),
        );
        if (arrival >= 0) expect(firstDayFor(stays, stay, limit, window, days[from]!)).toBe(days[arrival]);
      }),
      samples(10, 2_000),
    );
  });

  it('are found at once for stays of millennia, and where a stay is too long for every window', () => {
    const ages: readonly Stay[] = [['0001-01-01', '9999-12-31']];
    for (const [months, most] of [
      [1, 31],
      [2, 62],
      [3, 92],
      [12, 366],
      [24, 731],
      [1_200, 36_525],
    ] as const)
      expect(mostDays(ages, {months}), `${months} months`).toBe(most);
    expect(firstDayOver(ages, 90, {months: 12})).toBe('0001-04-01');
    expect(firstDayFor([], 100, 30, {months: 1}, '2026-01-01')).toBe(null);
    expect(longestStay([], 31, {months: 1}, '9999-12-01')).toBe(31);
  });
});
