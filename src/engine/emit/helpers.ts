/**
 * Replaces helpers (`helper: true`) by their formulas for the rules on the page, so that nobody reads a name that the page does
 * not list. The calculation and the tools use the model as it is written.
 */
import type {TypedExpression} from '../expression/types.ts';
import type {CheckedBlock, CheckedItem, CheckedText, CheckedValue, Model} from '../model.ts';
import {stepNamed} from '../references.ts';
import {map} from '../walk.ts';

/** The model in which formulas replace the names of helpers; the same one if it has no helpers. */
export function withoutHelpers(model: Model): Model {
  if (!model.steps.some(({named}) => named.helper)) return model;

  const ofExpression = (typed: TypedExpression): TypedExpression => {
    if (typed.kind !== 'reference') return map(typed, {expression: ofExpression});
    const step = stepNamed(typed.name, model);
    return step?.named.helper && step.value.kind === 'expression' ? ofExpression(step.value.typed) : typed;
  };
  const ofText = (text: CheckedText): CheckedText =>
    text.map((part) => (typeof part === 'string' ? part : {...part, typed: ofExpression(part.typed)}));
  const ofOptional = <Part>(part: Part | undefined, change: (part: Part) => Part): Part | undefined =>
    part === undefined ? undefined : change(part);
  const ofValue = (value: CheckedValue): CheckedValue => {
    if (value.kind === 'text') return {...value, text: ofText(value.text)};
    const changed = map(value, {expression: ofExpression, value: ofValue});
    if (changed.kind !== 'lines') return changed;
    const lines = changed.lines.map(({say, otherwise, ...line}) => ({
      ...line,
      say: ofText(say),
      ...(otherwise && {otherwise: ofText(otherwise)}),
    }));
    return {...changed, lines};
  };
  const ofItem = (item: CheckedItem): CheckedItem => ({
    ...item,
    ...withPresent({
      condition: ofOptional(item.condition, ofExpression),
      label: ofOptional(item.label, ofText),
      text: ofOptional(item.text, ofText),
    }),
  });
  const ofBlock = (block: CheckedBlock): CheckedBlock => ({
    ...block,
    ...withPresent({condition: ofOptional(block.condition, ofExpression)}),
    items: block.items.map(ofItem),
  });

  return {
    ...model,
    steps: model.steps.map((step) => ({...step, value: ofValue(step.value)})),
    card: model.card.map(ofBlock),
  };
}

/** The properties that are not undefined. */
function withPresent<Properties extends object>(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Properties;
}
