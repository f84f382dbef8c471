/** Changes of a text: parts of an expression, figures and days. */
import type {Expression} from '../../../engine/expression/parse.ts';
import type {Span} from '../../../engine/expression/tokens.ts';
import {type MutationContext, type Edit, type Mutant, textMutant} from './mutant.ts';
import type {OperatorName} from './formulas.ts';
import {addDays} from '../../../engine/runtime/calendar.ts';
import type {ScalarNode} from '../../../engine/yaml/node.ts';
import type {Site} from './site.ts';

/** Replaces a span by a text. */
export function replaceSpan(operator: OperatorName, {start, end}: Span, text: string): Edit {
  return {operator, start, end, text};
}

/** Replaces a span inside an expression; the report shows the whole expression. */
export function replaceInside(operator: OperatorName, whole: Span, by: string, text: string, {start, end}: Span): Edit {
  const from = text.slice(whole.start, whole.end);
  const to = text.slice(whole.start, start) + by + text.slice(end, whole.end);
  return {operator, start, end, text: by, shown: {from: `'${from}'`, to: `'${to}'`}};
}

/** Replaces the operator between two operands; the report shows the operands too. */
export function replaceOperator(
  expression: Extract<Expression, {kind: 'and' | 'or' | 'arithmetic' | 'compare'}>,
  replacement: string,
  operator: OperatorName,
  text: string,
): Edit {
  const current = 'operator' in expression ? expression.operator : expression.kind;
  const start = text.indexOf(current, expression.left.end);
  return replaceInside(operator, expression, replacement, text, {start, end: start + current.length});
}

/** The text of an expression that may name an option. */
export function optionText(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  return expression.kind === 'quoted' || expression.kind === 'figure' ? expression.text : undefined;
}

/** An option as it is written in a formula, in quotes where needed. */
export function formatOption(option: string): string {
  return /^[A-Za-z_][\w]*(-\w+)*$/.test(option) || /^\d+$/.test(option) ? option : `'${option}'`;
}

/** In units of the last digit; tried in turn while a change makes no difference. */
const largerStepSizes = [2, 3, 5, 10, 50, 100, 1_000, 5_000];

/** Moves `12_000`, `30%` or `2.5` one unit of its last digit up and down, but not below 0. */
export function mutateFigure(context: MutationContext, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  const stepped = (steps: number): Mutant | undefined => {
    const to = moveFigure(text, steps);
    return to === undefined
      ? undefined
      : textMutant(context, site, {operator: 'figure', start: 0, end: text.length, text: to});
  };
  return [1, -1].flatMap((direction) => {
    const near = stepped(direction);
    const largerSteps = largerStepSizes.flatMap((steps) => stepped(direction * steps) ?? []);
    return near === undefined ? [] : [{...near, largerSteps}];
  });
}

/** The figure moved by some units of its last digit, in the same notation; undefined below 0. */
function moveFigure(text: string, steps: number): string | undefined {
  const [, figure, sign] = text.match(/^([\d_.]+)(%?)$/)!;
  const decimals = figure!.split('.')[1]?.length ?? 0;
  const value = Number(figure!.replaceAll('_', '')) + steps * 10 ** -decimals;
  if (value < 0) return undefined;
  const plain = value.toFixed(decimals);
  return (figure!.includes('_') ? plain.replace(/\B(?=(\d{3})+(?!\d))/g, '_') : plain) + sign!;
}

/** Moves the first day of a period one day later and earlier. */
export function mutateDay(context: MutationContext, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  return [1, -1].flatMap((days) => {
    const to = addDays(text, days);
    return to === null ? [] : [textMutant(context, site, {operator: 'day', start: 0, end: text.length, text: to})];
  });
}
