import type {diagnose} from '../diagnostics/diagnostic.ts';
import {check, checkCondition} from '../expression/check.ts';
import {errorExpression, type ReportAt, type Scope} from '../expression/scope.ts';
import type {TypedExpression} from '../expression/types.ts';
import type {Constant} from '../definition/constant.ts';
import type {Definition} from '../definition/definition.ts';
import {placeOf, type Formula} from '../definition/formula.ts';
import type {Input} from '../definition/input.ts';
import type {Condition} from '../definition/value.ts';

/** Reports a problem, with the parameters of `diagnose`; returns undefined, the result of a check that fails. */
export type ReportProblem = (...problem: Parameters<typeof diagnose>) => undefined;

/** What all checks of a definition share. */
export interface Context {
  readonly definition: Definition;
  readonly report: ReportProblem;
  readonly scope: Scope;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly constants: ReadonlyMap<string, Constant>;
}

/** The typed expression of a formula; problems are reported at their place in the file. */
export function checkFormula(formula: Formula, context: Context): TypedExpression {
  if (formula.expression === undefined) return errorExpression;
  return check(formula.expression, context.scope, reportIn(formula, context));
}

/** The typed expression of a `when` or `unless`. */
export function checkWhen({formula, negated}: Condition, context: Context): TypedExpression {
  if (formula.expression === undefined) return errorExpression;
  const typed = checkCondition(formula.expression, context.scope, reportIn(formula, context));
  return negated && typed.kind !== 'error' ? {kind: 'not', operand: typed, type: typed.type} : typed;
}

function reportIn(formula: Formula, {report}: Context): ReportAt {
  return (code, at, details, hint) => {
    report(code, 'source' in at ? at : placeOf(formula, at), details, hint);
    return errorExpression;
  };
}
