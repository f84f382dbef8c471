/** Figures of the card and of explanations as JavaScript, as they are shown: see runtime/shownFigures.ts. */
import type {TypedExpression} from '../typed.ts';
import type {Model} from '../model.ts';
import {stepNamed, valueOfStep} from '../references.ts';
import {decimalsShown} from '../runtime/shownFigures.ts';
import type {EmitContext} from './context.ts';

interface PlaceInSum {
  /** The names of the parts of the sum: 'costs.tuition'. */
  readonly parts: readonly string[];
  /** The position of the part; undefined for the total. */
  readonly index: number | undefined;
}

/** The sum of which a value is a part or the total, itself or under another name; undefined if all parts are whole numbers. */
export function placeInSum(typed: TypedExpression, model: Model): PlaceInSum | undefined {
  if (typed.kind !== 'reference') return undefined;
  for (const {name, parts} of model.definition.sums) {
    const names = parts.map((part) => `${name}.${part.name}`);
    const index = names.indexOf(typed.name);
    if (index < 0 && typed.name !== `${name}.total`) continue;
    const areWhole = names.every((part) => {
      const type = stepNamed(part, model)?.value.type;
      return type?.kind === 'number' && type.whole;
    });
    return areWhole ? undefined : {parts: names, index: index < 0 ? undefined : index};
  }
  const value = valueOfStep(typed, model);
  return value?.kind === 'expression' ? placeInSum(value.typed, model) : undefined;
}

/** The JavaScript of a figure rounded as it is shown; undefined unless it is a part or the total of a sum. */
export function shownCode(typed: TypedExpression, unit: string | undefined, context: EmitContext): string | undefined {
  const place = placeInSum(typed, context.model);
  if (place === undefined) return undefined;
  const {parts, index} = place;
  const decimals = decimalsShown(unit);
  if (index === undefined) return `$round(${context.expression(typed).text}, ${decimals})`;
  const values = parts.map((name) => context.expression({...typed, kind: 'reference', name} as TypedExpression).text);
  return `$partOf(${[index, decimals, ...values].join(', ')})`;
}
