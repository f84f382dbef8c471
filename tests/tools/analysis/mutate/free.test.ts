// Is every part of every definition either mutated or declared free, with a reason?
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../../src/engine/project/layout.ts';
import {countFree, leavesOf} from '../../../../src/tools/analysis/mutate/free.ts';
import {mutantsOf} from '../../../../src/tools/analysis/mutate/mutants.ts';
import {compiled} from '../../../calculators/compiled.ts';

const kitchenSink = 'tests/engine/compiler/samples/good/kitchen-sink/everything/kitchen-sink.yaml';

describe('every text and setting', () => {
  it.each([...listFiles('calculators').filter(isDefinitionFile), kitchenSink])('of %s', (path) => {
    const {tree, model} = compiled(path);
    const changed = mutantsOf(tree, model).map(({place}) => place);
    const skipped = leavesOf(tree, model).filter(
      ({reason, node: {place}}) =>
        reason === undefined && !changed.some(({start, end}) => start < place.end && place.start < end),
    );
    expect(skipped.map(({path: key, node}) => `${key}: ${node.kind === 'scalar' ? node.text : ''}`)).toEqual([]);
  });
});

it('what is free is counted by its reason', () => {
  const {tree, model} = compiled(kitchenSink);
  const leaves = leavesOf(tree, model);
  const counts = countFree(tree, model);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(
    leaves.filter(({reason}) => reason !== undefined).length,
  );
  const reasonOf = (path: string) => leaves.find((leaf) => leaf.path === path)?.reason;
  expect(reasonOf('title')).toMatch(/^Words of the page/);
  expect(reasonOf('inputs/age/max')).toMatch(/^Hints to the form/);
  expect(reasonOf('constants/passMark/value')).toBeUndefined();
});
