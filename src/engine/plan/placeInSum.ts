/** Which sum a figure belongs to: its parts are shown so that they add up (runtime/shownFigures.ts). */
import type {TypedExpression} from '../language/typed.ts';
import type {Model} from '../language/model.ts';
import {formulaOf} from '../language/readValue.ts';
import {stepNamed, valueOfStep} from '../language/references.ts';

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
  const formula = formulaOf(valueOfStep(typed, model));
  return formula && placeInSum(formula, model);
}
