// Are the amounts of a student's costs that are said to come once, and each year, those that the calculation gives for other years? And is
// that said of every part whose formula has the years as a factor?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CardBlock} from '../../src/engine/results/card.ts';
import {library} from './compiled.ts';
import {sensibleAnswer} from './sampleAnswers.ts';
import {samples} from '../samples.ts';

const today = '2026-11-29';
const students = library.ids.filter((id) => /stud(ent|y)/.test(id));

/** The parts that no formula proves: a health surcharge for each year begun, and what is worked out from it. */
const unproven: Readonly<Record<string, readonly string[]>> = {
  'uk-student-visa-calculator': ['Health surcharge (NHS)', 'Spouse or partner', 'Children'],
};

describe.each(students)('%s', (id) => {
  const calculator = library.get(id);
  const {fields} = calculator.page(today);
  const costsOf = (answers: Readonly<Record<string, string>>): CardBlock =>
    calculator
      .evaluate(answers, today)
      .card()
      .find(({kind}) => kind === 'fees')!;
  const answersOf = fc.record(
    Object.fromEntries(fields.map((field) => [field.id, sensibleAnswer(field, [1_500, 30_000])])),
  );

  it('costs once and each year what is said', () => {
    fc.assert(
      fc.property(answersOf, fc.integer({min: 1, max: 9}), fc.integer({min: 1, max: 9}), (answers, years, others) => {
        const costs = costsOf({...answers, programDuration: String(years)});
        const other = costsOf({...answers, programDuration: String(others)});
        expect(costs.years).toBe(years);
        for (const {label, value = 0, once} of costs.items) {
          expect([label, once === undefined]).toEqual([label, unproven[id]?.includes(label!) ?? false]);
          if (once === undefined) continue;
          const expected = once + ((value - once) / years) * others;
          expect(other.items.find((item) => item.label === label)?.value ?? 0).toBeCloseTo(expected, 4);
        }
      }),
      samples(40, 500),
    );
  });
});
