// Does the analysis find every planted fault, with answers that show it, and nothing in sound or declared parts?
import {describe, expect, it} from 'vitest';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {compileSample, sample, withException} from './fixture.ts';

type Replaced = readonly [string, string];

const found = (...replaced: readonly Replaced[]): readonly string[] =>
  analyse(sample(...replaced).model).findings.map(({message}) => message);

describe('a sound definition', () => {
  it('has no findings', () => {
    expect(found()).toEqual([]);
  });
});

/** The level as bands of the total, the last of them above all totals. */
const levelBands: readonly Replaced[] = [
  ['constants:\n', 'constants:\n  highest: 91\n'],
  [
    'level:\n    first:\n      - {when: points.total >= outOf, say: Highest}\n',
    'level:\n    by: points.total\n    rows: {under passMark: Low, passMark+: Enough, highest+: Highest}\n',
  ],
  ['      - {when: points.total >= passMark, say: Enough}\n      - {say: Low}\n', ''],
];

const lawsOfFaults: readonly (readonly [string, readonly Replaced[], RegExp])[] = [
  ['an unreachable band', levelBands, /^No answers reach this: result\.level: from highest$/],
  [
    'a shadowed case',
    [['when: points.total >= outOf', 'when: points.total >= passMark']],
    /^No answers reach this: result\.level: case 2$/,
  ],
  [
    'a total that cannot reach its pass mark',
    [['value: 50,', 'value: 91,']],
    /^No answers reach this: verdict: 'Eligible'$/,
  ],
  [
    'a total that cannot reach what it is shown out of',
    [['value: 90,', 'value: 95,']],
    /^No answers bring 'Points' to the figure/,
  ],
  ['a total above what it is shown out of', [['value: 90,', 'value: 85,']], /^'Points' is above the figure/],
  [
    'a message that never shows',
    [['unless: points.total >= passMark', 'when: points.total > passMark and points.total < passMark']],
    /^No answers reach this: reasons: 'Not enough points\.'$/,
  ],
  [
    'a contradictory verdict',
    [['eligible: reasons is empty', 'eligible: points.total >= passMark']],
    /^A good verdict is shown with lines of 'Missing'/,
  ],
  [
    'an option nobody reads',
    [['other | blank: {name: No permit}', 'blank: {name: No permit}\n    otherwise: {name: Any}']],
    /^No rule reads the option 'other' of 'job'/,
  ],
  [
    'a negative cost',
    [['value: 40, unit: EUR', 'value: 240, unit: EUR']],
    /^(result\.cost|costs\.reduced|'Cost') is negative$/,
  ],
];

describe.each(lawsOfFaults)('%s', (_name, replaced, message) => {
  it('is found', () => {
    expect(found(...replaced)).toContainEqual(expect.stringMatching(message));
  });

  it('comes with answers that show it, if any can', () => {
    const {model, calculator} = sample(...replaced);
    for (const {example} of analyse(model).findings) {
      if (example === undefined) continue;
      expect(example.count).toBeGreaterThan(0);
      expect(calculator.calculate(example.answers, example.today)).not.toBeNull();
    }
  });
});

it.each([
  ['a gap', ['18-34: 30, 35+: 10', '18-34: 30, 36+: 10'], 'band-gap'],
  ['a constant nobody reads', ['constants:\n', 'constants:\n  forgotten: 5\n'], 'unused-constant'],
  [
    'a date that does not exist',
    ['value: 100, unit: EUR', 'value: [{from: 2024-02-30, value: 100}], unit: EUR'],
    'not-a-day',
  ],
] as const)('%s is refused before anything is analysed', (_name, replaced, code) => {
  expect(compileSample(replaced).diagnostics.map((each) => each.code)).toContain(code);
});

describe('declared exceptions', () => {
  const above: Replaced = ['value: 90,', 'value: 85,'];
  const below: Replaced = ['value: 90,', 'value: 95,'];
  const neverHighest: Replaced = withException('never', 'points.total >= outOf');

  it('are not findings while they are true', () => {
    expect(found(above, withException('sometimes', 'points.total > outOf'))).toEqual([]);
    expect(found(below, neverHighest)).toEqual([]);
  });

  it('are findings once they are no longer true', () => {
    expect(found(withException('sometimes', 'points.total > outOf'))).toEqual([
      'Declared to hold for some answers, but none reach it',
    ]);
    expect(found(neverHighest)).toEqual(['Declared never to hold, but some answers reach it']);
  });

  const sure: Replaced = [
    '      - {say: Low}\n',
    '      - {unless: points.total >= passMark, say: Low}\n      - {say: Not known}\n',
  ];
  const unreached = (name: string): Replaced => [
    'card:\n',
    `exceptions:\n  - {unreached: '${name}', because: It is meant.}\ncard:\n`,
  ];

  it('name a part without a condition, as the finding does', () => {
    const [finding] = analyse(sample(sure).model).findings;
    expect(finding!.message).toBe('No answers reach this: result.level: otherwise');
    const [, name] = /as "unreached: (.*)" with a reason\.$/.exec(finding!.hint)!;
    expect(found(sure, unreached(name!))).toEqual([]);
  });

  it('are findings if that part is reached after all, or does not exist', () => {
    expect(found(unreached('result.level: otherwise'))).toEqual([
      'Declared as unreached, but some answers reach it: result.level: otherwise',
    ]);
    expect(found(unreached('result.levels: otherwise'))).toEqual([
      "Declared as unreached, but no part is called 'result.levels: otherwise'",
    ]);
  });

  it('cover only what they name', () => {
    const only = withException('sometimes', 'points.total > outOf and job == cook');
    expect(found(above, only)).toContainEqual(expect.stringMatching(/above the figure/));
  });

  it('name a part by its own condition, such as a band', () => {
    expect(found(...levelBands, withException('never', 'points.total >= highest'))).toEqual([]);
    expect(found(...levelBands, withException('never', 'points.total > highest'))).toHaveLength(1);
  });
});
