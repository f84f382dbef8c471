// Does a progressive rate charge each part of a number at its own rate, exactly, and say so?
import {describe, expect, it} from 'vitest';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {mutantsOf} from '../../../src/tools/analysis/mutate/mutants.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {small} from './smallDefinition.ts';
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {partsOfSteps} from '../../../src/tools/analysis/parts.ts';
import {Random} from '../../tools/analysis/randomDefinitions.ts';

const rules = `
inputs:
  income: {label: Income, type: number, unit: GBP}
constants:
  allowance: {value: [{from: 2024-01-01, value: 12_570}, {from: 2026-01-01, value: 13_000}], unit: GBP}
  basicRate: 20%
values:
  tax:
    label: Income tax
    brackets: income
    rows:
      up to allowance: 0%
      over allowance: =basicRate
      50_270+: [{from: 2024-01-01, value: 40%}, {from: 2025-01-01, value: 41%}]
      over 125_140: 45%
result: {tax: tax}
card:
  - figure: {label: Income tax, of: tax}`;

const {calculator, model, text: definition} = small(rules);

const taxOf = (income: string, today = '2024-06-30') => calculator.calculate({income}, today)!['tax'];

/** What was said of the tax: the sentences, then the lines of the ledger. */
function workingOf(income: string): readonly (readonly string[])[] {
  const {sentences, ledger} = explainValue(calculator.derive({income}, '2024-06-30')![0]!.values[0]!);
  return [sentences.map(plainText), ledger.map(({label, text}) => `${label}: ${text}`)];
}

describe('the value', () => {
  it.each([
    ['', 0],
    ['12570', 0],
    ['12570.05', 0.01],
    ['50270', 7540],
    ['50271', 7540.4],
    ['125140', 37_488],
    ['200000', 71_175],
  ])('of an income of %s is %d', (income, tax) => expect(taxOf(income)).toBe(tax));

  it.each([
    ['2024-12-31', 19_432],
    ['2025-01-01', 19_729.3],
    ['2026-01-01', 19_643.3],
  ])('on %s follows the edges and the rates of that day', (today, tax) => expect(taxOf('80000', today)).toBe(tax));

  it('reads rows for whole numbers as documents write them: nothing is lost between 12,570 and 12,571', () => {
    const rows = '{up to 12_570: 0%, 12_571-50_270: 20%, 50_271-125_140: 40%, 125_141+: 45%}';
    const whole = small(`
inputs: {income: {label: Income, type: integer}}
values: {tax: {brackets: income, rows: ${rows}}}
result: {tax: tax}
card: [{facts: [{label: Tax, of: tax}]}]`);
    expect(whole.calculator.calculate({income: '12571'}, '2024-06-30')).toEqual({tax: 0.2});
    expect(whole.calculator.calculate({income: '200000'}, '2024-06-30')).toEqual({tax: 71_175});
  });

  it('is 0 of a number below 0, and exact to the cent of any other', () => {
    const random = new Random(7);
    for (let made = 0; made < 40; made++) {
      const edges = [1 + random.below(500), 501 + random.below(5_000), 6_000 + random.below(90_000)];
      const rates = [0, 1, 2, 3].map(() => random.below(1_000));
      const rows = rates.map((rate, index) => `${index === 0 ? '0+' : `over ${edges[index - 1]}`}: ${rate / 10}%`);
      const {calculator: charging} = small(`
inputs: {x: {label: X, type: number}, y: {label: Y, type: number}}
values: {charged: {brackets: x - y, rows: {${rows.join(', ')}}}}
result: {charged: charged}
card: [{facts: [{label: Charged, of: charged}]}]`);
      for (let tried = 0; tried < 100; tried++) {
        const [x, y] = [random.below(15_000_000), random.below(2_000_000)];
        const answers = {x: String(x / 100), y: String(y / 100)};
        expect(charging.calculate(answers, '2024-06-30')!['charged']).toBe(chargedByHand(x - y, edges, rates));
      }
    }
  });
});

describe('a limit that is calculated', () => {
  const inputs =
    'x: {label: X, type: number}, y: {label: Y, type: number}, a: {label: A, type: number}, b: {label: B, type: number}';
  const charging = (rows: string, low = 'a') =>
    small(`
inputs: {${inputs}}
values: {low: {label: Lower limit, give: ${low}}, charged: {label: Charge, brackets: x - y, rows: {${rows}}}}
result: {charged: charged}
card: [{facts: [{label: Charged, of: charged}, {label: Low, of: low}]}]`);

  it('counts as the limit before it where it is lower, so that no part is negative or charged twice', () => {
    const {calculator: moving} = charging('up to low: 10%, over low: 20%, over 500: 30%, over b: 40%', 'a - y');
    const random = new Random(3);
    for (let tried = 0; tried < 1_000; tried++) {
      const [x, y, a, b] = [1_000, 300, 900, 900].map((most) => random.below(most)) as [number, number, number, number];
      const answers = {x: String(x), y: String(y), a: String(a), b: String(b)};
      const limits = [0, a - y, 500, b].map((_, index, all) => Math.max(...all.slice(0, index + 1)));
      expect(moving.calculate(answers, '2024-06-30')!['charged'], JSON.stringify(answers)).toBe(
        chargedByHand((x - y) * 100, limits.slice(1), [100, 200, 300, 400]),
      );
    }
  });

  it('may be a formula', () => {
    const {calculator: moving} = charging('up to low: 0%, over low: 10%, over a + b: 20%');
    expect(moving.calculate({x: '100', a: '30', b: '40'}, '2024-06-30')).toEqual({charged: 10});
  });

  const limited = charging('up to low: 10%, over low: 20%, over 500: 30%', 'a + b');

  it('cuts the number, and another limit, where they pass each other', () => {
    const cuts = cutsOf(limited.model, '2024-06-30');
    expect(cuts.get('a')).toMatchObject({complete: true});
    expect(cuts.get('a')!.joint).toContainEqual({constant: 500, terms: {a: -1, b: -1}, over: true});
    expect(cuts.get('x')!.joint).toContainEqual({constant: 0, terms: {x: 1, y: -1, a: -1, b: -1}, over: true});
  });

  it('is shown by its name in the rules, and by its figure in an explanation', () => {
    expect(
      limited.calculator
        .documentation('2024-06-30')
        .rules.at(-1)!
        .rows.map(({label}) => label),
    ).toEqual(['Up to the lower limit', 'Over the lower limit, up to 500', 'Over 500']);
    const explained = (x: string) =>
      explainValue(limited.calculator.derive({x, a: '400', b: '200'}, '2024-06-30')![0]!.values[0]!).sentences.map(
        plainText,
      );
    expect(explained('550')).toEqual(['10% of 550 is 55.']);
    expect(explained('800')).toEqual(['10% of the first 600: 60; 30% of the remaining 200: 60.']);
  });

  it('bounds a bracket that the analysis must reach', () => {
    expect(partsOfSteps(limited.model).flatMap(({name}) => (name.startsWith('charged') ? name : []))).toEqual([
      'charged: up to low',
      'charged: over low, up to 500',
      'charged: over 500',
    ]);
  });
});

describe('a progressive rate as a sum', () => {
  const {
    calculator: summed,
    model: sum,
    text,
  } = small(`
inputs: {x: {label: X, type: number}, a: {label: A, type: number}, d: {label: D, type: date}}
constants: {high: [{value: 40%}, {from: 2025-01-01, value: 45%}], top: 1_500}
sums:
  charged:
    brackets: x
    on: d
    rows:
      up to a: {part: low, label: Below, rate: 10%}
      over a: {part: middle, rate: 20%}
      over top: {part: upper, label: 'Above {top}', rate: =high}
result: {all: charged.total, low: charged.low, parts: charged.parts}
card: [{fees: {title: Charges, of: charged, total: Total}}]`);

  it('has what each bracket charges as its parts', () => {
    expect(summed.calculate({x: '1800', a: '1200', d: '2024-05-05'}, '2026-06-30')).toEqual({
      all: 300,
      low: 120,
      parts: {low: 120, middle: 60, upper: 120},
    });
    const {items} = summed.evaluate({x: '300', a: '200'}, '2026-06-30').card()[0]!;
    expect(items.map(({label, text: shown}) => `${label}: ${shown}`)).toEqual(['Below: €20', 'Middle: €20']);
  });

  it('is one list of the rules, with the rates of the day explained', () => {
    expect(summed.documentation('2026-06-30').rules.at(-1)).toEqual({
      title: 'Charged',
      rows: [
        {label: 'Below', when: 'Up to the A', texts: ['10%']},
        {label: 'Middle', when: 'Over the A, up to 1,500', texts: ['20%']},
        {label: 'Above 1,500', when: 'Over 1,500', texts: ['45%; before 1 January 2025: 40%']},
      ],
      note: 'Each rate applies only to the part of the amount in its row.',
    });
    const [, , upper] = summed.derive({x: '1800', a: '1200', d: '2024-05-05'}, '2026-06-30')![0]!.values;
    expect(upper!.label).toBe('Above 1,500');
    expect(explainValue(upper!).sentences.map(plainText)).toEqual([
      '40% of €300 is €120.',
      'This is the figure for 5 May 2024.',
    ]);
  });

  it('has mutants of its number, its day, its rates and its parts', () => {
    const tree = read({path: 'atlantis/small.yaml', text}, () => undefined)!;
    const made = mutantsOf(tree, sum).map(({operator, from, to}) => `${operator}: ${from} becomes ${to}`);
    expect(made).toEqual(
      expect.arrayContaining([
        'reference: x becomes a',
        'figure: 20% becomes 21%',
        'item: charged.upper in charged.total becomes ',
        'figure: 1_500 becomes 1_501',
      ]),
    );
    expect(made.filter((mutant) => mutant.includes('on: d'))).toHaveLength(1);
  });
});

/** In whole hundred-thousandths: cents times tenths of a percent. */
function chargedByHand(cents: number, edges: readonly number[], rates: readonly number[]): number {
  let total = 0;
  for (const [index, rate] of rates.entries()) {
    const from = index === 0 ? 0 : edges[index - 1]! * 100;
    const to = Math.min(cents, (edges[index] ?? Infinity) * 100);
    if (to > from) total += (to - from) * rate;
  }
  return total / 100_000;
}

describe('the explanation', () => {
  it('says what is charged on each part, and adds it up', () => {
    expect(workingOf('62570')).toEqual([
      ['0% of the first £12,570: £0; 20% of the next £37,700: £7,540; 40% of the remaining £12,300: £4,920.'],
      [
        '0% of the first £12,570: £0',
        '20% of the next £37,700: £7,540',
        '40% of the remaining £12,300: £4,920',
        'Total: £12,460',
      ],
    ]);
  });

  it.each([
    ['8000', ['0% of £8,000 is £0.'], []],
    ['', ['Not answered, so we used £0.'], []],
    ['0', ['Income: £0, so nothing is charged.'], []],
  ])('of an income of %s needs no ledger', (income, sentences, ledger) =>
    expect(workingOf(income)).toEqual([sentences, ledger]),
  );

  it('counts the parts where there are too many for a sentence', () => {
    expect(workingOf('200000')[0]).toEqual(['These 4 parts add up to £71,175.']);
  });
});

it('the page lists a rate for each part, with the changes announced, and says how to read it', () => {
  expect(calculator.documentation('2024-06-30').rules.at(-1)).toEqual({
    title: 'Income tax',
    rows: [
      {label: 'Up to £12,570', texts: ['0%']},
      {label: 'Over £12,570, up to £50,270', texts: ['20%']},
      {label: 'Over £50,270, up to £125,140', texts: ['40%; from 1 January 2025: 41%']},
      {label: 'Over £125,140', texts: ['45%']},
    ],
    note: 'Each rate applies only to the part of the amount in its row.',
  });
});

it('mutants move each edge that is a figure, and change each rate', () => {
  const made = mutantsOf(
    read({path: 'atlantis/small.yaml', text: definition}, () => undefined)!,
    model,
  ).map(({operator, from, to}) => `${operator}: ${from} becomes ${to}`);
  expect(made).toEqual(
    expect.arrayContaining([
      "limit: the limit 50,270 of 'over allowance' becomes 50,271",
      "limit: the limit 125,140 of '50_270+' becomes 125,139",
      'figure: 45% becomes 46%',
      'figure: 40% becomes 41%',
    ]),
  );
  expect(made.filter((mutant) => mutant.startsWith('equal'))).toEqual([]);
});
