/** Which names the parts of a checked definition read, and in which expressions. */
import type {CheckedPage, CheckedText, Model} from './model.ts';
import {expressionsIn, expressionsOfBlock, expressionsOfText, namesIn, namesInBlock, namesInText} from './walk.ts';

/** Names read, each set by another part of the definition. */
export interface References {
  /** By values, result, card and guards. */
  readonly rules: ReadonlySet<string>;
  /** By the conditions under which the form shows an input. */
  readonly form: ReadonlySet<string>;
  /** By the texts and ranges of the page. */
  readonly texts: ReadonlySet<string>;
}

export function modelReferences(model: Model): References {
  const {page, definition} = model;
  const defaults = definition.inputs.flatMap(({whenZero}) =>
    typeof whenZero?.value === 'string' ? [whenZero.value] : [],
  );
  const rules = [
    ...model.steps.flatMap(({value}) => namesIn(value)),
    ...model.card.flatMap(namesInBlock),
    ...definition.needs.map((need) => need.name),
    ...defaults,
  ];
  const texts = textsOfPage(page);
  const bounds = definition.inputs
    .flatMap(({min, max, step}) => [min, max, step])
    .flatMap((bound) => (typeof bound?.value === 'string' ? [bound.value] : []));
  return {
    rules: new Set(rules),
    form: new Set([...model.shownWhen.values()].flatMap(namesIn)),
    texts: new Set([...texts.flatMap(namesInText), ...bounds]),
  };
}

/** Whether an expression could not be resolved: then it is not known which names it reads. */
export function hasMistakes(model: Model): boolean {
  const expressions = [
    ...model.card.flatMap(expressionsOfBlock),
    ...textsOfPage(model.page).flatMap(expressionsOfText),
  ];
  return (
    model.steps.some(({value}) => value.type.kind === 'error') ||
    [...model.steps.map(({value}) => value), ...expressions].flatMap(expressionsIn).some(({kind}) => kind === 'error')
  );
}

function textsOfPage(page: CheckedPage): readonly CheckedText[] {
  return [
    page.title,
    page.description,
    ...page.method,
    ...page.howTo,
    ...page.assumptions,
    ...(page.disclaimer === undefined ? [] : [page.disclaimer]),
    ...page.explainers.flatMap(({title, text}) => [title, text]),
    ...page.faqs.flatMap(({question, answer}) => [question, answer]),
    ...page.inputs.flatMap(({label, hint, optionHints}) => [
      label,
      ...(hint === undefined ? [] : [hint]),
      ...optionHints.values(),
    ]),
  ];
}

/** The inputs, constants and steps that these names depend on, directly or not; includes the names themselves. */
export function dependenciesOf(names: readonly string[], {steps}: Model): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    // 'permit.fee' is a column of the step 'permit'; 'points.age' is a step of its own.
    const step = steps.find((each) => each.name === name) ?? steps.find((each) => each.name === name.split('.')[0]);
    const known = step?.name ?? name;
    if (seen.has(known)) return;
    seen.add(known);
    if (step === undefined) return;
    const {value} = step;
    for (const part of value.kind === 'total' || value.kind === 'parts' ? value.parts : []) visit(part);
    for (const read of namesIn(value)) visit(read);
  };
  for (const name of names) visit(name);
  return seen;
}
