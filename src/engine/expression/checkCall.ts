/** Calls: the function exists, and takes these values. */
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {fits, mistake, type Of, type ReportAt, type Scope} from './scope.ts';
import type {TypedExpression} from './typed.ts';
import {describeKinds, describeType} from './types.ts';

export function checkCall(
  expression: Of<'call'>,
  values: readonly TypedExpression[],
  scope: Scope,
  report: ReportAt,
): TypedExpression {
  const names = Object.keys(scope.functions);
  const signature = Object.hasOwn(scope.functions, expression.name) ? scope.functions[expression.name] : undefined;
  if (signature === undefined) {
    report(
      'unknown-function',
      expression.nameSpan,
      {name: expression.name, functions: names.join(', ')},
      didYouMean(expression.name, names, `The functions are: ${names.join(', ')}.`),
    );
    return mistake;
  }
  const {parameters, optional = 0, variadic = false} = signature;
  const wrongCount = values.length < parameters.length - optional || (!variadic && values.length > parameters.length);
  const wrong = values.some((value, at) => !fits(value.type, parameters[Math.min(at, parameters.length - 1)]!));
  if (wrongCount || wrong) {
    const kinds = `${parameters.map((kind) => describeKinds([kind])).join(' and ')}${variadic ? ', or more of them' : ''}`;
    const found = wrongCount
      ? `${values.length} ${values.length === 1 ? 'value' : 'values'}`
      : values.map((value) => describeType(value.type)).join(' and ');
    report(
      'wrong-argument',
      expression,
      {name: expression.name, parameters: kinds, found},
      `What '${expression.name}' gives: ${signature.about}.`,
    );
    return mistake;
  }
  const letters = values.flatMap(({type}) =>
    type.kind === 'choice' && expression.name === 'number'
      ? type.options.filter((option) => !/^\d+(\.\d+)?$/.test(option))
      : [],
  );
  if (letters.length > 0)
    report('wrong-argument', expression, {
      name: 'number',
      parameters: 'a choice of numerals',
      found: `a choice with '${letters[0]}'`,
    });
  return {kind: 'call', name: expression.name, values, type: signature.result(values.map((value) => value.type))};
}
