/** How a change of an expression is written, and how the report shows it. */
import type {Expression} from '../../../engine/expression/parse.ts';
import type {Span} from '../../../engine/expression/tokens.ts';
import type {Edit} from './mutant.ts';
import type {OperatorName} from './operators.ts';

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
