// Do the calculators that count days agree with counting them one by one, for any lists of periods: overlapping, out of order, of one day,
// unfinished, on 29 February, before and after what counts? The references walk the days and share no code with the engine; the first
// day on which somebody qualifies is found there by trying every day. law.test.ts has lists as people have them, this file any others.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {answersFor} from '../../../src/engine/published/answers.ts';
import {HANGING} from '../../limits.ts';
import {samples} from '../../samples.ts';
import {library} from '../compiled.ts';
import {addYears, dayAt, dayOf, isLeapDay, textOf, type Day} from './calendar.ts';
import {compare} from './compared.ts';
import {draws, type Draw} from './draw.ts';
import type {Answers, Asked} from './law.ts';
import {laws} from './laws.ts';

interface Lists {
  /** The first and the last day of a period, by list. */
  readonly of: Readonly<Record<string, readonly [string, string]>>;
  /** What the answers must be for the lists to be asked for. */
  readonly with?: Answers;
  /** Required answers, where none is drawn. */
  readonly otherwise?: Answers;
  /** How far back a period can matter. */
  readonly years: number;
  /** Lists in `npm test`: about two seconds. */
  readonly few: number;
}

const calculators: Readonly<Record<string, Lists>> = {
  'canada-citizenship-calculator': {
    of: {trips: ['left', 'returned'], uncountedPeriods: ['from', 'to']},
    years: 6,
    few: 120,
  },
  'us-naturalization-calculator': {of: {trips: ['departure', 'return']}, years: 6, few: 200},
  'us-substantial-presence-test-calculator': {
    of: {stays: ['from', 'to'], exemptStays: ['from', 'to']},
    with: {countBy: 'stays'},
    years: 4,
    few: 300,
  },
  'us-opt-unemployment-calculator': {
    of: {jobs: ['from', 'to']},
    with: {stage: 'working'},
    otherwise: {optStart: '2026-01-15'},
    years: 2,
    few: 300,
  },
  'uk-settlement-absences-calculator': {of: {trips: ['left', 'returned']}, years: 11, few: 40},
};

/** Periods near the given days and near each other, in any order. */
function drawPeriods(
  {int, pick, chance}: Draw,
  near: readonly Day[],
  names: readonly [string, string],
): readonly Answers[] {
  const periods: Answers[] = [];
  const ends = [...near];
  for (let more = int(0, 8); more > 0; more--) {
    const from = pick(ends) + pick([0, 0, 1, -1, 2, -2, int(-60, 60), int(-400, 400)]);
    const length = pick([0, 0, 1, 2, 7, 30, 90, 179, 180, 181, 182, 365, 366, int(0, 500)]);
    const to = chance(0.05) ? from - int(1, 20) : from + length;
    ends.push(from, to);
    periods.push({[names[0]]: textOf(from), ...(chance(0.96) && {[names[1]]: textOf(to)})});
  }
  return periods;
}

/** The calculator's own answers near its limits, with other lists. */
function ask(id: string, draw: Draw): Asked {
  const {of, years, with: always, otherwise} = calculators[id]!;
  const {inputs, today} = laws.get(id)!.ask(draw);
  const answered = [today, ...Object.values(inputs)].map(dayOf).filter((at) => at !== null);
  const yearsBack = Array.from({length: years + 1}, (_, index) => -index);
  const near = [
    ...answered.flatMap((at) => [at, addYears(at, draw.pick(yearsBack))]),
    dayAt(2024, 2, 29),
    addYears(dayAt(2024, 2, 29), draw.pick([-4, 4])),
    dayAt(2024, 4, 11),
    ...[0, 1, 2].map((back) => dayAt(Number(inputs['taxYear'] ?? today.slice(0, 4)) - back, draw.int(1, 12), 1)),
  ];
  const lists = Object.fromEntries(Object.entries(of).map(([list, names]) => [list, drawPeriods(draw, near, names)]));
  return {inputs: {...otherwise, ...inputs, ...always, ...lists}, today};
}

describe.each(Object.entries(calculators))('%s', (id, {few}) => {
  it(
    'counts the days of any periods',
    () => {
      fc.assert(
        fc.property(draws(), (draw) => compare(id, laws.get(id)!, ask(id, draw))),
        samples(few, 5_000),
      );
      // All lists of UK absences, and all days of a petition below, take minutes, several times as many on a busy machine.
    },
    10 * HANGING,
  );
});

describe('us-i751-window-calculator', () => {
  const {page, calculate} = library.get('us-i751-window-calculator');

  it(
    'opens for a petition of both on the 90 days before the second anniversary, and on no other day that is tried',
    () => {
      const starts = fc.oneof(
        fc.integer({min: dayAt(2019, 1, 1), max: dayAt(2027, 1, 1)}),
        fc.constant(dayAt(2024, 2, 29)),
      );
      fc.assert(
        fc.property(starts, (since) => {
          const monthAndDay = isLeapDay(since) ? '02-28' : textOf(since).slice(5);
          let anniversary = since;
          for (let years = 0; years < 2;) {
            anniversary++;
            if (textOf(anniversary).endsWith(monthAndDay)) years++;
          }
          const today = textOf(since);
          const {fields} = page(today);
          for (let at = since; at < anniversary + 10; at++) {
            const inputs = {residentSince: textOf(since), filing: 'joint', filingDate: textOf(at)};
            const left = anniversary - at;
            const state = left > 90 ? 'too-early' : left > 0 ? 'open' : left === 0 ? 'anniversary' : 'late';
            expect({inputs, result: calculate(answersFor(fields, inputs), today)}).toMatchObject({
              inputs,
              result: {
                state,
                opens: textOf(anniversary - 90),
                lastDay: textOf(anniversary - 1),
                daysToOpen: Math.max(0, left - 90),
                daysToLastDay: Math.max(0, left - 1),
              },
            });
          }
        }),
        samples(20, 5_000),
      );
    },
    10 * HANGING,
  );
});
