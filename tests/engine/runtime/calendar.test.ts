// Is calendar arithmetic right in every year, month and time zone?
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfMonth,
  dayOfNumber,
  daysBetween,
  daysSince,
  endOfMonth,
  isCalendarDay,
  monthOf,
  monthsBetween,
  nextYearly,
  yearOf,
  yearsBetween,
} from '../../../src/engine/runtime/calendar.ts';

const day = fc
  .date({min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true})
  .map((date) => date.toISOString().slice(0, 10));

/** An independent way to count days: JavaScript's Date, in UTC. */
function daysByDate(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['0099-12-31', 1, '0100-01-01'],
    ['0001-01-01', 0, '0001-01-01'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2000-12-31', 0, '2000-12-31'],
    ['2024-01-01', 1.9, '2024-01-02'],
    ['2024-01-02', -1.9, '2024-01-01'],
    ['9999-12-31', 1, null],
    ['0001-01-01', -1, null],
    ['2024-01-01', 1e12, null],
  ])('%s and %d days', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it('is undone by daysBetween, and both agree with Date', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(daysBetween(from, to)).toBe(daysByDate(from, to));
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  it('gives every day in four centuries once', () => {
    let current = '1999-12-31';
    for (let count = 0; count < 146_097; count++) {
      const next = addDays(current, 1);
      if (next === null || !isCalendarDay(next) || daysByDate(current, next) !== 1) {
        throw new Error(`${current} gives ${next}`);
      }
      current = next;
    }
    expect(current).toBe('2399-12-31');
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-02-29', 24, '2026-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-10-31', 1, '2024-11-30'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-01-15', -1, '2023-12-15'],
    ['0050-12-31', 2, '0051-02-28'],
    ['9999-11-30', 1, '9999-12-30'],
    ['9999-12-01', 1, null],
    ['0001-01-01', -1, null],
  ])('%s and %d months', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it('keeps the day of the month, or uses the last day of a shorter month', () => {
    fc.assert(
      fc.property(day, fc.integer({min: -600, max: 600}), (from, months) => {
        const to = addMonths(from, months);
        fc.pre(to !== null);
        expect(to).toSatisfy(isCalendarDay);
        expect(monthsOf(to) - monthsOf(from)).toBe(months);
        const sameDay = `${to.slice(0, 8)}${from.slice(8)}`;
        expect(to).toBe(isCalendarDay(sameDay) ? sameDay : lastOfMonth(to));
      }),
    );
  });
});

it('a day in a number is the next one each day, over 400 years', () => {
  for (let number = 730_000; number < 730_000 + 146_097; number++)
    if (
      dayNumber(dayOfNumber(number)) !== number ||
      dayOfNumber(number) !== new Date((number - 719_163) * 86_400_000).toISOString().slice(0, 10)
    )
      expect.fail(`${number} is ${dayOfNumber(number)}`);
});

describe('no date', () => {
  it('stays no date, with no time elapsed', () => {
    expect(addDays(null, 5)).toBeNull();
    expect(addMonths(null, 5)).toBeNull();
    expect(daysSince(null, '2024-06-30')).toBe(0);
  });
});

describe('daysSince', () => {
  it('counts nights, even across clock changes, and never below 0', () => {
    expect(daysSince('2024-03-30', '2024-04-01')).toBe(2);
    expect(daysSince('2023-12-19', '2024-06-30')).toBe(194);
    expect(daysSince('2024-07-01', '2024-06-30')).toBe(0);
    expect(daysSince('2024-06-30', '2024-06-30')).toBe(0);
  });
});

// Samoa skipped 30 December 2011, and Lord Howe Island changes its clocks by half an hour.
it.each(['Pacific/Apia', 'Australia/Lord_Howe', 'America/Los_Angeles'])('days are the same in %s', (zone) => {
  const program = `
    const {addDays, daysBetween} = await import('./src/engine/runtime/calendar.ts');
    const {calendarDay, month} = await import('./src/engine/runtime/formats.ts');
    console.log(addDays('2011-12-29', 1), daysBetween('2011-12-29', '2011-12-31'));
    console.log(calendarDay('2011-12-30'), month('2011-12'));`;
  const {stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {...process.env, TZ: zone},
    encoding: 'utf8',
  });
  expect({stdout, stderr}).toEqual({stdout: '2011-12-30 2\n30 December 2011 December 2011\n', stderr: ''});
});

function lastOfMonth(text: string): string {
  const days = ['31', '30', '29', '28'].map((last) => `${text.slice(0, 8)}${last}`);
  return days.find(isCalendarDay)!;
}

function monthsOf(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
}

describe('monthsBetween and yearsBetween', () => {
  it.each([
    ['2024-01-31', '2024-02-28', 0, 0],
    ['2024-01-31', '2024-02-29', 1, 0],
    ['2023-01-31', '2023-02-28', 1, 0],
    ['2004-02-29', '2005-02-27', 11, 0],
    ['2004-02-29', '2005-02-28', 12, 1],
    ['1960-04-06', '2026-04-05', 791, 65],
    ['1960-04-06', '2026-04-06', 792, 66],
    ['2024-06-07', '2024-06-07', 0, 0],
    ['2025-06-07', '2024-06-08', -11, 0],
    ['2025-06-07', '2024-06-07', -12, -1],
    ['0001-01-01', '9999-12-31', 119_987, 9998],
    [null, '2024-06-07', 0, 0],
    ['2024-06-07', null, 0, 0],
  ])('from %s to %s are %d months, %d years', (from, to, months, years) => {
    expect([monthsBetween(from, to), yearsBetween(from, to)]).toEqual([months, years]);
  });

  it('count the months that can be added without passing the second day', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from, to] = [one, other].toSorted() as [string, string];
        const months = monthsBetween(from, to);
        expect(addMonths(from, months)! <= to).toBe(true);
        expect((addMonths(from, months + 1) ?? '9999-99') > to).toBe(true);
        expect(monthsBetween(to, from)).toBe(months === 0 ? 0 : -months);
        expect(yearsBetween(from, to)).toBe(Math.floor(months / 12));
      }),
    );
  });
});

describe('the parts of a date', () => {
  it('agree with Date', () => {
    fc.assert(
      fc.property(day, (text) => {
        const date = new Date(text);
        expect([yearOf(text), monthOf(text), dayOfMonth(text)]).toEqual([
          date.getUTCFullYear(),
          date.getUTCMonth() + 1,
          date.getUTCDate(),
        ]);
        const end = endOfMonth(text)!;
        expect(end.slice(0, 7)).toBe(text.slice(0, 7));
        expect(dayOfMonth(addDays(end, 1) ?? '0001-01-01')).toBe(1);
        expect(dayOfNumber(dayNumber(text))).toBe(text);
      }),
    );
  });

  it('are 0 without a date', () => {
    expect([yearOf(null), monthOf(null), dayOfMonth(null), endOfMonth(null)]).toEqual([0, 0, 0, null]);
  });
});

describe('nextYearly', () => {
  it.each([
    ['the day before', '07-01', '2026-06-30', '2026-07-01'],
    ['the day itself', '07-01', '2026-07-01', '2027-07-01'],
    ['the last day of a year', '01-01', '2026-12-31', '2027-01-01'],
    ['29 February in a leap year', '02-29', '2028-01-31', '2028-02-29'],
    ['29 February in another year', '02-29', '2026-02-28', '2026-03-01'],
    ['1 March, as which 29 February counts', '02-29', '2026-03-01', '2027-03-01'],
  ])('%s', (_, monthAndDay, after, next) => {
    expect(nextYearly(monthAndDay, after)).toBe(next);
  });
});
