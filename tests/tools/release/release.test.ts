// Is a release at least as large as what changed? Random changes of made definitions are compared with brute force; a failure names its seed.
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {command} from '../../../scripts/release.ts';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {compareBehaviour} from '../../../src/tools/analysis/diff/behaviour.ts';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {latestVersion} from '../../../src/tools/package/files.ts';
import {largestOf, minor, nextVersion, patch} from '../../../src/tools/release/level.ts';
import {reasonsFor} from '../../../src/tools/release/reasons.ts';
import {
  firstRelease,
  newestTag,
  releaseAfter,
  releaseText,
  requireTagged,
  withRelease,
} from '../../../src/tools/release/release.ts';
import {isFull} from '../../samples.ts';
import {sampleText} from '../analysis/fixture.ts';
import {changeDefinition, madeText, makeDefinition, Random} from '../analysis/randomDefinitions.ts';
import {runInProcess} from '../commands/runInProcess.ts';
import {changeInterface} from './changedInterface.ts';
import {isSmaller, levelByBruteForce, type Tried} from './levelByBruteForce.ts';

const path = 'calculators/nowhere/made-calculator.yaml';

function tried(text: string): Tried | undefined {
  const {model, body} = compile({path, text});
  return model === undefined || body === undefined ? undefined : {model, calculator: load(body)};
}

describe('the level of a release', () => {
  const count = isFull ? 500 : 8;
  it(`is no smaller than what is seen, for ${count} random changes`, {timeout: 3_600_000}, () => {
    const claims: unknown[] = [];
    const seen: unknown[] = [];
    const figures = [1, 2, 5, 10, 20, 50, 90, 365, 1_000, 11_208, 11_209, 20_000];
    for (let seed = 30; claims.length < count; seed++) {
      const random = new Random(seed);
      const made = makeDefinition(random);
      const before = madeText(made);
      const after = random.chance(0.6) ? changeInterface(before, random) : madeText(changeDefinition(made, random));
      const [one, other] = [tried(before), tried(after)];
      if (one === undefined || other === undefined || before === after) continue;
      const pair = {id: 'made-calculator', before: {path, text: before}, after: {path, text: after}};
      const claimed = largestOf(
        reasonsFor(diffDefinition(pair, (versions) => compareBehaviour(versions, {max: isFull ? 5_000 : 500}))),
      );
      const found = levelByBruteForce(one, other, figures, random, isFull ? 100 : 40);
      if (isSmaller(claimed, found?.level))
        expect.soft(claimed, `seed ${seed}: ${found!.what}\n${changedLines(before, after)}`).toBe(found!.level);
      claims.push(claimed);
      seen.push(found?.level);
    }
    // Otherwise the test would prove nothing.
    for (const level of isFull ? ['major', 'minor', 'patch'] : ['major', 'minor']) {
      expect(claims).toContain(level);
      expect(seen).toContain(level);
    }
    // Nor if everything were called major.
    const exact = claims.filter((claimed, index) => claimed === seen[index]).length;
    expect(exact / count).toBeGreaterThan(isFull ? 0.5 : 0.3);
  });
});

function changedLines(before: string, after: string): string {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const removed = one.filter((line) => !other.includes(line)).map((line) => `- ${line.trim()}`);
  const added = other.filter((line) => !one.includes(line)).map((line) => `+ ${line.trim()}`);
  return [...removed, ...added].join('\n');
}

/** The reasons for changes of the sample. */
function reasonsOf(changes: readonly Replaced[]): readonly string[] {
  const [before, after] = [sampleText(), sampleText(...changes)];
  const diff = diffDefinition({
    id: 'sample-calculator',
    before: {path: sample, text: before},
    after: {path: sample, text: after},
  });
  return reasonsFor(diff).map(({level, because}) => `${level}: ${because}`);
}

type Replaced = readonly [from: string, to: string];

const sample = 'calculators/nowhere/sample-calculator.yaml';
const onlyWords = 'patch: Only words, sources or the order of things differ.';
const cook = 'cook: Cook, other';
const isRenamed: readonly Replaced[] = [
  [cook, 'chef: {label: Cook, was: cook}, other'],
  ['cook: {name', 'chef: {name'],
  ['job == cook', 'job == chef'],
  ['[doctor, cook]', '[doctor, chef]'],
];

describe('the reasons for a release', () => {
  it.each<readonly [string, readonly Replaced[], readonly unknown[]]>([
    ['nothing but a comment', [['tables:', '# By occupation.\ntables:']], []],
    [
      'a label and the source',
      [
        ['label: Salary', 'label: Yearly salary'],
        ['name: Nobody', 'name: Somebody'],
      ],
      [onlyWords],
    ],
    ['another formula for the same', [['fee - reduction', '0 - reduction + fee']], [onlyWords]],
    ['a verdict in other words', [['say: Eligible', 'say: You qualify']], ['patch: Only words on the card differ.']],
    [
      'a verdict in other words and another colour',
      [['Eligible, tone: good', 'You qualify, tone: caution']],
      [/^minor: .*The result changes/],
    ],
    ['a sentence of the result', [['No job on the list', 'The job is not on the list']], [/^minor: /]],
    [
      'a figure',
      [['value: 100, unit: EUR', 'value: 110, unit: EUR']],
      ['minor: Fee: €110 instead of €100. The result changes for 3,780 of the 5,040 combinations of answers checked.'],
    ],
    [
      'a question that is no longer asked',
      [
        ['  submitted: {label: Submitted, type: date}\n', ''],
        ['addDays(submitted, waiting)', 'addDays(today, waiting)'],
        ['daysSince(submitted)', '0'],
      ],
      ['major: The question submitted is gone.', /^minor: Ready: /],
    ],
    ['an option under another name', isRenamed, ['major: The option cook of the question job is now called chef.']],
    [
      'one more option',
      [
        [cook, 'cook: Cook, nurse: Nurse, other'],
        ['other | blank', 'nurse | other | blank'],
      ],
      ['minor: The option nurse of the question job is new.'],
    ],
    [
      'a key under another name',
      [
        ['  cost: costs.total', '  price: costs.total'],
        ['of: result.cost', 'of: result.price'],
      ],
      ['major: The key cost of the result is gone.', 'minor: The key price of the result is new.'],
    ],
    [
      'a key of another type',
      [
        ['cost: costs.total', 'cost: costs.total > fee'],
        ['      - {label: Cost, of: result.cost, unit: money}\n', ''],
      ],
      ['major: The key cost of the result is of type boolean, not number.', expect.stringContaining('minor: ')],
    ],
    [
      'a word that a key can be',
      [['say: Highest', 'say: Top']],
      [
        'major: The key level of the result is no longer Highest.',
        'major: The key level of the result can now be Top.',
        expect.stringContaining('minor: '),
      ],
    ],
    [
      'another unit',
      [
        ['type: number, unit: EUR', 'type: number, unit: USD'],
        ['value: 30_000, unit: EUR', 'value: 30_000, unit: USD'],
      ],
      ['major: The question salary counts in USD, not EUR.'],
    ],
    [
      'a limit',
      [['type: number, unit: EUR', 'type: number, unit: EUR, max: 100_000']],
      ['major: The limit max of the question salary is 100000, not without limit.'],
    ],
    [
      'a type that takes less',
      [['label: Salary, type: number', 'label: Salary, type: integer']],
      ['major: The question salary is of type integer, not number.'],
    ],
    [
      'one more required answer',
      [['needs: [education]', 'needs: [education, job]']],
      [
        'major: Without an answer to the question job there is no result.',
        expect.stringContaining('major: There is no result for answers that had one.'),
      ],
    ],
    [
      'no required answer',
      [['needs: [education]\n', '']],
      ['minor: There is a result without an answer to the question education.', expect.stringContaining('minor: ')],
    ],
    [
      'options in another order',
      [
        [cook, 'other'],
        ['other: Other}}', 'other: Other, cook: Cook}}'],
      ],
      ['minor: The order of the options of the question job changed (moved: other).'],
    ],
    [
      'an option that is no longer offered with another answer',
      [
        [
          'other: Other}}',
          'other: Other}, offered: {by: education, rows: {none: [other], school: [cook, other, doctor]}}}',
        ],
      ],
      ['major: Answers with doctor and cook of the question job with education: none are refused.'],
    ],
    [
      'a question that is shown for some',
      [['label: Age, type: integer', 'label: Age, type: integer, shownWhen: education == degree']],
      ['minor: Other questions may count as open.'],
    ],
  ])('%s', (_name, changes, reasons) => {
    const found = reasonsOf(changes);
    expect(found).toEqual(reasons.map((reason) => (reason instanceof RegExp ? expect.stringMatching(reason) : reason)));
  });

  it('are those of a whole calculator where it comes, goes or cannot be compared', () => {
    const diffs = [
      {kind: 'added', id: 'a'},
      {kind: 'removed', id: 'b'},
      {kind: 'broken', id: 'c', errors: []},
    ] as const;
    expect(diffs.map((diff) => largestOf(reasonsFor(diff)))).toEqual(['minor', 'major', 'major']);
  });

  it('count what is not proven as the larger', () => {
    const [before, after] = [sampleText(), sampleText(['fee - reduction', '0 - reduction + fee'])];
    const pair = {id: 'sample-calculator', before: {path: sample, text: before}, after: {path: sample, text: after}};
    expect(reasonsFor(diffDefinition(pair, (versions) => compareBehaviour(versions, {max: 100})))).toMatchObject([
      {level: 'minor', because: expect.stringMatching(/^Only a sample was compared, so results may differ\./)},
    ]);
  });
});

it('the next version follows from the level', () => {
  expect((['major', 'minor', 'patch'] as const).map((level) => nextVersion('1.4.2', level))).toEqual([
    '2.0.0',
    '1.5.0',
    '1.4.3',
  ]);
});

describe('the changelog', () => {
  const changelog = '# Changes\n\nDerived from the rules.\n';
  const diffs = [
    {kind: 'added', id: 'new-calculator'},
    {kind: 'removed', id: 'old-calculator'},
  ] as const;
  const release = releaseAfter('1.4.2', 'visatally-rules@1.4.2', diffs, [patch('Words.')])!;

  it('gets the release above all others, with what programs have to change for first', () => {
    const first = withRelease(changelog, firstRelease(['one', 'two']), '1 November 2026');
    expect(latestVersion(changelog)).toBeUndefined();
    expect(latestVersion(first)).toBe('1.0.0');
    expect(withRelease(first, release, '23 November 2026')).toBe(`# Changes

Derived from the rules.

## 2.0.0 · 23 November 2026

### Programs may have to change

- **old-calculator**: This calculator is gone.

### Results and new things

- **new-calculator**: This calculator is new.

### Words

- **All calculators**: Words.

## 1.0.0 · 1 November 2026

The first release, with 2 calculators.
`);
  });

  it('is not written twice: a release that no tag names comes first', () => {
    const written = withRelease(changelog, release, '23 November 2026');
    expect(() => requireTagged(written, '1.4.2', 'visatally-rules')).toThrow(
      'CHANGELOG.md already has 2.0.0, which no tag names. Commit it, then: git tag visatally-rules@2.0.0',
    );
    expect(() => requireTagged(written, '2.0.0', 'visatally-rules')).not.toThrow();
  });

  it('the newest tag is that of the largest version', () => {
    expect(
      newestTag('visatally-rules', ['v3', 'visatally-rules@1.9.0', 'visatally-rules@1.10.0', 'visatally-rules@x']),
    ).toEqual({tag: 'visatally-rules@1.10.0', version: '1.10.0'});
    expect(newestTag('visatally-rules', ['v1.0.0'])).toBeUndefined();
  });

  it('that of the engine names no calculators', () => {
    expect(releaseText(firstRelease([]))).toBe('1.0.0: the first release\n');
    expect(withRelease(changelog, firstRelease([]), '1 November 2026')).toMatch(/\n\nThe first release\.\n$/);
    expect(releaseText(releaseAfter('1.0.0', 'main', [], [minor('Its code differs.')], 'The engine')!)).toBe(
      '1.1.0: minor, after 1.0.0 (compared with main)\nminor  The engine\n  minor: Its code differs.\n',
    );
  });

  it('nothing is released where nothing differs', () => {
    expect(releaseAfter('1.4.2', 'main', [], [])).toBeUndefined();
  });
});

describe('npm run release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visatally-release-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it('prints the version, and the reasons for each calculator', async () => {
    cpSync('calculators', folder, {recursive: true});
    const file = join(folder, 'europe/schengen-visa-calculator.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(limitDays:.*?value: )90/s, '$180'));
    rmSync(join(folder, 'europe/sweden-work-visa-calculator.yaml'));
    const {code, out, err} = await runInProcess(command, ['--dry-run', '--base', folder]);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      `visatally-rules 1.1.0: minor, after 1.0.0 (compared with ${folder})`,
      'minor  schengen-visa-calculator',
      '  minor: The limit max of the question plannedStayDays is 90, not 80.',
      '  minor: The limit max of the question previousDaysUsed is 90, not 80.',
      expect.stringMatching(/^ {2}minor: Days allowed: 90 instead of 80 days\. The result changes for/),
      '',
      'minor  sweden-work-visa-calculator',
      '  minor: This calculator is new.',
      '',
    ]);
  });

  it('says that nothing differs', async () => {
    expect(await runInProcess(command, ['--dry-run', '--base', 'calculators'])).toEqual({
      code: 0,
      out: 'Nothing differs from calculators, so there is nothing to release.\n',
      err: '',
    });
  });

  it('refuses what is no revision', async () => {
    for (const options of [[], ['--engine']])
      expect(await runInProcess(command, [...options, '--dry-run', '--base', 'no-such-thing'])).toMatchObject({
        code: 2,
        err: "'no-such-thing' is neither a folder nor a git revision here.\n",
      });
  });
});
