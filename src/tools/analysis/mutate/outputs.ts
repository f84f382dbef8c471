/** What a case can compare: each key of the result, and the verdict of the card. */
import {namesInBlock} from '../../../engine/walk.ts';
import type {Model} from '../../../engine/model.ts';
import {dependenciesOf} from '../../../engine/references.ts';
import {verdictOf} from '../../../engine/blocks/verdict.ts';

/** The owner of changes inside the verdict block. */
export const verdictOwner = 'card.verdict';

export interface Output {
  readonly name: string;
  /** Every name that it depends on. */
  readonly dependencies: ReadonlySet<string>;
}

export function outputsOf(model: Model): readonly Output[] {
  const results = model.steps.filter(({name}) => name.startsWith('result.'));
  const verdict = verdictOf(model);
  return [
    ...results.map(({name}) => ({name, dependencies: dependenciesOf([name], model)})),
    ...(verdict === undefined
      ? []
      : [{name: verdictOwner, dependencies: dependenciesOf([verdictOwner, ...namesInBlock(verdict)], model)}]),
  ];
}
