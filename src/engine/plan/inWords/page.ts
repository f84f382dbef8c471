/** The texts and fields of the form, and what the page says below it, on a day. */
import {changesOf, differencesOf, endsOf, notCountedIn, yearlyOf} from './changes.ts';
import type {Documentation, Page, YearlyFigure} from './texts.ts';
import {canBeReplaced, datumValue} from '../../language/definition/constant.ts';
import type {Input} from '../../language/definition/input.ts';
import {number} from '../../language/expression/types.ts';
import type {Model} from '../../language/model.ts';
import {inputCompilers} from '../../language/inputs/index.ts';
import {fieldOfItem} from '../../language/inputs/list.ts';
import type {CheckedText, TypedExpression} from '../../language/typed.ts';
import {optionalHint} from '../../words/rules.ts';
import type {OnDay} from './onDay.ts';
import {rulesOn} from './rules/lists.ts';
import {listedSources, textSourcePositions} from './sources.ts';
import {saysOptional} from '../../runtime/english.ts';

/** The parts of a page that the day alone does not decide; the caller says what stands in their place. */
export interface PageParts {
  /** A condition on the answers. */
  readonly condition: (condition: TypedExpression) => unknown;
  /** The day of the calculation. */
  readonly today: unknown;
}

/** A `Page` but for its `PageParts`. */
export function pageOn(on: OnDay, parts: PageParts): Readonly<Record<keyof Page, unknown>> {
  const {definition, page} = on.model;
  const {name, short, website, url, document} = definition.source;
  return {
    id: definition.id,
    title: on.text(page.title),
    description: on.text(page.description),
    keywords: definition.keywords,
    country: definition.country,
    currency: definition.currency,
    source: {name, short, website: website || undefined, url, document},
    dataAsOf: definition.dataAsOf,
    checked: definition.checked,
    reviewBy: definition.reviewBy,
    published: definition.published,
    ends: endsOf(on.model),
    differences: differencesOf(on.model),
    notCounted: notCountedIn(on.model, parts.condition),
    yearlyFigures: yearlyFigures(on.model),
    fields: definition.inputs.map((input) => fieldOn(input, on, parts)),
    needs: definition.needs.map((need) => need.name),
    verdictFor: page.verdictFor && on.text(page.verdictFor),
    disclaimer: page.disclaimer && on.text(page.disclaimer),
  };
}

function yearlyFigures({definition}: Model): Page['yearlyFigures'] {
  const figures = definition.constants.filter(canBeReplaced).map(({name, label, unit, per, dated}): YearlyFigure => {
    const [first, ...later] = dated.periods.map(
      ({from, value}) => [from?.day ?? '', datumValue(value) as number] as const,
    );
    return {id: name, label, ...(unit !== undefined && {unit}), ...(per !== undefined && {per}), is: first![1], later};
  });
  return figures.length === 0 ? undefined : figures;
}

/** A field of an item has the name within the item as its `id`. */
function fieldOn(input: Input, on: OnDay, parts: PageParts): Readonly<Record<string, unknown>> {
  const {page, needs, shownWhen} = on.model;
  const texts = page.inputs.find(({name}) => name === input.name)!;
  const need = needs.find(({name}) => name === input.name);
  const condition = (typed: TypedExpression | undefined): unknown => typed && parts.condition(typed);
  const options = input.options.map(({value, label}) => {
    const hint = texts.optionHints.get(value);
    return {value, label, hint: hint && on.text(hint)};
  });
  return {
    id: fieldOfItem(input.name),
    kind: input.type,
    label: on.text(texts.label),
    hint: hintOn(input, texts.hint, on),
    unused: input.unused || undefined,
    optional: input.optional || undefined,
    options: options.length === 0 ? undefined : options,
    needsItem: (input.each && need !== undefined) || undefined,
    each: input.each?.map((field) => fieldOn(field, on, parts)),
    ...inputCompilers[input.type].fieldOf?.(input, (bound) => boundOn(bound?.value, on), parts.today),
    shownWhen: condition(shownWhen.get(input.name)),
    neededWhen: condition(need?.condition),
  };
}

function hintOn({optional}: Input, hint: CheckedText | undefined, on: OnDay): string | undefined {
  if (!optional || hint?.some((part) => typeof part === 'string' && saysOptional(part)) === true)
    return hint && on.text(hint);
  return on.text([...(hint ?? []), hint === undefined ? optionalHint : ` ${optionalHint}`]);
}

function boundOn(bound: number | string | undefined, on: OnDay): number | string | undefined {
  if (typeof bound !== 'string' || bound === 'today') return bound;
  return on.value({kind: 'reference', name: bound, type: number(false)});
}

/** What the page says below the form. */
export function documentationOn(on: OnDay): Documentation {
  const {page, definition} = on.model;
  const texts = (list: readonly CheckedText[]): readonly string[] => list.map(on.text);
  const textSources = textSourcesOn(on);
  return {
    method: texts(page.method),
    rules: rulesOn(on),
    sources: listedSources(on.model),
    ...(textSources && {textSources}),
    explainers: page.explainers.map(({title, text}) => ({title: on.text(title), text: on.text(text)})),
    howTo: texts(page.howTo),
    faqs: page.faqs.map(({question, answer}) => ({question: on.text(question), answer: on.text(answer)})),
    assumptions: texts(page.assumptions),
    changes: changesOf(on.model),
    yearly: yearlyOf(on.model),
    history: definition.history.toReversed().map(({on: day, say}) => ({on: day.word, say})),
  };
}

/** By text, since a text may have other figures on another day; undefined if all have only the first source. */
function textSourcesOn({model, rules, text}: OnDay): Documentation['textSources'] {
  const {method, explainers, howTo, faqs, assumptions} = model.page;
  const texts = [
    ...method,
    ...howTo,
    ...assumptions,
    ...explainers.map((explainer) => explainer.text),
    ...faqs.map(({answer}) => answer),
  ];
  const entries = texts.flatMap((each) => {
    const positions = textSourcePositions(each, model, rules);
    return positions.length === 0 ? [] : [[text(each), positions] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
