import {type Diagnostic, hasErrors, type Place} from '../../../engine/diagnostics/diagnostic.ts';
import {type MapNode, placeIn, type ScalarNode} from '../../../engine/yaml/node.ts';
import {readDefinition} from '../../../engine/definition/definition.ts';
import {checkDefinition} from '../../../engine/check/check.ts';
import type {Model} from '../../../engine/model.ts';
import type {OperatorName} from './formulas.ts';
import {type Site, withText} from './site.ts';

/** A definition with one thing changed. */
export interface Mutant {
  readonly operator: OperatorName;
  readonly place: Place;
  /** The text before and after the change, as an editor would write it. */
  readonly from: string;
  readonly to: string;
  /** The constant, input or value that the change is in; undefined for a guard. */
  readonly owner?: string;
  /** The changed definition; undefined where the checks refuse it. */
  readonly model: () => Model | undefined;
  /** The same change in larger steps, for a figure where one step makes no difference. */
  readonly largerSteps?: readonly Mutant[];
}

/** The definition that is changed, and the name that the change is in. */
export interface MutationContext {
  readonly model: Model;
  readonly owner?: string;
}

/** A change of a scalar's text from `start` to `end`. */
export interface Edit {
  readonly operator: OperatorName;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What the report shows as changed; by default the replaced text itself. */
  readonly shown?: {readonly from: string; readonly to: string};
}

/** A change of the tree as a mutant. */
export function treeMutant(
  {owner}: MutationContext,
  change: Pick<Mutant, 'operator' | 'place' | 'from' | 'to'>,
  tree: () => MapNode,
): Mutant {
  return {...change, ...(owner === undefined ? {} : {owner}), model: () => checkedModel(tree())};
}

/** A change of a scalar's text as a mutant. */
export function textMutant(context: MutationContext, {node, put}: Site<ScalarNode>, edit: Edit): Mutant {
  const {operator, start, end, text, shown} = edit;
  return treeMutant(
    context,
    {
      operator,
      place: placeIn(node, start, end),
      from: shown?.from ?? node.text.slice(start, end),
      to: shown?.to ?? text,
    },
    () => put(withText(node, node.text.slice(0, start) + text + node.text.slice(end))),
  );
}

function checkedModel(tree: MapNode): Model | undefined {
  const problems: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void problems.push(diagnostic);
  const definition = readDefinition(tree, report);
  if (hasErrors(problems)) return undefined;
  const model = checkDefinition(definition, report);
  return hasErrors(problems) ? undefined : model;
}
