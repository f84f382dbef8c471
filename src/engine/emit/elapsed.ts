import type {TypedExpression} from '../expression/typed.ts';
import type {Model} from '../model.ts';
import type {EmitContext} from './context.ts';
import {object} from './javascript.ts';

/** The JavaScript of the days behind a percentage of elapsed time; undefined for any other percentage. */
export function elapsedCode(percentage: TypedExpression, context: EmitContext): string | undefined {
  const [passed, estimated] = daysOf(percentage, context.model) ?? [];
  if (passed === undefined || estimated === undefined) return undefined;
  return object({passed: context.expression(passed).text, estimated: context.expression(estimated).text});
}

/** The operands of `percentDone`, by whatever name its value goes. */
function daysOf(percentage: TypedExpression, model: Model): readonly TypedExpression[] | undefined {
  if (percentage.kind === 'call' && percentage.name === 'percentDone') return percentage.values;
  if (percentage.kind !== 'reference') return undefined;
  const value = model.steps.find(({name}) => name === percentage.name)?.value;
  return value?.kind === 'expression' ? daysOf(value.typed, model) : undefined;
}
