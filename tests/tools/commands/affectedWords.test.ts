// Does a report tell exactly with which answers something changes?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {diffDefinition, type ChangedDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {reportAnswers} from '../../../src/tools/commands/diffReport/answers.ts';
import {calculatorsOf} from '../../../src/tools/commands/diffReport/examples.ts';
import {samples} from '../../samples.ts';
import {sampleText} from '../analysis/fixture.ts';

type Replaced = readonly (readonly [from: string, to: string])[];

function diff(after: Replaced, before: Replaced = []): ChangedDefinition {
  const path = 'calculators/nowhere/sample-calculator.yaml';
  const [earlier, later] = [before, after].map((replaced) => ({path, text: sampleText(...replaced)}));
  const difference = diffDefinition({id: 'sample-calculator', before: earlier!, after: later!});
  if (difference.kind !== 'changed') throw new Error(JSON.stringify(difference));
  return difference;
}

describe('with which answers something changes', () => {
  const where = (after: Replaced, before: Replaced = []): string => reportAnswers(diff(after, before)).sentences[0]!;
  const underCondition = (condition: string) => ['unless: points.total >= passMark', `when: ${condition}`] as const;

  it.each<[string, Replaced, Replaced, RegExp]>([
    [
      'a limit that counts',
      [underCondition('salary >= minimum')],
      [underCondition('salary > minimum')],
      /only with Salary: €30,000\.$/,
    ],
    [
      'limits that do not',
      [underCondition('salary > fee and salary < minimum')],
      [underCondition('not (job == job)')],
      /only with Salary: above €100 to below €30,000\.$/,
    ],
    [
      'one limit',
      [underCondition('salary > minimum')],
      [underCondition('not (job == job)')],
      /only with Salary: above €30,000\.$/,
    ],
    [
      'whole numbers',
      [
        ['18-34: 30', '18-33: 30'],
        ['35+: 10', '34+: 10'],
      ],
      [],
      /only with Age: 34\.$/,
    ],
    ['options', [['school: 20', 'school: 25']], [], /only with Education: 'School' \(not 'None' or 'Degree'\)\.$/],
  ])('%s', (_name, after, before, words) => {
    expect(where(after, before)).toMatch(words);
  });

  it('holds for random answers, fractions included', () => {
    for (const after of [
      ['school: 20', 'school: 25'],
      ['value: 30_000, unit: EUR', 'value: 32_500.50, unit: EUR'],
    ] as const) {
      const difference = diff([after]);
      const {before, after: later} = calculatorsOf(difference.versions);
      const option = fc.constantFrom('', 'none', 'school', 'degree', 'doctor', 'cook', 'other');
      const number = fc
        .oneof(fc.double({min: 29_990, max: 32_510, noNaN: true}), fc.integer({min: 0, max: 99_999}))
        .map(String);
      fc.assert(
        fc.property(option, number, number, option, (education, ageOf, salary, jobOf) => {
          const answers = {education, age: ageOf, salary, job: jobOf};
          const [one, other] = [before, later].map((calculator) =>
            JSON.stringify(calculator.evaluate(answers, '2024-06-30').result),
          );
          if (one === other) return;
          for (const {input, others} of difference.behaviour!.affected.inputs)
            expect(others).not.toContain(answers[input as keyof typeof answers]);
        }),
        samples(500, 20_000),
      );
    }
  });
});
