import {type Diagnostic, hasErrors, type Place} from '../../../engine/diagnostics/diagnostic.ts';
import {type MapNode, placeIn, type ScalarNode} from '../../../engine/yaml/node.ts';
import {readDefinition} from '../../../engine/definition/definition.ts';
import {checkDefinition} from '../../../engine/check/check.ts';
import type {Model} from '../../../engine/model.ts';
import type {OperatorName} from './formulas.ts';
import {type Site, written} from './site.ts';

/** A definition with one thing changed. */
export interface Mutant {
  readonly operator: OperatorName;
  readonly place: Place;
  /** What stands there, and what stands there instead, as an editor would write it. */
  readonly from: string;
  readonly to: string;
  /** The name under which it stands: a constant, an input, a value; undefined for a guard. */
  readonly owner?: string;
  /** The changed definition; undefined where the checks refuse it. */
  readonly model: () => Model | undefined;
  /** The same change in larger steps, for a figure whose next neighbours make no difference. */
  readonly further?: readonly Mutant[];
}

/** What the operators need to know of the definition that they change. */
export interface Around {
  readonly model: Model;
  readonly owner?: string;
}

/** A change of a scalar's text from `start` to `end`. */
export interface Edit {
  readonly operator: OperatorName;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is changed as the report shows it; by default the stretch itself. */
  readonly shown?: {readonly from: string; readonly to: string};
}

/** A change of the tree as a mutant. */
export function ofTree(
  {owner}: Around,
  change: Pick<Mutant, 'operator' | 'place' | 'from' | 'to'>,
  tree: () => MapNode,
): Mutant {
  return {...change, ...(owner === undefined ? {} : {owner}), model: () => checked(tree())};
}

/** A change of a scalar's text as a mutant. */
export function ofEdit(around: Around, {node, put}: Site<ScalarNode>, edit: Edit): Mutant {
  const {operator, start, end, text, shown} = edit;
  return ofTree(
    around,
    {
      operator,
      place: placeIn(node, start, end),
      from: shown?.from ?? node.text.slice(start, end),
      to: shown?.to ?? text,
    },
    () => put(written(node, node.text.slice(0, start) + text + node.text.slice(end))),
  );
}

function checked(tree: MapNode): Model | undefined {
  const problems: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void problems.push(diagnostic);
  const definition = readDefinition(tree, '', report);
  if (hasErrors(problems)) return undefined;
  const model = checkDefinition(definition, report);
  return hasErrors(problems) ? undefined : model;
}
