/** How a change of an expression is written, and how the report shows it. */
import type {Expression} from '../../../engine/expression/parse.ts';
import type {Span} from '../../../engine/expression/tokens.ts';
import {type Around, type Edit, type Mutant, ofEdit} from './mutant.ts';
import type {OperatorName} from './formulas.ts';
import {addDays} from '../../../engine/runtime/calendar.ts';
import type {ScalarNode} from '../../../engine/yaml/node.ts';
import type {Site} from './site.ts';

/** The stretch becomes the text. */
export function replaced(operator: OperatorName, {start, end}: Span, text: string): Edit {
  return {operator, start, end, text};
}

/** A change inside an expression, shown with all of it. */
export function within(operator: OperatorName, whole: Span, by: string, text: string, {start, end}: Span): Edit {
  const from = text.slice(whole.start, whole.end);
  const to = text.slice(whole.start, start) + by + text.slice(end, whole.end);
  return {operator, start, end, text: by, shown: {from: `'${from}'`, to: `'${to}'`}};
}

/** Another sign between two operands, shown with them. */
export function between(
  expression: Extract<Expression, {kind: 'and' | 'or' | 'arithmetic' | 'compare'}>,
  sign: string,
  operator: OperatorName,
  text: string,
): Edit {
  const written = 'operator' in expression ? expression.operator : expression.kind;
  const start = text.indexOf(written, expression.left.end);
  return within(operator, expression, sign, text, {start, end: start + written.length});
}

/** The word that may be an option. */
export function wordOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  return expression.kind === 'quoted' || expression.kind === 'figure' ? expression.text : undefined;
}

/** An option as a formula names it. */
export function inFormula(option: string): string {
  return /^[A-Za-z_][\w]*(-\w+)*$/.test(option) || /^\d+$/.test(option) ? option : `'${option}'`;
}

// Figures and days some steps off.

/** How many steps of its last digit a figure is moved until it makes a difference. */
const farSteps = [2, 3, 5, 10, 50, 100, 1_000, 5_000];

/** `12_000`, `30%`, `2.5` one step up and down; nothing on a form is below 0, so no figure is. */
export function ofFigure(around: Around, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  const stepped = (steps: number): Mutant | undefined => {
    const to = figureAfter(text, steps);
    return to === undefined
      ? undefined
      : ofEdit(around, site, {operator: 'figure', start: 0, end: text.length, text: to});
  };
  return [1, -1].flatMap((direction) => {
    const near = stepped(direction);
    const further = farSteps.flatMap((steps) => stepped(direction * steps) ?? []);
    return near === undefined ? [] : [{...near, further}];
  });
}

/** The figure as it is written, some steps of its last digit on; undefined below 0. */
function figureAfter(text: string, steps: number): string | undefined {
  const [, figure, sign] = text.match(/^([\d_.]+)(%?)$/)!;
  const decimals = figure!.split('.')[1]?.length ?? 0;
  const value = Number(figure!.replaceAll('_', '')) + steps * 10 ** -decimals;
  if (value < 0) return undefined;
  const plain = value.toFixed(decimals);
  return (figure!.includes('_') ? plain.replace(/\B(?=(\d{3})+(?!\d))/g, '_') : plain) + sign!;
}

/** The first day of a period one day later and earlier. */
export function ofDay(around: Around, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  return [1, -1].flatMap((days) => {
    const to = addDays(text, days);
    return to === null ? [] : [ofEdit(around, site, {operator: 'day', start: 0, end: text.length, text: to})];
  });
}
