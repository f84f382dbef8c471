// Does a diff report exactly what differs in the definition, and how many answer sets change, compared with brute
// force?
import {describe, expect, it} from 'vitest';
import {compareBehaviour} from '../../../src/tools/analysis/diff/behaviour.ts';
import {type ChangedDefinition as Changed, diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {describeRuleChange} from '../../../src/tools/commands/diffReport/headlines.ts';
import {changedByBruteForce} from './bruteForce.ts';
import {sampleText, withException} from './fixture.ts';
import {isFull} from '../../samples.ts';
import {load} from '../../../src/engine/program/parts.ts';

type Replaced = readonly [string, string];

const path = 'calculators/nowhere/sample-calculator.yaml';

/** @param max how many answer sets are compared at most; more are sampled */
function diff(after: readonly Replaced[], max?: number): Changed {
  const difference = diffDefinition(
    {id: 'sample-calculator', before: {path, text: sampleText()}, after: {path, text: sampleText(...after)}},
    (versions) => compareBehaviour(versions, max === undefined ? {} : {max}),
  );
  if (difference.kind !== 'changed') throw new Error(JSON.stringify(difference));
  return difference;
}

/** What is replaced, and the rule changes as text. */
const changes: readonly (readonly [string, string, ...string[]])[] = [
  ['value: 50, unit: points', 'value: 51, unit: points', 'Pass mark: 50 → 51 points'],
  ['value: 50, unit: points', 'value: 40, unit: points', 'Pass mark: 50 → 40 points'],
  ['value: 30_000, unit: EUR', 'value: 32_500, unit: EUR', 'Minimum: 30,000 → 32,500 EUR'],
  ['value: 30_000, unit: EUR', 'value: 30_000.50, unit: EUR', 'Minimum: 30,000 → 30,000.5 EUR'],
  ['value: 100, unit: EUR', 'value: 120, unit: EUR', 'Fee: 100 → 120 EUR'],
  ['value: 40, unit: EUR', 'value: 0, unit: EUR', 'Reduction: 40 → 0 EUR'],
  ['value: 30, unit: days', 'value: 45, unit: days', 'Waiting: 30 → 45 days'],
  [
    'value: 100, unit: EUR',
    'value: [{from: 2024-01-01, value: 100}, {from: 2025-01-01, value: 150}], unit: EUR',
    'Fee: 100 → 100, 150 from 1 January 2025',
  ],
  ['school: 20', 'school: 25', 'Education, school: 20 → 25'],
  ['degree: 40', 'degree: 35', 'Education, degree: 40 → 35'],
  ['none: 0', 'none: 5', 'Education, none: 0 → 5'],
  ['18-34: 30', '18-34: 31', 'Age, 18-34: 30 → 31'],
  [
    '18-34: 30, 35+: 10',
    '18-39: 30, 40+: 10',
    'Age, 18-34: removed, was 30',
    'Age, 35+: removed, was 10',
    'Age, 18-39: new, 30',
    'Age, 40+: new, 10',
  ],
  [
    'under 18: 0, 18-34',
    'under 21: 0, 21-34',
    'Age, under 18: removed, was 0',
    'Age, 18-34: removed, was 30',
    'Age, under 21: new, 0',
    'Age, 21-34: new, 30',
  ],
  ['minimum+: 20', 'minimum+: 25', 'Salary, minimum+: 20 → 25'],
  [
    'cook: {name: Ordinary permit}',
    'cook: {name: Special permit}',
    'Permit, cook, name: Ordinary permit → Special permit',
  ],
  ['{name: No permit}', '{name: None}', 'Permit, other | blank, name: No permit → None'],
  [
    'when: job == cook, give: fee - reduction',
    'when: job == doctor, give: fee - reduction',
    'Reduction, when: job == cook → job == doctor',
  ],
  ['give: fee - reduction', 'give: fee + reduction', 'Reduction, give: fee - reduction → fee + reduction'],
  [
    'unless: points.total >= passMark',
    'unless: points.total > passMark',
    'Lines reasons, line 1, unless: points.total >= passMark → points.total > passMark',
  ],
  [
    'say: Not enough points.',
    'say: Too few points.',
    "Lines reasons, line 1, say: 'Not enough points.' → 'Too few points.'",
  ],
  [
    '      say: No job on the list.\n',
    '      say: No job on the list.\n    - when: age < passMark\n      say: Too young.\n',
    "Lines reasons, line 3: new, 'Too young.', when age < passMark",
  ],
  [
    'unless: job in [doctor, cook]',
    'unless: job in [doctor]',
    'Lines reasons, line 2, unless: job in [doctor, cook] → job in [doctor]',
  ],
  ['say: Highest', 'say: Best', 'Level, first, 1, say: Highest → Best'],
  [
    '      - {when: points.total >= outOf, say: Highest}\n',
    '',
    "Level, first, 1: removed, was 'Highest', when points.total >= outOf",
  ],
  [
    'eligible: reasons is empty',
    'eligible: points.total >= passMark',
    'Eligible: reasons is empty → points.total >= passMark',
  ],
  ['needs: [education]', 'needs: [education, job]', 'Needs 2: new, job'],
  ['say: Not eligible, tone: bad', 'say: Refused, tone: bad', 'Card 1, verdict, 2, say: Not eligible → Refused'],
  [
    'addDays(submitted, waiting)',
    'addMonths(submitted, 1)',
    'Ready: addDays(submitted, waiting) → addMonths(submitted, 1)',
  ],
  ['say: Eligible, tone: good', 'say: Eligible, tone: caution', 'Card 1, verdict, 1, tone: good → caution'],
  [
    'label: Cost, of: result.cost, unit: money',
    'label: Cost, of: fee, unit: money',
    'Card 4, facts, 3, of: result.cost → fee',
  ],
  [
    'label: Cost, of: result.cost, unit: money',
    'label: Cost, of: result.cost, unit: EUR',
    'Card 4, facts, 3, unit: money → EUR',
  ],
  ['missing: Not known.', 'missing: Nobody knows.', "Card 4, facts, 4, missing: 'Not known.' → 'Nobody knows.'"],
  [
    'when: result.passed > waiting',
    'when: result.passed >= waiting',
    'Card 4, facts, 5, when: result.passed > waiting → result.passed >= waiting',
  ],
  ['of: result.total, unit: points', 'of: points.age, unit: points', 'Card 2, figure, of: result.total → points.age'],
  ['value: 90, unit: points', 'value: 100, unit: points', 'Out of: 90 → 100 points'],
  [
    'other: Other}',
    'other: Other, nurse: Nurse}',
    'Job, options, nurse: new, Nurse',
    'Permit, doctor: removed, was {name: Special permit}',
    'Permit, doctor | nurse: new, {name: Special permit}',
  ],
];

function planted(from: string, to: string, max?: number): Changed {
  return diff(
    [[from, to], ...(to.includes('nurse') ? [['      doctor:', '      doctor | nurse:'] as const] : [])],
    max,
  );
}

it.each(changes)('%s becomes %s: named as written', (from, to, ...sentences) => {
  expect(planted(from, to, 100).rules.map(describeRuleChange)).toEqual(sentences);
});

/** Every sixth in `npm test`, because brute force takes a while. */
const counted = changes.filter((_change, index) => isFull || index % 6 === 0);

it.each(counted)('%s becomes %s: changes as many answer sets as brute force counts', (from, to) => {
  const {behaviour, versions} = planted(from, to);
  const {changed, all} = changedByBruteForce(behaviour!.space, load(versions.before.body), load(versions.after.body));
  expect(changed).toBeGreaterThan(0);
  expect({changed: behaviour!.changed, all: behaviour!.visited}).toEqual({changed, all});
  for (const {example, from: before, to: after, tones} of behaviour!.verdicts) {
    expect([before, tones?.from]).not.toEqual([after, tones?.to]);
    expect(example.count).toBeLessThanOrEqual(changed);
  }
});

it('plants more than thirty changes', () => {
  expect(changes.length).toBeGreaterThan(30);
});

const refactorings: readonly (readonly [string, readonly Replaced[]])[] = [
  ['a row in two', [['other | blank: {name: No permit}', 'other: {name: No permit}\n      blank: {name: No permit}']]],
  ['a row as otherwise', [['      other | blank: {name', '    otherwise: {name']]],
  ['a band in two', [['18-34: 30', '18-25: 30, 26-34: 30']]],
  ['a threshold turned round', [['unless: points.total >= passMark', 'when: points.total < passMark']]],
  ['options as comparisons', [['job in [doctor, cook]', 'job == doctor or job == cook']]],
  [
    'a value with a name of its own',
    [
      ['lines:\n', 'values:\n  reduced: fee - reduction\nlines:\n'],
      ['give: fee - reduction', 'give: reduced'],
    ],
  ],
  [
    'a constant instead of a figure',
    [
      ['constants:\n', 'constants:\n  schoolPoints: 20\n'],
      ['school: 20', 'school: =schoolPoints'],
    ],
  ],
  [
    'rows in another order',
    [
      [
        'doctor: {name: Special permit}\n      cook: {name: Ordinary permit}',
        'cook: {name: Ordinary permit}\n      doctor: {name: Special permit}',
      ],
    ],
  ],
  ['a label', [['label: Salary, type', 'label: Your salary, type']]],
  ['a title of the card', [['title: Missing', 'title: What is missing']]],
  ['a label of the card', [['label: Permit, of', 'label: Your permit, of']]],
  ['a label of an option', [['cook: Cook', 'cook: Chef']]],
  [
    'a fact in two',
    [
      [
        '      - {label: Permit, of: result.permit}',
        '      - {when: result.eligible, label: Permit, of: result.permit}\n      - {unless: result.eligible, label: Permit, of: result.permit}',
      ],
    ],
  ],
  ['an exception declared', [withException({never: 'points.total > outOf'})]],
];

it.each(refactorings)('%s changes no answer', (_name, replaced) => {
  const {behaviour} = diff(replaced);
  expect(behaviour?.changed ?? 0).toBe(0);
});

describe('renames declared by `was`', () => {
  const names: readonly Replaced[] = [
    [
      '  salary: {label: Salary, type: number, unit: EUR}',
      '  income: {was: salary, label: Salary, type: number, unit: EUR}',
    ],
    ['by: salary, rows', 'by: income, rows'],
    ['cook: Cook', 'chef: {was: cook, label: Cook}'],
    ['      cook: {name', '      chef: {name'],
    ['when: job == cook', 'when: job == chef'],
    ['[doctor, cook]', '[doctor, chef]'],
    ['  minimum: {label: Minimum,', '  threshold: {was: minimum, label: Minimum,'],
    ['under minimum: 0, minimum+: 20', 'under threshold: 0, threshold+: 20'],
  ];

  it('are matched: nothing else is reported and no answer changes', () => {
    const {renames, rules, behaviour} = diff(names);
    expect(renames.map(({was, is}) => `${was} ${is}`)).toEqual(['salary income', 'minimum threshold', 'cook chef']);
    expect(rules.map(describeRuleChange)).toEqual([]);
    expect(behaviour?.changed ?? 0).toBe(0);
  });

  it('do not hide other changes', () => {
    const {rules, behaviour} = diff([...names, ['value: 40, unit: EUR', 'value: 50, unit: EUR']]);
    expect(rules.map(describeRuleChange)).toEqual(['Reduction: 40 → 50 EUR']);
    expect(behaviour!.figures).toMatchObject([{key: 'cost', smallest: {from: 160, to: 150, answers: {job: 'chef'}}}]);
  });
});

it('reports a new colour of the same verdict, and when only the card changes', () => {
  const {verdicts, changed} = diff([['say: Eligible, tone: good', 'say: Eligible, tone: caution']]).behaviour!;
  expect(verdicts).toMatchObject([{from: 'Eligible', to: 'Eligible', tones: {from: 'good', to: 'caution'}}]);
  expect(verdicts[0]!.example.count).toBe(changed);
  const {words} = diff([['missing: Not known.', 'missing: Nobody knows.']]).behaviour!;
  expect(words).toMatchObject([{key: 'the card', from: ['Not known.'], to: ['Nobody knows.']}]);
});

it('reports the smallest and the largest change of a figure', () => {
  const {behaviour} = diff([
    ['value: 40, unit: EUR', 'value: 10, unit: EUR'],
    ['value: 100, unit: EUR', 'value: 90, unit: EUR'],
  ]);
  const [cost] = behaviour!.figures;
  expect([cost!.smallest, cost!.largest].map(({from, to}) => [from, to])).toEqual([
    [100, 90],
    [160, 170],
  ]);
});

it('says if a version does not compile', () => {
  const broken = diffDefinition({
    id: 'sample-calculator',
    before: {path, text: sampleText()},
    after: {path, text: sampleText(['by: age', 'by: agee'])},
  });
  expect(broken).toMatchObject({kind: 'broken', errors: [{code: 'unknown-name'}]});
});
