/** What the names of a checked definition refer to, and which names its parts read. */
import {type Constant, isOnceAndForAll} from './definition/constant.ts';
import type {Definition} from './definition/definition.ts';
import {withItemFields, type Input} from './definition/input.ts';
import type {TypedExpression, TypedOf, CheckedText, CheckedValue} from './typed.ts';
import type {CheckedPage, Model, Step, Template} from './model.ts';
import {formulaOf, summandsOf} from './readValue.ts';
import {
  expressionsIn,
  expressionsOfBlock,
  expressionsOfException,
  expressionsOfText,
  namesIn,
  namesInBlock,
  namesInText,
  withDescendants,
  type Node,
} from './walk.ts';

/** An input, or a field of a list's items: 'trips.entry'. */
export function inputNamed(name: string, {definition}: Model): Input | undefined {
  for (const input of definition.inputs) {
    const named = input.name === name ? input : input.each?.find((field) => field.name === name);
    if (named !== undefined) return named;
  }
  return undefined;
}

export function constantNamed(name: string, {definition}: Model): Constant | undefined {
  return definition.constants.find((constant) => constant.name === name);
}

export function stepNamed(name: string, {steps}: Pick<Model, 'steps'>): Step | undefined {
  return steps.find((step) => step.name === name);
}

/** The table or value with arguments that has this name. */
export function templateNamed(name: string, {templates}: Pick<Model, 'templates'>): Template | undefined {
  return templates.find((template) => template.name === name);
}

/** The step that calculates a name: 'points.age', 'permit' for its column 'permit.fee', 'result.costs' for 'result.costs.base'. */
export function stepOf(name: string, model: Pick<Model, 'steps'>): Step | undefined {
  const step = stepNamed(name, model);
  const owner = name.slice(0, name.lastIndexOf('.'));
  return step !== undefined || !name.includes('.') ? step : stepOf(owner, model);
}

/** What a name selects from the value of its step: 'fee' for 'permit.fee', else ''. */
export function memberOf(name: string, step: Step): string {
  return name.slice(step.name.length + 1);
}

/** The value of the step that an expression refers to. */
export function valueOfStep(typed: TypedExpression, model: Model): CheckedValue | undefined {
  return typed.kind === 'reference' ? stepNamed(typed.name, model)?.value : undefined;
}

/** Whether a name is that of a constant with the same value in every calculation. */
export function isSteadyConstant(name: string, model: Model): boolean {
  const known = constantNamed(name, model);
  return known !== undefined && isOnceAndForAll(known);
}

/** Whether an expression is a figure or a constant. */
export function isFixed(typed: TypedExpression, model: Model): boolean {
  return typed.kind === 'figure' || (typed.kind === 'reference' && constantNamed(typed.name, model) !== undefined);
}

/** The one fixed operand of `min` or `max`, which limits the other; undefined if the operands are on a par: one of them is taken. */
export function limitOf({values}: TypedOf<'call'>, model: Model): TypedExpression | undefined {
  const [fixed, ...others] = values.filter((value) => isFixed(value, model));
  return values.length === 2 && others.length === 0 ? fixed : undefined;
}

/** The operands of `min` or `max` that are on a par: those of `min(min(x, y), z)` are x, y and z. */
export function operandsOnPar({name, values}: TypedOf<'call'>, model: Model): readonly TypedExpression[] {
  return values.flatMap((value) =>
    value.kind === 'call' && value.name === name && limitOf(value, model) === undefined
      ? operandsOnPar(value, model)
      : [value],
  );
}

/** The names that a definition reads, by the part that reads them. */
export interface References {
  /** Read by values, result, card and guards. */
  readonly rules: ReadonlySet<string>;
  /** Read by the conditions under which the form shows an input. */
  readonly form: ReadonlySet<string>;
  /** Read by the texts and ranges of the page. */
  readonly texts: ReadonlySet<string>;
}

export function modelReferences(model: Model): References {
  const known = references.get(model) ?? collectReferences(model);
  references.set(model, known);
  return known;
}

/** Kept, because every part of an emitted module asks for them. */
const references = new WeakMap<Model, References>();

function collectReferences(model: Model): References {
  const {page, definition} = model;
  const inputs = withItemFields(definition.inputs);
  const rules = [
    ...model.steps.flatMap(({value}) => namesIn(value)),
    ...model.card.flatMap(namesInBlock),
    ...namesOfNeeds(model),
    ...constantsOf(inputs.map(({whenZero}) => whenZero)),
  ];
  const texts = textsOfPage(page);
  const bounds = constantsOf(inputs.flatMap(({min, max, step}) => [min, max, step]));
  return {
    rules: new Set(rules),
    form: new Set([...model.shownWhen.values(), ...model.changesWhen.values()].flatMap(namesIn)),
    texts: new Set([...texts.flatMap(namesInText), ...bounds, ...namesInLabels(definition)]),
  };
}

/** The constants whose figures are filled in to labels. */
function namesInLabels({constants, tables, values, sums, lines, result}: Definition): readonly string[] {
  const labelled = [...constants, ...tables, ...values, ...sums.flatMap(({parts}) => parts), ...lines, ...result];
  const parts = labelled.flatMap(({labelText}) => labelText?.parts ?? []);
  return parts.flatMap((part) =>
    typeof part !== 'string' && part.formula.expression?.kind === 'name' ? [part.formula.expression.name] : [],
  );
}

/** The required inputs, and what the conditions read under which they are required. */
export function namesOfNeeds({needs}: Pick<Model, 'needs'>): readonly string[] {
  return needs.flatMap(({name, condition}) => [name, ...(condition === undefined ? [] : namesIn(condition))]);
}

const constantsOf = (bounds: readonly Input['min'][]): readonly string[] =>
  bounds.flatMap((bound) => (typeof bound?.value === 'string' ? [bound.value] : []));

/** Every call of a table or value with arguments, those in other calls included. */
export function instancesIn(model: Model): readonly TypedOf<'instance'>[] {
  return nodesOf(model).filter((node) => node.kind === 'instance');
}

/** The rules: the conditions of the guards, the values, and the expressions of the card. */
export function rulesOf({needs, steps, card}: Pick<Model, 'needs' | 'steps' | 'card'>): readonly Node[] {
  return [
    ...needs.flatMap(({condition}) => condition ?? []),
    ...steps.map(({value}) => value),
    ...card.flatMap(expressionsOfBlock),
  ];
}

/** Every node of a model: those of its rules, its card, its form and its texts. */
export function nodesOf(model: Model): readonly Node[] {
  const roots: readonly Node[] = [
    ...rulesOf(model),
    ...model.shownWhen.values(),
    ...model.changesWhen.values(),
    ...textsOfPage(model.page).flatMap(expressionsOfText),
    ...model.exceptions.flatMap(expressionsOfException),
  ];
  return roots.flatMap((root) => withDescendants(root));
}

/** Whether an expression has an error, so that it is unknown which names it reads. */
export function hasErrors(model: Model): boolean {
  const parts = [...rulesOf(model), ...textsOfPage(model.page).flatMap(expressionsOfText)];
  return (
    model.steps.some(({value}) => value.type.kind === 'error') ||
    parts.flatMap(expressionsIn).some(({kind}) => kind === 'error')
  );
}

function textsOfPage(page: CheckedPage): readonly CheckedText[] {
  return [
    page.title,
    page.description,
    ...page.method,
    ...page.howTo,
    ...page.assumptions,
    ...[page.verdictFor, page.disclaimer].filter((text) => text !== undefined),
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
export function dependenciesOf(names: readonly string[], model: Pick<Model, 'steps'>): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const step = stepOf(name, model);
    const resolved = step?.name ?? name;
    if (seen.has(resolved)) return;
    seen.add(resolved);
    if (step === undefined) return;
    for (const read of [...summandsOf(step.value), ...namesIn(step.value)]) visit(read);
  };
  for (const name of names) visit(name);
  return seen;
}

/** The arguments of a function that an expression calls, directly or through named values. */
export function argumentsOf(
  name: string,
  typed: TypedExpression,
  model: Model,
): readonly TypedExpression[] | undefined {
  if (typed.kind === 'call' && typed.name === name) return typed.values;
  const formula = formulaOf(valueOfStep(typed, model));
  return formula && argumentsOf(name, formula, model);
}

/** The options of an input from the lowest to the highest; empty if they have no order. */
export function orderedOptions(name: string, model: Model): readonly string[] {
  return inputNamed(name, model)?.order?.options.map(({word}) => word) ?? [];
}
