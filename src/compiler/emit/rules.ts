/**
 * The rules as readable tables: what the page shows cannot differ from what is calculated, since both come from the same model.
 */
import type {Step} from '../model.ts';
import type {EmitContext} from './context.ts';
import {array} from './javascript.ts';
import {casesCode, linesCode} from './ruleCases.ts';
import {figuresCode, formulasCode} from './ruleFigures.ts';
import {isTable, tableCode} from './ruleTable.ts';

/** The JavaScript of the list of rule tables: the figures first, then the tables in the definition's order. */
export function rulesCode(context: EmitContext): string {
  const {definition, steps} = context.model;
  const written = [
    ...definition.tables,
    ...definition.values,
    ...definition.sums.flatMap((sum) => sum.parts),
    ...definition.lines,
    ...definition.result,
  ];
  const inOrder = steps.toSorted((one, other) => written.indexOf(one.named) - written.indexOf(other.named));
  return array([
    ...figuresCode(definition.constants, context),
    ...formulasCode(inOrder, context),
    ...inOrder.flatMap((step) => ruleCode(step, context)),
  ]);
}

function ruleCode(step: Step, context: EmitContext): readonly string[] {
  const {value} = step;
  if (isTable(value)) return [tableCode(step, value, context)];
  if (value.kind === 'lines') return [linesCode(step, value.lines, context)];
  if (value.kind === 'first') return [casesCode(step, value, context)];
  return [];
}
