// Do periods that are made of answers, and the first day on which a condition holds, agree with a count of every single day?
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {samples} from '../../samples.ts';
import {small} from './smallDefinition.ts';

const {evaluate} = small(`
inputs:
  trips:
    label: Trips
    item: trip
    many: 9
    each: {left: {label: Left, type: date}, back: {label: Back, type: date}, kind: {label: Kind, options: {work: Work, other: Other}}}
  extra: {label: Extra days, item: period, many: 9, each: {from: {label: From, type: date}, to: {label: To, type: date}}}
constants:
  needed: {label: Needed, value: 25, unit: days}
  window: {label: Window, value: 40, unit: days}
  tries: {label: Days to try, value: 60, unit: days}
values:
  away: periods(trips, period(addDays(left, 1), addDays(back, -1)), kind != other) + extra + period(today, today)
  presence: {takes: day, give: 'window - daysWithin(away, addDays(day, -window), addDays(day, -1))'}
  enough: {takes: day, give: presence(day) >= needed}
result:
  away: daysWithin(away, addDays(today, -window), addDays(today, window))
  first: firstDayWhen(enough, today, tries)
card:
  - figure: {label: Days away, of: result.away}
  - facts: [{label: First day, of: result.first, missing: None}]
`).calculator;

const TODAY = '2024-03-10';
const at = (number: number): string => new Date(Date.parse(TODAY) + number * 86_400_000).toISOString().slice(0, 10);

const day = fc.option(fc.integer({min: -60, max: 90}), {freq: 9});
const trip = fc.tuple(day, day, fc.constantFrom('work', 'other', ''));

it('over random lists', () => {
  fc.assert(
    fc.property(fc.array(trip, {maxLength: 6}), fc.array(fc.tuple(day, day), {maxLength: 3}), (trips, extra) => {
      const away = new Set([0]);
      const add = (from: number | null, to: number | null, inner: number): void => {
        if (from === null || to === null) return;
        for (let each = from + inner; each <= to - inner; each++) away.add(each);
      };
      for (const [left, back, kind] of trips) if (kind !== 'other') add(left, back, 1);
      for (const [from, to] of extra) add(from, to, 0);
      const days = (from: number, to: number): number => {
        let count = 0;
        for (let each = from; each <= to; each++) if (away.has(each)) count++;
        return count;
      };
      let first: string | null = null;
      for (let each = 0; each <= 60 && first === null; each++)
        if (40 - days(each - 40, each - 1) >= 25) first = at(each);
      const dayOf = (number: number | null): string => (number === null ? '' : at(number));
      const answers = {
        trips: trips.map(([left, back, kind]) => [dayOf(left), dayOf(back), kind].join(',')).join(';'),
        extra: extra.map((each) => each.map(dayOf).join(',')).join(';'),
      };
      expect(evaluate(answers, TODAY).result, JSON.stringify(answers)).toEqual({away: days(-40, 40), first});
    }),
    samples(300, 5_000),
  );
});
