/** What a formula says of a list's items together: the list is a repeated question, and what is worked out for each item fits. */
import {folds, type Fold, type FoldName} from './folds.ts';
import type {Expression} from './parse.ts';
import {errorExpression, fits, type ExpressionOf, type ReportAt, type Scope} from './scope.ts';
import {describeKinds, describeType, nothing, type TypedExpression} from './types.ts';

interface FoldContext {
  readonly scope: Scope;
  readonly report: ReportAt;
  readonly checkIn: (part: Expression, scope: Scope) => TypedExpression;
}

export function checkFold(
  name: FoldName,
  expression: ExpressionOf<'call'>,
  {scope, report, checkIn}: FoldContext,
): TypedExpression {
  const fold: Fold = folds[name];
  const [listSource, ofSource, ...others] = expression.values;
  const about = `What '${name}' gives: ${fold.about}.`;
  const parameters = `a list of items and ${describeKinds(fold.takes)} for each${fold.isOptional ? ', or only the list' : ''}`;
  if (scope.itemOf !== undefined) return report('fold-in-fold', expression, {name});
  if (listSource === undefined || others.length > 0 || (ofSource === undefined && !fold.isOptional)) {
    const count = expression.values.length;
    return report(
      'wrong-argument',
      expression,
      {name, parameters, found: `${count} ${count === 1 ? 'value' : 'values'}`},
      about,
    );
  }
  const list = checkIn(listSource, scope);
  // Without the list, the names of its fields are unknown.
  if (list.type.kind === 'error') return errorExpression;
  if (list.type.kind !== 'list')
    return report('wrong-argument', expression, {name, parameters, found: `${describeType(list.type)} first`}, about);
  const of = ofSource && checkIn(ofSource, {...scope, itemOf: list.type});
  if (of?.type.kind === 'error') return errorExpression;
  if (of !== undefined && !fold.takes.some((kind) => fits(of.type, kind))) {
    const found = `${describeType(list.type)} and ${describeType(of.type)}`;
    return report('wrong-argument', expression, {name, parameters, found}, about);
  }
  return {kind: 'fold', fold: name, list, ...(of && {of}), type: fold.result(of?.type ?? nothing)};
}
