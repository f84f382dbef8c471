// Does diff say that no answer changes only where none does? Random changes of made definitions, and mutants of the calculators, are
// compared with brute force over random answers. A failure names its seed.
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {emitBody} from '../../../src/engine/program/emit.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {listFiles} from '../../../src/engine/project/files.ts';
import {contentsOf, isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {compareBehaviour} from '../../../src/tools/analysis/diff/behaviour.ts';
import type {BehaviourDiff} from '../../../src/tools/analysis/diff/changeCollector.ts';
import {mutantsOf} from '../../../src/tools/analysis/mutate/mutants.ts';
import {isFull} from '../../samples.ts';
import {sample} from './fixture.ts';
import {differenceByBruteForce} from './bruteForce.ts';
import {changeDefinition, makeDefinition, madeText, Random} from './randomDefinitions.ts';
import {compiled as definitionOf} from '../../calculators/compiled.ts';

const path = 'calculators/nowhere/made-calculator.yaml';

/** Small enough that many changes are compared in a second; larger spaces are sampled. */
const MAX_ANSWER_SETS = isFull ? 200_000 : 20_000;

interface Compiled {
  readonly model: Model;
  readonly calculator: CompiledCalculator;
}

function compiled(text: string): Compiled | undefined {
  const {model, body} = compile({path, text});
  return model === undefined || body === undefined ? undefined : {model, calculator: load(body)};
}

function claimOf({space, visited, changed}: BehaviourDiff): 'found' | 'proven' | 'sampled' {
  if (changed > 0) return 'found';
  return space.incomplete.length === 0 && visited === space.size ? 'proven' : 'sampled';
}

interface Outcome {
  readonly claim: ReturnType<typeof claimOf>;
  readonly difference: ReturnType<typeof differenceByBruteForce>;
}

function compareClaim(before: Compiled, after: Compiled, figures: readonly number[], random: Random): Outcome {
  const diff = compareBehaviour({before, after}, {max: MAX_ANSWER_SETS});
  const claim = claimOf(diff);
  const models = [before.model, after.model] as const;
  const calculators = [before.calculator, after.calculator] as const;
  return {claim, difference: differenceByBruteForce(models, calculators, figures, random, isFull ? 300 : 100)};
}

/** Fails for a false claim; the message is the change with its seed. */
function expectTrue({claim, difference}: Outcome, change: string): void {
  if (difference !== undefined) expect.soft(claim, `${change}\n${JSON.stringify(difference)}`).not.toBe('proven');
}

describe('a claim that no answer changes', () => {
  const made = isFull ? 2_500 : 8;
  it(`is true for ${made} changes of made definitions`, {timeout: 3_600_000}, () => {
    const claims: string[] = [];
    // A proof is rare: two of the changes that follow the 421st seed are proven to change nothing.
    for (let seed = isFull ? 1 : 421; claims.length < made; seed++) {
      const random = new Random(seed);
      const [before, after] = pairOf(random);
      const [one, other] = [compiled(before), compiled(after)];
      if (one === undefined || other === undefined || before === after) continue;
      const outcome = compareClaim(one, other, [1, 2, 10, 20, 50, 90, 365, 1_000, 11_208, 11_209, 20_000], random);
      expectTrue(outcome, `seed ${seed}: ${changedLines(before, after)}`);
      claims.push(outcome.claim);
    }
    // Otherwise the test would prove nothing.
    for (const claim of ['found', 'proven', 'sampled']) expect(claims).toContain(claim);
  });

  const kitchenSink = 'tests/engine/compiler/samples/good/kitchen-sink/everything/kitchen-sink.yaml';
  const definitions = [...listFiles('calculators').filter(isDefinitionFile), kitchenSink];
  const files = isFull ? definitions : definitions.filter((_, index) => index % 12 === 0);
  const mutantsOfEach = isFull ? 50 : 1;
  it(`is true for ${mutantsOfEach * files.length} mutants of the calculators`, {timeout: 3_600_000}, () => {
    for (const [index, file] of files.entries()) {
      const {source, tree, ...before} = definitionOf(file);
      const figures = [...contentsOf(source).matchAll(/\b\d[\d_]*(?:\.\d+)?\b/g)].map(([text]) =>
        Number(text.replaceAll('_', '')),
      );
      const random = new Random(index + 1);
      // Labels and headings are texts of the page, which the rule diff lists as such.
      const mutants = mutantsOf(tree, before.model).filter(({operator}) => operator !== 'label');
      for (let tried = 0; tried < mutantsOfEach; tried++) {
        const mutant = random.pick(mutants);
        const changed = mutant.model();
        if (changed === undefined) continue;
        const after = {model: changed, calculator: load(emitBody(changed))};
        const outcome = compareClaim(before, after, figures, random);
        expectTrue(
          outcome,
          `${file}: ${mutant.operator} ${mutant.from} to ${mutant.to} (${mutant.owner ?? ''}), mutant ${tried}`,
        );
      }
    }
  });
});

function pairOf(random: Random): readonly [string, string] {
  const made = makeDefinition(random);
  return [madeText(made), madeText(changeDefinition(made, random))];
}

function changedLines(before: string, after: string): string {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const removed = one.filter((line) => !other.includes(line)).map((line) => `- ${line.trim()}`);
  const added = other.filter((line) => !one.includes(line)).map((line) => `+ ${line.trim()}`);
  return [...removed, ...added].join('\n');
}

describe('a change between the numbers that any rule compares', () => {
  const shownAmount = (formula: string) => ['total: points.total', `total: ${formula}`] as const;
  it.each<readonly [string, readonly (readonly [string, string])[], readonly (readonly [string, string])[]]>([
    ['a rounding is left out', [shownAmount('ceil(salary * 1)')], [shownAmount('salary * 1')]],
    [
      'a rounding is another',
      [shownAmount('waiting * ceil(salary * outOf / minimum)')],
      [shownAmount('waiting * floor(salary * outOf / minimum)')],
    ],
    [
      'a factor matters from a large number on',
      [shownAmount('max(salary, minimum) * 1')],
      [shownAmount('max(salary * 1, waiting) * 1')],
    ],
    [
      'a fraction counts no longer',
      [shownAmount('salary * 1')],
      [shownAmount('salary * 1'), ['salary: {label: Salary, type: number', 'salary: {label: Salary, type: integer']],
    ],
    [
      'a figure is shown in another format',
      [['say: Not enough points.', "say: 'Earn {salary}.'"]],
      [['say: Not enough points.', "say: 'Earn {salary:money}.'"]],
    ],
    [
      'months become days',
      [
        ['addDays(submitted, waiting)', 'addMonths(submitted, waiting)'],
        ['value: 30, unit: days', 'value: 30'],
      ],
      [['addDays(submitted, waiting)', 'addDays(submitted, waiting * waiting)']],
    ],
    [
      '24 months become 730 days',
      [
        ['addDays(submitted, waiting)', 'addMonths(submitted, waiting)'],
        ['value: 30, unit: days', 'value: 24'],
      ],
      [['value: 30, unit: days', 'value: 730, unit: days']],
    ],
  ])('%s: found', (_name, before, after) => {
    expect(compareBehaviour({before: sample(...before), after: sample(...after)}).changed).toBeGreaterThan(0);
  });

  it('is a proof where a formula is rewritten', () => {
    const [before, after] = [
      sample(shownAmount('waiting * (salary + age)')),
      sample(shownAmount('age * waiting + salary * waiting')),
    ];
    expect(claimOf(compareBehaviour({before, after}))).toBe('proven');
  });
});

describe('a proof about formulas that are exact on paper', () => {
  const definition = (condition: string, type: string): string => `id: made-calculator
title: Made
description: A made definition.
country: Nowhere
currency: EUR
source: {name: Office, url: 'https://office.example'}
dataAsOf: 2026-11
inputs:
  n: {label: N, type: ${type}}
  m: {label: M, type: ${type}}
constants: {tenth: 0.1, fifth: 0.2, limit: 0.3, third: 3, one: 1}
values:
  read: n >= limit + tenth + fifth and m >= one and n / third > one
result: {met: '${condition}', read: read}
card:
  - verdict: [{when: result.met and read, say: Good, tone: good}, {say: Bad, tone: bad}]
`;
  it.each([
    ['n * tenth + n * fifth >= limit', 'n >= one', {n: '0.999999999999999', m: '1'}],
    ['n + m > n', 'm > 0', {n: '100000000000', m: '0.00001'}],
  ])('leaves out figures with more digits: %s → %s', (from, to, answers) => {
    const [before, after] = [compiled(definition(from, 'number'))!, compiled(definition(to, 'number'))!];
    const {changed, exactDigits} = compareBehaviour({before, after});
    expect({changed, exactDigits}).toEqual({changed: 0, exactDigits: 14});
    const isMet = ({calculator}: Compiled, given: Readonly<Record<string, string>>) =>
      calculator.evaluate(given, '2026-11-26').result!['met'];
    expect(isMet(before, answers)).not.toBe(isMet(after, answers));
    const fewerDigits = {n: '0.999999999999', m: '1'};
    expect(isMet(before, fewerDigits)).toBe(isMet(after, fewerDigits));
  });

  it.each([
    ['number', 'n * tenth >= one and m >= one', 'm >= one and n * tenth >= one'],
    ['number', 'n * tenth >= one', 'not (not (n * tenth >= one))'],
    ['integer', 'n + m > n', 'm > 0'],
  ])('holds for all %ss where what is calculated is the same: %s → %s', (type, from, to) => {
    const [before, after] = [compiled(definition(from, type))!, compiled(definition(to, type))!];
    const diff = compareBehaviour({before, after});
    expect(claimOf(diff)).toBe('proven');
    expect(diff.exactDigits).toBeUndefined();
  });
});

describe('a change that shows on few days, or for few answers between those that are tried', () => {
  /** A definition with a number, a whole number and a choice: its formulas, and what the card shows. */
  const definition = ({
    constants = '',
    fee = '{give: 0}',
    fact = 'a',
  }: Readonly<Record<string, string>>): string => `id: made-calculator
title: Made
description: A made definition.
keywords: [made]
country: Nowhere
currency: EUR
source: {name: Office, url: 'https://office.example'}
dataAsOf: 2026-11
inputs:
  a: {label: A, type: number, unit: EUR}
  b: {label: B, type: integer, unit: days}
  z: {label: Z, type: number, unit: days}
  c: {label: C, options: {yes: Yes, no: No}}
constants: {two: 2, three: 3, nine: 9${constants}}
values:
  cheap: three > nine or a > two or b > two or z > two or c == yes
  fee: {first: [${fee}]}
result: {cheap: cheap, fee: fee}
card:
  - verdict: [{when: result.cheap, say: Good, tone: good}, {say: Bad, tone: bad}]
  - facts: [{label: Fact, of: ${fact}, unit: money}]
method: [M.]
howTo: [H.]
faqs: [{question: Q, answer: A}]
assumptions: [A.]
`;
  const when = (condition: string, give = 'x'): string => `{when: '${condition}', give: '${give}'}, {give: 0}`;
  const another = {from: 'x: 100', to: 'x: 200'};
  const july2030 = {a: '5', today: '2030-07-15'};

  it.each<
    readonly [string, Readonly<Record<string, string>>, {from: string; to: string}, Readonly<Record<string, string>>]
  >([
    [
      'the tax year',
      {constants: ', x: 100', fee: when('today < date(year(today), 4, 6)')},
      another,
      {today: '2027-02-01'},
    ],
    ['a month', {constants: ', x: 100, july: 7', fee: when('month(today) == july')}, another, july2030],
    [
      'months after a reform',
      {
        constants: ', x: 100, reform: 2026-10-01, wait: {value: 36, unit: months}',
        fee: when('today > addMonths(reform, wait)'),
      },
      another,
      july2030,
    ],
    [
      'a year, beside figures with the same distance',
      {constants: ', x: 100, last: 2030', fee: when('year(today) == last')},
      another,
      july2030,
    ],
    [
      'a product with the month',
      {constants: ', x: 100, november: 11', fee: "{give: 'x * (month(today) - november)'}"},
      another,
      july2030,
    ],
    [
      'a share of what is shown without decimals',
      {constants: ', share: 33.3%', fact: 'a * share'},
      {from: '33.3%', to: '33.3001%'},
      {a: '10000000'},
    ],
    [
      'a product with what is rounded to 0',
      {constants: ', x: 100, many: 20_000', fee: "{give: 'x * floor(a / many)'}"},
      another,
      {a: '50000'},
    ],
    [
      'a rounding that another option has',
      {constants: ', many: 20_000', fee: when('c == yes', 'floor(a / many)')},
      {from: "c == yes', give", to: "c == no', give"},
      {a: '50000', c: 'yes'},
    ],
  ])('is not proven to change nothing: %s', (_name, parts, {from, to}, {today = '2026-11-26', ...answers}) => {
    const before = compiled(definition(parts));
    const after = compiled(definition(parts).replace(from, to));
    const [one, other] = [before!.calculator.evaluate(answers, today), after!.calculator.evaluate(answers, today)];
    expect([one.result, one.card()]).not.toEqual([other.result, other.card()]);
    expect(claimOf(compareBehaviour({before: before!, after: after!}))).not.toBe('proven');
    // Each part is reached on some day.
    expect(analyse(before!.model).findings.filter(({kind}) => kind === 'unreached')).toEqual([]);
  });
});
