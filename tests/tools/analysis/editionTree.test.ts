// Are two editions of a definition compared as two versions are? That each is the same calculation as the dated definition under its rules:
// tests/calculators/editions.test.ts.
import {expect, it} from 'vitest';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {editionsOf} from '../../../src/tools/analysis/diff/versions.ts';
import {compiled} from '../../calculators/compiled.ts';

it('compares the figures and the results of both', () => {
  const {source} = compiled('calculators/europe/germany-blue-card-calculator.yaml');
  const diff = diffDefinition({
    id: 'germany-blue-card-calculator',
    before: source,
    after: source,
    editions: ['', '2026-11-28'],
  });
  if (diff.kind !== 'changed') throw new Error(diff.kind);
  expect(diff.rules.map(({path}) => path.join('.')).filter((path) => /Minimum/.test(path))).toHaveLength(2);
  // Higher minimums take the card from some. Recent graduates and IT specialists without a degree gain it.
  expect(diff.behaviour!.verdicts.map(({from, to}) => [from, to])).toEqual([
    ['Eligible', 'Not eligible'],
    ['Not eligible', 'Eligible'],
  ]);
});

it('reports a figure of the day of an event, which has no single edition', () => {
  const {source} = compiled('tests/engine/compiler/samples/good/kitchen-sink/everything/kitchen-sink.yaml');
  const versions = editionsOf(source, ['', '2026-07-01']);
  if ('after' in versions) throw new Error('It was compiled.');
  expect(versions.map(({message}) => message)).toContain('A dated constant is expected here, not a number.');
});
