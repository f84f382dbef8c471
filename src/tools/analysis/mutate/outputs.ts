/** What a case can see of a calculation: each key of the result, and the verdict of the card. */
import {namesInBlock} from '../../../engine/walk.ts';
import type {Model} from '../../../engine/model.ts';
import {dependenciesOf} from '../../../engine/references.ts';
import {verdictOf} from '../../../engine/blocks/verdict.ts';

/** The owner of what stands in the verdict itself. */
export const verdictOwner = 'card.verdict';

export interface Output {
  readonly name: string;
  /** Every name that it depends on. */
  readonly behind: ReadonlySet<string>;
}

export function outputsOf(model: Model): readonly Output[] {
  const results = model.steps.filter(({name}) => name.startsWith('result.'));
  const verdict = verdictOf(model);
  return [
    ...results.map(({name}) => ({name, behind: dependenciesOf([name], model)})),
    ...(verdict === undefined
      ? []
      : [{name: verdictOwner, behind: dependenciesOf([verdictOwner, ...namesInBlock(verdict)], model)}]),
  ];
}
