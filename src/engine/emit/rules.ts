/**
 * The rules as readable tables: what the page shows cannot differ from what is calculated, since both come from the same model.
 * Explanations refer to a row by its place here.
 */
import type {Model, Step} from '../model.ts';
import type {EmitContext} from './context.ts';
import {array} from './javascript.ts';
import {casesCode, linesCode} from './ruleCases.ts';
import {figuresCode, formulasCode, isFormula} from './ruleFigures.ts';
import {isTable} from '../walk.ts';
import {tableCode} from './ruleTable.ts';

/** The JavaScript of the list of rule tables. */
export function rulesCode(context: EmitContext): string {
  const {figures, formulas, tables} = layoutOfRules(context.model);
  return array([
    ...(figures.length > 0 ? [figuresCode(figures, context)] : []),
    ...(formulas.length > 0 ? [formulasCode(formulas, context)] : []),
    ...tables.map((step) => ruleCode(step, context)),
  ]);
}

/** Which table of the page holds a name, and in which row where the table is a list of names; both from 0. */
export function placeInRules(name: string, model: Model): {readonly table: number; readonly row?: number} | undefined {
  const {figures, formulas, tables} = layoutOfRules(model);
  const figure = figures.findIndex((constant) => constant.name === name);
  if (figure >= 0) return {table: 0, row: figure};
  const ahead = figures.length > 0 ? 1 : 0;
  const formula = formulas.findIndex((step) => step.name === name);
  if (formula >= 0) return {table: ahead, row: formula};
  const table = tables.findIndex((step) => step.name === name);
  return table < 0 ? undefined : {table: ahead + (formulas.length > 0 ? 1 : 0) + table};
}

/** The figures first, then the formulas, then the tables in the definition's order. */
function layoutOfRules({definition, steps}: Model) {
  const written = [
    ...definition.tables,
    ...definition.values,
    ...definition.sums.flatMap((sum) => sum.parts),
    ...definition.lines,
    ...definition.result,
  ];
  const inOrder = steps.toSorted((one, other) => written.indexOf(one.named) - written.indexOf(other.named));
  return {
    figures: definition.constants,
    formulas: inOrder.filter(isFormula),
    tables: inOrder.filter(({value}) => isTable(value) || value.kind === 'lines' || value.kind === 'first'),
  };
}

function ruleCode(step: Step, context: EmitContext): string {
  const {value} = step;
  if (value.kind === 'lines') return linesCode(step, value.lines, context);
  if (value.kind === 'first') return casesCode(step, value, context);
  return tableCode(step, value as Extract<typeof value, {kind: 'choices' | 'bands' | 'matrix' | 'list'}>, context);
}
