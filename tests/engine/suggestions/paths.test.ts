// Is a change of a day or of one item of a list found by trying, never more than needed, and only where it is declared?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {findChanges, type FoundChanges} from '../../../src/engine/answers/suggestions/findChanges.ts';
import {withChanges} from '../../../src/engine/answers/suggestions/search.ts';
import {nearestStep} from '../../../src/engine/answers/suggestions/paths.ts';
import {formatItems} from '../../../src/engine/runtime/items.ts';
import {addDays, daysBetween} from '../../../src/engine/runtime/calendar.ts';
import {samples} from '../../samples.ts';
import {small} from '../compiler/smallDefinition.ts';

const today = '2026-06-30';

describe('the nearest step of a path', () => {
  it('is the first that is enough if all further ones are, or if the path is short', () => {
    for (const length of [0, 1, 2, 3, 12, 13, 50, 366])
      for (let first = 1; first <= length + 1; first++)
        expect(nearestStep(length, (step) => step >= first)).toBe(first > length ? undefined : first);
    expect(nearestStep(12, (step) => step === 7)).toBe(7);
  });

  it('is never enough one step earlier', () => {
    const steps = fc.uniqueArray(fc.integer({min: 1, max: 300}));
    fc.assert(
      fc.property(fc.integer({min: 0, max: 300}), steps, (length, enough) => {
        const found = nearestStep(length, (step) => enough.includes(step));
        if (found === undefined) return;
        expect([enough.includes(found), enough.includes(found - 1), found <= length]).toEqual([true, false, true]);
      }),
      samples(100, 5_000),
    );
  });
});

/** Trips of up to 10 days together; those for fun and dear ones are not allowed. */
const definition = ({trips = '', fields = ['', '', '', '']}) => `
inputs:
  trips:
    label: Your trips
    item: trip
    many: 60
    ${trips}
    each:
      start: {label: Start, type: date${fields[0]}}
      end: {label: End, type: date${fields[1]}}
      aim: {label: Aim, options: {work: Work, family: Family, fun: Fun}${fields[2]}}
      cost: {label: Cost, type: number, unit: EUR${fields[3]}}
constants: {allowed: {value: 10, unit: days}, most: 500}
values:
  nights: sum(trips, daysBetween(start, end))
  isAllowed: nights <= allowed and not any(trips, aim == fun or cost > most)
result: {nights: nights, isAllowed: isAllowed}
card:
  - verdict: [{when: isAllowed, say: Allowed, tone: good}, {say: Too much, tone: bad}]
`;

type Keys = Parameters<typeof definition>[0];

function search(keys: Keys, trips: string): FoundChanges {
  const {calculator} = small(definition(keys));
  return findChanges(calculator, calculator.page(today).fields, {trips}, today)!;
}

/** What happens to which trip, an arrow for all further answers. */
const told = (found: FoundChanges, aim: 'better' | 'worse' = 'better') =>
  found[aim].map(({changes: [change]}) => {
    const {item, andFurther} = change!;
    const what = item!.field === undefined ? 'out' : `${item!.field.id} ${item!.field.value}`;
    return `${item!.number} ${what}${andFurther ? ` ${change!.direction}` : ''}`;
  });

const planned = ', changes: planned';
const freely = ', changes: freely';
const days = {fields: [planned, planned, '', '']};
/** Six days in the past, and eight in the future. */
const mixed = '2026-06-01,2026-06-07,work,100;2026-08-01,2026-08-09,family,200';

describe('a list', () => {
  it('is left alone where nothing is declared', () => {
    expect(told(search({}, mixed))).toEqual([]);
  });

  it('loses an item of the future, or any where that is declared', () => {
    expect(told(search({trips: 'changes: planned'}, mixed))).toEqual(['2 out']);
    expect(told(search({trips: 'changes: freely'}, mixed))).toEqual(['1 out', '2 out']);
  });

  it('gets another day in the future, which stays on its side of the other day', () => {
    expect(told(search(days, mixed))).toEqual(['2 start 2026-08-05 up', '2 end 2026-08-05 down']);
    expect(told(search({fields: [freely, '', '', '']}, mixed))).toEqual([
      '1 start 2026-06-05 up',
      '2 start 2026-08-05 up',
    ]);
    // It has begun, so only its end is in the future.
    expect(told(search(days, '2026-06-25,2026-07-20,work,1'))).toEqual(['1 end 2026-07-05 down']);
  });

  it('says what would make the result worse', () => {
    expect(told(search(days, '2026-08-01,2026-08-09,work,1'), 'worse')).toEqual([
      '1 start 2026-07-29 down',
      '1 end 2026-08-12',
    ]);
  });

  it('gets another option or another number', () => {
    const fields = ['', '', freely, freely];
    const other = ['1 aim work', '1 aim family'];
    expect(told(search({fields}, '2026-08-01,2026-08-02,fun,100'))).toEqual(other);
    const [found] = search({fields}, '2026-08-01,2026-08-02,work,623.75').better;
    expect(found!.changes[0]!.item!.field).toMatchObject({value: '500', limit: {is: 'atMost', difference: -123.75}});
  });

  it('keeps its promises, and a day less is never enough', () => {
    const {calculator} = small(definition({trips: 'changes: planned', fields: [planned, planned, freely, freely]}));
    const {fields} = calculator.page(today);
    const trip = fc
      .tuple(fc.integer({min: -60, max: 300}), fc.nat(14), fc.constantFrom('work', 'fun', ''), fc.nat(900))
      .map(([from, length, aim, cost]) => [addDays(today, from)!, addDays(today, from + length)!, aim, String(cost)]);
    fc.assert(
      fc.property(fc.array(trip, {maxLength: 4}), (items) => {
        const answers = {trips: formatItems(items)};
        const outcome = (trips: string) => calculator.outcome({trips}, today);
        const found = findChanges(calculator, fields, answers, today)!;
        for (const {changes, outcome: promised} of [...found.better, ...found.worse]) {
          expect(outcome(withChanges(answers, changes).trips as string)).toEqual(promised);
          const {number, texts, field} = changes[0]!.item!;
          const column = fields[0]!.kind === 'list' ? fields[0]!.each.findIndex(({id}) => id === field?.id) : -1;
          if (field === undefined || column > 1) continue;
          const nearer = addDays(field.value, Math.sign(daysBetween(field.value, texts[column]!)))!;
          const one = formatItems(items.with(number - 1, texts.with(column, nearer) as string[]));
          expect(outcome(one)!.rank).toBe(found.now.rank);
        }
      }),
      samples(100, 2_000),
    );
  });

  it('of many items is not tried to the end, and says so', () => {
    const many = Array.from(
      {length: 60},
      (_, index) => `${addDays(today, index)},${addDays(today, index + 20)},work,1`,
    );
    expect(search(days, many.join(';')).isCutShort).toBe(true);
    expect(search(days, mixed).isCutShort).toBe(false);
  });
});

describe('a day that may change', () => {
  const found = (changes: string, day: string, sign = '<=') => {
    const {calculator} = small(`
inputs: {day: {label: Day, type: date, changes: ${changes}}}
constants: {limit: {value: 2026-12-31}}
values: {isRight: day ${sign} limit}
result: {isRight: isRight}
card:
  - verdict: [{when: isRight, say: Right, tone: good}, {say: Wrong, tone: bad}]
`);
    const {better} = findChanges(calculator, calculator.page(today).fields, {day}, today)!;
    return better.map(({changes: [change]}) => [change!.value, change!.direction, change!.andFurther]);
  };

  it('is tried up to a year away', () => {
    expect(found('freely', '2027-12-31')).toEqual([['2026-12-31', 'down', false]]);
    expect(found('freely', '2028-12-31')).toEqual([]);
    expect(found('freely', '2026-10-01', '>')).toEqual([['2027-01-01', 'up', false]]);
  });

  it('only gets later if it changes slowly, and stays in the future if it is planned', () => {
    expect(found('slowly', '2027-01-10')).toEqual([]);
    expect(found('slowly', '2026-12-10', '>')).toEqual([['2027-01-01', 'up', false]]);
    expect(found('planned', '2027-01-10')).toEqual([['2026-12-31', 'down', false]]);
    expect(found('planned', '2026-06-29', '>')).toEqual([]);
    expect(found('planned', '')).toEqual([]);
  });
});
