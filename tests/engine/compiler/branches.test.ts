// Do all kinds of values have the same branches as written and after the checks, so that each has its place in the file?
import {expect, it} from 'vitest';
import {writtenBranches, type Value} from '../../../src/engine/language/definition/value.ts';
import {branchesOf} from '../../../src/engine/language/readValue.ts';
import type {CheckedValue} from '../../../src/engine/language/typed.ts';
import {isTable} from '../../../src/engine/language/walk.ts';
import {compileKitchenSink} from './goodSamples.ts';

/** What a branch has, without what is in it. */
const outline = ({key, value, text}: {readonly key?: string; readonly value?: unknown; readonly text?: unknown}) => ({
  key,
  has: value !== undefined ? 'a value' : text !== undefined && 'a text',
});

function expectSameBranches(value: CheckedValue, source: Value): void {
  // Rows have their places in their cells.
  if (isTable(value)) return;
  const [checked, written] = [branchesOf(value), writtenBranches(source)];
  expect(checked.map(outline)).toEqual(written.map(outline));
  for (const [index, {value: inner}] of checked.entries())
    if (inner !== undefined) expectSameBranches(inner, written[index]!.value!);
}

it('branches are those of the file, in its order', () => {
  const {steps, templates} = compileKitchenSink().model;
  for (const {value, named} of [...steps, ...templates]) expectSameBranches(value, named.value);
});
