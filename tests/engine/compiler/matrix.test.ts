// Does a table by two answers, each of them a choice or a number, give what its rows say, and can every tool follow it?
import {describe, expect, it} from 'vitest';
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {mutantsOf} from '../../../src/tools/analysis/mutate/mutants.ts';
import {partsOfSteps} from '../../../src/tools/analysis/parts.ts';
import {small} from './smallDefinition.ts';

const {calculator, model, text} = small(`
inputs:
  age: {label: Age, type: integer, unit: years}
  education: {label: Education, options: {phd: PhD, masters: Master's, other: Other}}
  income: {label: Income, type: number, unit: GBP}
constants:
  oldest: {value: [{from: 2024-01-01, value: 45}, {from: 2026-01-01, value: 46}], unit: years}
tables:
  points:
    unit: points
    by: [age, education]
    rows:
      under 18: {phd | masters | other | blank: 0}
      18-oldest: {phd: 20, masters: 10, other | blank: 5}
      over oldest: {phd: 4, masters: 3, other | blank: 0}
  bonus:
    unit: points
    by: [education, age]
    rows: {phd: {under 30: 9, 30+: 8}, masters: {under 40: 7, 50+: 6}}
    otherwise: 1
  fee:
    unit: GBP
    by: [income, age]
    rows:
      up to 20_000: {under 18: 0, 18+: 10}
      over 20_000: {under 25: 100, 25+: 200}
result: {points: points, bonus: bonus, fee: fee}
card:
  - facts: [{label: Points, of: points}, {label: Bonus, of: bonus}, {label: Fee, of: fee}]`);

const resultOf = (answers: Readonly<Record<string, string>>, today = '2024-06-30') =>
  calculator.calculate(answers, today)!;

/** The tables by hand. */
function expected(age: number, education: string, income: number, oldest: number) {
  const band = age < 18 ? 0 : age <= oldest ? 1 : 2;
  const points = {phd: [0, 20, 4], masters: [0, 10, 3]}[education]?.[band] ?? [0, 5, 0][band];
  const ofMasters = age < 40 ? 7 : age < 50 ? 1 : 6;
  const bonus = education === 'phd' ? (age < 30 ? 9 : 8) : education === 'masters' ? ofMasters : 1;
  const fee = income <= 20_000 ? (age < 18 ? 0 : 10) : age < 25 ? 100 : 200;
  return {points, bonus, fee};
}

it.each([
  ['2024-06-30', 45],
  ['2026-01-01', 46],
])('every pair of answers gets its cell on %s', (today, oldest) => {
  for (let age = 0; age <= 60; age++)
    for (const education of ['phd', 'masters', 'other', ''])
      for (const income of [0, 20_000, 20_000.01])
        expect(resultOf({age: String(age), education, income: String(income)}, today), `${age} ${education}`).toEqual(
          expected(age, education, income, oldest),
        );
});

it('the edges of rows and columns are cuts', () => {
  const cuts = cutsOf(model, '2024-06-30');
  expect(cuts.get('age')!.cuts.map(({at}) => at)).toEqual([18, 25, 30, 40, 46, 47, 50]);
  expect(cuts.get('income')!.cuts).toEqual([{at: 20_000, after: true}]);
});

it('each pair is a part that answers should reach', () => {
  expect(partsOfSteps(model).flatMap(({name}) => (name.startsWith('bonus') ? [name] : []))).toEqual([
    'bonus: phd, under 30',
    'bonus: phd, from 30',
    'bonus: masters, under 40',
    'bonus: masters, from 50',
    'bonus: otherwise',
  ]);
});

it('the page lists a row for each of the first answers', () => {
  const {rules} = calculator.documentation('2024-06-30');
  expect(rules.slice(1)).toEqual([
    {
      title: 'Points',
      rows: [
        {label: 'Under 18 years', texts: ['PhD: 0 points', "Master's: 0 points", 'Other: 0 points']},
        {
          label: '18 to 45 years',
          texts: ['PhD: 20 points', "Master's: 10 points", 'Other: 5 points', 'No answer: 5 points'],
        },
        {label: '46 years or more', texts: ['PhD: 4 points', "Master's: 3 points", 'Other: 0 points']},
      ],
    },
    {
      title: 'Bonus',
      rows: [
        {label: 'PhD', texts: ['Under 30 years: 9 points', '30 years or more: 8 points']},
        {label: "Master's", texts: ['Under 40 years: 7 points', '50 years or more: 6 points']},
        {label: 'Any other combination, or no answer', texts: ['1 point']},
      ],
    },
    {
      title: 'Fee',
      rows: [
        {label: 'Up to £20,000', texts: ['Under 18 years: £0', '18 years or more: £10']},
        {label: 'Over £20,000', texts: ['Under 25 years: £100', '25 years or more: £200']},
      ],
    },
  ]);
});

describe('the explanation', () => {
  it.each([
    [{age: '38', education: 'phd'}, '38 years with “PhD” gives 20 points.', '“PhD” with 38 years gives 8 points.'],
    [
      {age: '45', education: 'masters'},
      "45 years with “Master's” gives 10 points.",
      "There is no separate figure for “Master's” with 45 years, so we used 1 point.",
    ],
    [
      {age: '45'},
      '“Education” is not answered, so we used 5 points.',
      '“Education” is not answered, so we used 1 point.',
    ],
    [{education: 'phd'}, '“Age” is not answered, so we used 0 points.', '“Age” is not answered, so we used 9 points.'],
  ])('of %o names both answers', (answers, ofPoints, ofBonus) => {
    const [points, bonus] = calculator.derive(answers, '2024-06-30')![0]!.values;
    expect([points, bonus].map((value) => explainValue(value!).sentences.map(plainText))).toEqual([
      [ofPoints],
      [ofBonus],
    ]);
  });
});

it('mutants move the edges of rows and columns, and merge bands', () => {
  const made = mutantsOf(
    read({path: 'atlantis/small.yaml', text}, () => undefined)!,
    model,
  );
  expect(made.map(({operator, from, to}) => `${operator}: ${from} becomes ${to}`)).toEqual(
    expect.arrayContaining([
      "limit: the limit 18 of 'under 18' becomes 19",
      "limit: the limit 20,000 of 'up to 20_000' becomes 19,999",
      "equal: 'up to 20,000' in the row 'up to 20_000' becomes 'under 20,000'",
      "limit: the limit 30 of 'under 30' becomes 31",
      "row: '50+' becomes 'otherwise'",
      "row: 'up to 20_000' becomes 'over 20_000'",
    ]),
  );
  const moved = made.find(({from}) => from === "the limit 30 of 'under 30'")!.model()!;
  expect(
    cutsOf(moved, '2024-06-30')
      .get('age')!
      .cuts.map(({at}) => at),
  ).toContain(31);
});
