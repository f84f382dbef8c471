// Do the trip planner and the 90/180 calculator say the same about a planned stay, and the same as a count of every day, also of those on
// which it would be possible?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {verdictIn} from '../../src/engine/results/card.ts';
import {addDays} from '../../src/engine/runtime/calendar.ts';
import {formatItems} from '../../src/engine/runtime/items.ts';
import {samples} from '../samples.ts';
import {library} from './compiled.ts';

const TODAY = '2026-11-28';
const [LIMIT, WINDOW] = [90, 180];

const planner = library.get('schengen-trip-planner');
const calculator = library.get('schengen-visa-calculator');

/** Days are counted from today. */
interface Plan {
  readonly trips: readonly (readonly [arrival: number, departure: number])[];
  readonly arrival: number;
  readonly stay: number;
}

const plans = (days: {readonly min: number; readonly max: number}): fc.Arbitrary<Plan> => {
  const trip = fc
    .tuple(fc.integer(days), fc.oneof(fc.integer({min: 0, max: 40}), fc.integer({min: 70, max: 110})))
    .map(([arrival, length]): Plan['trips'][number] => [arrival, Math.min(arrival + length, days.max)]);
  return fc.record({
    trips: fc.array(trip, {maxLength: 6}),
    arrival: fc.integer({min: 0, max: 60}),
    stay: fc.integer({min: 1, max: LIMIT}),
  });
};

const dayAt = (number: number): string => addDays(TODAY, number)!;

function planned({trips, arrival, stay}: Plan) {
  const answers = {
    trips: formatItems(trips.map((days) => days.map(dayAt))),
    day: dayAt(arrival),
    stayDays: String(stay),
  };
  const {result, card} = planner.evaluate(answers, TODAY);
  return {result: result as {longestStay: number; nextDay: string | null}, verdict: verdictIn(card())!};
}

/** The days that are over the limit, counted day by day. */
function overDays(covered: ReadonlySet<number>): ReadonlySet<number> {
  const days = [...covered].toSorted((one, other) => one - other);
  return new Set(days.filter((day, index) => index - days.findIndex((other) => other > day - WINDOW) >= LIMIT));
}

function fits({trips, arrival, stay}: Plan): boolean {
  const daysOf = (first: number, last: number) => Array.from({length: last - first + 1}, (_, index) => first + index);
  const others = new Set(trips.flatMap(([first, last]) => daysOf(first, last)));
  const own = new Set(daysOf(arrival, arrival + stay - 1));
  const without = overDays(others);
  return [...overDays(new Set([...others, ...own]))].every((day) => without.has(day) && !own.has(day));
}

describe('a planned stay', () => {
  it('is judged by the headline as by a count of every day, also before trips that are too long themselves', () => {
    fc.assert(
      fc.property(plans({min: -400, max: 400}), (plan) => {
        const {verdict, result} = planned(plan);
        expect({verdict, fits: verdict.tone !== 'bad'}).toEqual({verdict, fits: fits(plan)});
        expect(result.nextDay === dayAt(plan.arrival)).toBe(fits(plan));
        expect(plan.stay <= result.longestStay).toBe(fits(plan));
      }),
      samples(150, 5_000),
    );
  });

  it('that is too long is possible on the day that is offered, and on none before it', () => {
    fc.assert(
      fc.property(plans({min: -200, max: 300}), (plan) => {
        const {nextDay} = planned(plan).result;
        let arrival = plan.arrival;
        while (!fits({...plan, arrival})) arrival++;
        expect(nextDay).toBe(dayAt(arrival));
      }),
      samples(100, 5_000),
    );
  });

  it('after the last trip gets the same answer from both calculators', () => {
    fc.assert(
      fc.property(plans({min: -220, max: -1}), (plan) => {
        const last = plan.arrival + plan.stay - 1;
        const covered = new Set(
          plan.trips.flatMap(([from, to]) => Array.from({length: to - from + 1}, (_, index) => from + index)),
        );
        const previousDaysUsed = [...covered].filter((day) => day > last - WINDOW).length;
        const answers = {plannedStayDays: String(plan.stay), previousDaysUsed: String(previousDaysUsed)};
        const {status} = calculator.calculate(answers, TODAY) as {status: string};
        const {verdict} = planned(plan);
        expect([verdict, verdict.tone === 'bad' ? 'VIOLATION' : 'COMPLIANT']).toEqual([verdict, status]);
      }),
      samples(300, 5_000),
    );
  });
});
