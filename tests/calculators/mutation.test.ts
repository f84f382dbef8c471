// Does a case notice every change to a rule?
// Checks the definitions that changed since the branch left main; with FULL=1, all of them. Takes about a second for
// each, because some 250 mutants are compiled and run against all its cases.
import {expect, it} from 'vitest';
import {mutate} from '../../src/tools/analysis/mutate/mutate.ts';
import {changedFiles} from '../../src/tools/commands/git.ts';
import {isFull} from '../samples.ts';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import {sourceOf} from './sourceOf.ts';

const casesOf = (path: string): string => path.replace('.yaml', '.cases.yaml');
const definitions = listFiles('calculators').filter(isDefinitionFile);
const changed = isFull ? undefined : changedFiles('calculators');
const chosen = definitions.filter(
  (path) => changed === undefined || [path, casesOf(path)].some((each) => changed.includes(each)),
);

it('finds the definitions that changed', () => {
  expect(chosen.length).toBeLessThanOrEqual(definitions.length);
});

it.each(chosen)('%s is covered by its cases', (path) => {
  const {survivors, mutants} = mutate({definition: sourceOf(path), cases: sourceOf(casesOf(path))});
  expect(survivors.map(({message, line, case: noticing}) => `${path}:${line} ${message}\n${noticing}`)).toEqual([]);
  expect(mutants).toBeGreaterThan(0);
});
