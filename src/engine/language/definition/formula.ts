import {diagnose, type Place, type Report} from '../../diagnostics/diagnostic.ts';
import {parse, type Expression} from '../expression/parse.ts';
import type {Span} from '../expression/token.ts';
import {placeIn, type Node, type ScalarNode} from '../yaml/node.ts';
import {readAs, textOrFigure} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';

/** An expression with its place in a file; `expression` is missing after a syntax error, which is reported already. */
export interface Formula {
  readonly expression?: Expression;
  readonly node: ScalarNode;
  /** Where the expression begins in the scalar's text: 0, or after the brace of a reference in a text. */
  readonly offset: number;
}

const defaultDescription =
  'A formula: names, and, or, not, ==, <, +, *, min(…), … The only figures allowed in it are 0, 1 and the decimals of a rounding.';

export const formula = (description = defaultDescription): Concept<Formula, string | number> =>
  readAs(textOrFigure({description, patternDescription: 'a formula'}), (_, node, report) => readFormula(node, report));

/** Reads a scalar, or the part of it from `offset` to `end`, as an expression. */
export function readFormula(node: Node, report: Report, offset = 0, end?: number): Formula {
  const scalar: ScalarNode = node.kind === 'scalar' ? node : {kind: 'scalar', value: null, text: '', place: node.place};
  const parsed = parse(scalar.text.slice(offset, end));
  if ('expression' in parsed) return {expression: parsed.expression, node: scalar, offset};
  const {code, problem, hint, start, end: stop} = parsed.problem;
  report(diagnose(code, placeIn(scalar, offset + start, offset + stop), {problem}, hint));
  return {node: scalar, offset};
}

/** The place of a part of a formula. */
export function placeOf({node, offset}: Formula, span: Span): Place {
  return placeIn(node, offset + span.start, offset + span.end);
}
