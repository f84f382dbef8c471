/** What a formula says of a list's items together: the list is a repeated question, and what is worked out for each item fits. */
import {folds, type Fold, type FoldName} from './folds.ts';
import type {Expression} from './parse.ts';
import {errorExpression, fits, type ExpressionOf, type ReportAt, type Scope} from './scope.ts';
import {describeKinds, describeType, nothing} from './types.ts';
import type {TypedExpression} from '../typed.ts';

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
  const [listSource, ofSource, whenSource, ...others] = expression.values;
  const refused = (found: string): TypedExpression =>
    report(
      'wrong-argument',
      expression,
      {name, parameters: parametersOf(fold), found},
      `Write ${formsOf(name, listIn(listSource, scope), fold)}: ${fold.about}.`,
    );
  if (scope.itemOf !== undefined) return report('fold-in-fold', expression, {name});
  const isMissing = listSource === undefined || (ofSource === undefined && !fold.isOptional);
  if (isMissing || others.length > 0 || (whenSource !== undefined && !fold.takesCondition)) {
    const count = expression.values.length;
    return refused(`${count} ${count === 1 ? 'value' : 'values'}`);
  }
  const list = checkIn(listSource, scope);
  // Without the list, the names of its fields are unknown.
  if (list.type.kind === 'error') return errorExpression;
  if (list.type.kind !== 'list') return refused(`${describeType(list.type)} first`);
  const {type: itemOf} = list;
  const [of, when] = [ofSource, whenSource].map((source) => source && checkIn(source, {...scope, itemOf}));
  if (of?.type.kind === 'error' || when?.type.kind === 'error') return errorExpression;
  const fitsOf = of === undefined || fold.takes.some((kind) => fits(of.type, kind));
  if (!fitsOf || (when !== undefined && !fits(when.type, 'condition')))
    return refused(
      [list, of, when].flatMap((part) => (part === undefined ? [] : describeType(part.type))).join(' and '),
    );
  return {kind: 'fold', fold: name, list, ...(of && {of}), ...(when && {when}), type: fold.result(of?.type ?? nothing)};
}

/** 'a list of items and a number for each, and a condition on the items to count' */
function parametersOf({takes, isOptional, takesCondition}: Fold): string {
  const others = isOptional ? ', or only the list' : takesCondition ? ', or also a condition' : '';
  return `a list of items and ${describeKinds(takes)} for each${others}`;
}

/** The name of the list that a formula names; 'list' if it names none. */
function listIn(source: Expression | undefined, {typeOf}: Scope): string {
  return source?.kind === 'name' && typeOf(source.name)?.kind === 'list' ? source.name : 'list';
}

/** 'sum(trips, number)' or 'sum(trips, number, condition)' */
function formsOf(name: FoldName, list: string, {takes, isOptional, takesCondition}: Fold): string {
  const of = takes.join(' or ');
  const forms = [isOptional && [list], [list, of], takesCondition && [list, of, 'condition']];
  return forms.flatMap((form) => (form ? `'${name}(${form.join(', ')})'` : [])).join(' or ');
}
