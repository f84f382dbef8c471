/** Which names the parts of a checked definition read, and in which expressions. */
import type {TypedExpression} from './expression/typed.ts';
import type {CheckedBlock, CheckedPage, CheckedText, Model} from './model.ts';
import {expressionsIn, expressionsOfText as ofText, namesIn, namesInText} from './walk.ts';

/** What a block of the card reads. */
export interface Parts {
  readonly values: readonly TypedExpression[];
  /** Sums. */
  readonly names: readonly string[];
}

/** Names read, each set by another part of the definition. */
export interface References {
  /** By values, result, card and guards. */
  readonly rules: ReadonlySet<string>;
  /** By the conditions under which the form shows an input. */
  readonly form: ReadonlySet<string>;
  /** By the texts and ranges of the page. */
  readonly texts: ReadonlySet<string>;
}

export function referencesOfModel(model: Model): References {
  const {page, definition} = model;
  const defaults = definition.inputs.flatMap(({whenZero}) =>
    typeof whenZero?.value === 'string' ? [whenZero.value] : [],
  );
  const rules = [
    ...model.steps.flatMap(({value}) => namesIn(value)),
    ...model.card.map(partsOfBlock).flatMap(namesOf),
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

/** Whether an expression of the definition could not be resolved, so that what it reads is not known. */
export function hasMistakes(model: Model): boolean {
  const expressions = [
    ...model.card.flatMap((block) => partsOfBlock(block).values),
    ...textsOfPage(model.page).flatMap(ofText),
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

/** Every name that these parts read. */
export function namesOf({values, names}: Parts): readonly string[] {
  return [...values.flatMap(namesIn), ...names];
}

/** All that these names depend on: the names of inputs, constants and steps, the given ones among them. */
export function namesBehind(names: readonly string[], {steps}: Model): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    // A column is read through its table, a part of a sum by itself.
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

/** What a block of the card reads. */
export function partsOfBlock(block: CheckedBlock): Parts {
  const condition = only(maybe(block.condition));
  switch (block.kind) {
    case 'verdict':
      return join([
        condition,
        only(block.branches.flatMap((branch) => [...maybe(branch.condition), ...ofText(branch.say)])),
      ]);
    case 'figure':
      return join([
        condition,
        only([...ofText(block.label), block.of, ...maybe(block.outOf), ...ofText(block.missing)]),
      ]);
    case 'breakdown':
    case 'fees':
      return join([
        condition,
        only([...ofText(block.title), ...ofText(block.total)]),
        {values: [], names: [block.sum]},
      ]);
    case 'reasons':
    case 'requirements':
      return join([condition, only([...ofText(block.title), block.of])]);
    case 'facts':
      return join([
        condition,
        only(
          block.facts.flatMap((fact) => [
            ...maybe(fact.condition),
            ...ofText(fact.label),
            fact.of,
            ...ofText(fact.missing),
          ]),
        ),
      ]);
    case 'progress':
      return join([condition, only([...ofText(block.label), block.of, ...ofText(block.say)])]);
    case 'stages':
      return join([condition, only([...ofText(block.title), block.of, block.current])]);
    case 'note':
      return join([condition, only(ofText(block.text))]);
  }
}

const only = (values: readonly TypedExpression[]): Parts => ({values, names: []});
const maybe = (typed: TypedExpression | undefined): readonly TypedExpression[] => (typed === undefined ? [] : [typed]);

function join(parts: readonly Parts[]): Parts {
  return {values: parts.flatMap((part) => part.values), names: parts.flatMap((part) => part.names)};
}
