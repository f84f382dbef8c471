// Does 'is empty' compile to the conditions of the lines if nothing else needs the list, and read the list otherwise?
import {expect, it} from 'vitest';
import {stepsWithoutLists} from '../../../src/engine/program/values.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {small} from './smallDefinition.ts';

const modelWith = (result: string): Model =>
  small(`
inputs:
  age: {label: Age, type: integer}
constants: {least: 18}
lines:
  reasons:
    - unless: age >= least
      say: Too young.
result: {${result}}
card: [{reasons: {title: Why, of: reasons}}]
`).model;

/** The code of the result's first key. */
const kindOf = (model: Model, ...names: string[]): unknown => {
  const step = stepsWithoutLists(model, names).find(({name}) => name === names[0])!;
  return step.value.kind === 'expression' ? step.value.typed.kind : step.value.kind;
};

it('becomes a condition if nothing else reads the list', () => {
  expect(kindOf(modelWith('eligible: reasons is empty'), 'result.eligible')).toBe('not');
});

it('reads the list if the result shows it too', () => {
  const model = modelWith('eligible: reasons is empty, reasons: reasons');
  expect(kindOf(model, 'result.eligible', 'result.reasons')).toBe('empty');
});

it('reads the list if it has no lines', () => {
  const model = modelWith('eligible: reasons is empty');
  const steps = model.steps.map((step) =>
    step.value.kind === 'lines' ? {...step, value: {...step.value, lines: []}} : step,
  );
  expect(kindOf({...model, steps}, 'result.eligible')).toBe('empty');
});
