// Does an analysis say each cause and each reason once, with all that it is about?
import {expect, it} from 'vitest';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {Examples} from '../../../src/tools/analysis/answerSets.ts';
import {byReason, describeAlso} from '../../../src/tools/analysis/causes.ts';
import type {Unproven} from '../../../src/tools/analysis/finding.ts';
import {sample} from './fixture.ts';

const place = {source: {path: 'a.yaml', text: 'id: a\nvalues: {}\n'}, start: 0, end: 2};
const unproven = (kind: Unproven['kind'], what: string, reason: string, days?: string): Unproven => ({
  kind,
  what,
  reason,
  place,
  ...(days !== undefined && {days}),
});

it('what was not seen for the same reason on the same days is one paragraph, each owner named once', () => {
  const groups = byReason([
    unproven('unseen', 'rates: from 1', 'few lists were tried', ' from 1 July 2025'),
    unproven('law', 'A good verdict is shown with a line', 'few lists were tried'),
    unproven('unseen', 'rates: from 2', 'few lists were tried', ' from 1 July 2025'),
    unproven('unseen', 'verdict: Yes', 'few lists were tried', ' from 1 July 2025'),
    unproven('unseen', 'rates: from 2', 'few lists were tried'),
  ]);
  expect(groups.map(({message}) => message)).toEqual([
    'Not seen in the sample from 1 July 2025: rates: from 1; from 2; verdict: Yes',
    'It may still be that a good verdict is shown with a line',
    'Not seen in the sample: rates: from 2',
  ]);
});

it('beyond a dozen names, the others are counted', () => {
  const [group] = byReason(Array.from({length: 20}, (_, index) => unproven('unseen', `part${index}`, 'a reason')));
  expect(group).toMatchObject({count: 20, message: expect.stringMatching(/part11; and 8 more$/)});
});

it('figures that are negative for one cause are one finding, which names the others with their lines', () => {
  const {model} = sample([
    'cost: costs.total',
    'cost: costs.total\n  rest: minimum - salary\n  half: (minimum - salary) / fee\n  mostly: minimum - salary - fee',
  ]);
  const {findings} = analyse(model);
  expect(findings.map(({message}) => message)).toEqual(['result.mostly is negative']);
  expect(describeAlso(findings[0]!)).toMatch(
    /^Probably with the same cause: result\.rest is negative \(line \d+\); result\.half is negative \(line \d+\)\.$/,
  );
});

it('laws that other answers break are findings of their own', () => {
  const {model} = sample([
    'cost: costs.total',
    'cost: costs.total\n  rest: minimum - salary\n  other: minimum - age * fee',
  ]);
  expect(analyse(model).findings.map(({message}) => message)).toEqual([
    'result.rest is negative',
    'result.other is negative',
  ]);
});

it('parts that are unreached in two periods are one finding with the days', () => {
  const {model} = sample([
    'value: 50, unit: points',
    'value: [{value: 0}, {from: 2025-01-01, value: 50}, {from: 2026-01-01, value: 0}], unit: points',
  ]);
  const messages = analyse(model).findings.map(({message, hint}) => [message, hint]);
  expect(messages).toContainEqual([
    "No answers reach this until 31 December 2024 and from 1 January 2026: reasons: 'Not enough points.'",
    expect.stringContaining(
      `{unreached: "reasons: 'Not enough points.'", until: 2024-12-31, because: …} and {unreached: "reasons: 'Not enough points.'", from: 2026-01-01, because: …}.`,
    ),
  ]);
});

it('examples have days in living memory where such answers show the same', () => {
  const examples = new Examples<string>();
  examples.add('law', {born: '0001-01-01', moved: ''}, '2024-06-01');
  examples.add('law', {born: '2024-05-31', moved: ''}, '2024-06-01');
  examples.add('law', {born: '2024-05-30', moved: ''}, '2024-06-01');
  examples.add('law', {born: '2024-05-30', moved: '9999-12-31'}, '2024-06-01');
  expect(examples.byKey.get('law')).toEqual({answers: {born: '2024-05-31'}, today: '2024-06-01', count: 4});
});
