/** What a case can compare: each key of the result, and what each block of the card shows. */
import type {Model} from '../../../engine/language/model.ts';
import {dependenciesOf, namesOfNeeds} from '../../../engine/language/references.ts';
import {namesInBlock} from '../../../engine/language/walk.ts';

export interface Output {
  /** Every name that it depends on. */
  readonly dependencies: ReadonlySet<string>;
}

/** The owner of mutants inside a block of the card. */
export const blockOwner = (index: number): string => `card.${index}`;

/** The index of the block that is the owner of a mutant; undefined if the owner is a name. */
export function blockIndexOf(owner: string): number | undefined {
  const match = /^card\.(\d+)$/.exec(owner);
  return match === null ? undefined : Number(match[1]);
}

export function outputsOf(model: Model): readonly Output[] {
  return [
    ...model.steps.filter(({name}) => name.startsWith('result.')).map(({name}) => [name]),
    ...model.card.map((block, index) => [blockOwner(index), ...namesInBlock(block)]),
  ].map((names) => ({dependencies: dependenciesOf(names, model)}));
}

/** Every name that a case can notice a change of. */
export function dependenciesOfOutputs(model: Model): ReadonlySet<string> {
  return new Set([...namesOfNeeds(model), ...outputsOf(model).flatMap(({dependencies}) => [...dependencies])]);
}
