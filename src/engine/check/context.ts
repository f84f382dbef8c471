import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import {check, checkCondition} from '../expression/check.ts';
import type {ReportAt, Scope} from '../expression/scope.ts';
import type {TypedExpression} from '../expression/typed.ts';
import {errorType} from '../expression/types.ts';
import type {Constant} from '../definition/constant.ts';
import type {Definition} from '../definition/definition.ts';
import {placeOf, type Formula} from '../definition/formula.ts';
import type {Input} from '../definition/input.ts';
import type {Condition} from '../definition/value.ts';

/** What every check of one definition works with. */
export interface Context {
  readonly definition: Definition;
  readonly report: Report;
  readonly scope: Scope;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly constants: ReadonlyMap<string, Constant>;
}

/** The typed form of a formula; problems are reported at their place in the file. */
export function checkFormula(formula: Formula, context: Context): TypedExpression {
  return formula.expression === undefined
    ? {kind: 'error', type: errorType}
    : check(formula.expression, context.scope, reportIn(formula, context));
}

/** The typed form of `when` or `unless`. */
export function checkWhen(condition: Condition, context: Context): TypedExpression {
  const {formula} = condition;
  if (formula.expression === undefined) return {kind: 'error', type: errorType};
  const typed = checkCondition(formula.expression, context.scope, reportIn(formula, context));
  return condition.negated && typed.kind !== 'error' ? {kind: 'not', operand: typed, type: typed.type} : typed;
}

function reportIn(formula: Formula, context: Context): ReportAt {
  return (code, at, details, hint) =>
    context.report(diagnose(code, 'source' in at ? at : placeOf(formula, at), details, hint));
}
