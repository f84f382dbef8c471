/** The texts and fields of the form and the result card, as one JavaScript object; constants are filled in. */
import type {Input} from '../definition/input.ts';
import type {TypedExpression} from '../typed.ts';
import type {Bound} from '../inputs/descriptor.ts';
import {inputCompilers} from '../inputs/index.ts';
import {fieldOfItem} from '../inputs/list.ts';
import type {CheckedText} from '../typed.ts';
import type {EmitContext} from './context.ts';
import {readCode} from './answers.ts';
import {array, object, optionalString, string, variable} from './javascript.ts';
import {textSourcePositions} from './sources.ts';
import {namesIn} from '../walk.ts';
import {rulesCode} from './rules/lists.ts';
import {optionalHint} from '../words/rules.ts';

export function pageCode(context: EmitContext): string {
  const {definition, page} = context.model;
  return object({
    id: string(definition.id),
    title: context.text(page.title),
    description: context.text(page.description),
    keywords: array(definition.keywords.map(string)),
    country: string(definition.country),
    currency: optionalString(definition.currency),
    source: object({
      name: string(definition.source.name),
      short: optionalString(definition.source.short),
      website: definition.source.website && 'true',
      url: string(definition.source.url),
      document: optionalString(definition.source.document),
    }),
    dataAsOf: string(definition.dataAsOf),
    checked: optionalString(definition.checked),
    reviewBy: optionalString(definition.reviewBy),
    published: optionalString(definition.published),
    fields: array(definition.inputs.map((input) => fieldCode(input, context))),
    needs: array(definition.needs.map((need) => string(need.name))),
    verdictFor: page.verdictFor && context.text(page.verdictFor),
    disclaimer: page.disclaimer && context.text(page.disclaimer),
  });
}

/** A field of an item has the name within the item as its `id`. */
function fieldCode(input: Input, context: EmitContext): string {
  const texts = context.model.page.inputs.find(({name}) => name === input.name)!;
  const options = input.options.map(({value, label}) => {
    const hint = texts.optionHints.get(value);
    return object({value: string(value), label: string(label), hint: hint && context.text(hint)});
  });
  return object({
    id: string(fieldOfItem(input.name)),
    kind: string(input.type),
    label: context.text(texts.label),
    hint: hintCode(input, texts.hint, context),
    unused: String(input.unused),
    optional: input.optional && 'true',
    options: options.length === 0 ? undefined : array(options),
    needsItem: input.each && String(context.model.needs.some(({name}) => name === input.name)),
    each: input.each && array(input.each.map((field) => fieldCode(field, context))),
    ...inputCompilers[input.type].fieldCode?.(input, (bound) => boundCode(bound, context)),
    shownWhen: conditionCode(context.model.shownWhen.get(input.name), context),
    neededWhen: conditionCode(context.model.needs.find(({name}) => name === input.name)?.condition, context),
  });
}

/** A hint that says so itself is enough. */
const saysOptional = (hint: CheckedText | undefined): boolean =>
  hint?.some((part) => typeof part === 'string' && /\b(?:optional|blank)\b/i.test(part)) === true;

function hintCode({optional}: Input, hint: CheckedText | undefined, context: EmitContext): string | undefined {
  if (!optional || saysOptional(hint)) return hint && context.text(hint);
  return context.text([...(hint ?? []), hint === undefined ? optionalHint : ` ${optionalHint}`]);
}

function boundCode(bound: Bound | undefined, context: EmitContext): string | undefined {
  if (bound === undefined) return undefined;
  if (bound.value === 'today') return string('today');
  return typeof bound.value === 'number' ? String(bound.value) : context.fold(variable(bound.value), [bound.value]);
}

/** A function of the answers; it reads the inputs as the calculation does. */
function conditionCode(condition: TypedExpression | undefined, {model, expression}: EmitContext): string | undefined {
  if (condition === undefined) return undefined;
  const names = new Set(namesIn(condition));
  const reads = model.definition.inputs.filter((input) => names.has(input.name)).map((input) => readCode(input));
  return `answers => { ${reads.join(' ')} return ${expression(condition).text}; }`;
}

/** What the page says below the form. */
export function documentationCode(context: EmitContext): string {
  const {page, definition} = context.model;
  const texts = (list: readonly CheckedText[]): string => array(list.map(context.text));
  return object({
    method: texts(page.method),
    rules: rulesCode(context),
    sources: 'sources',
    textSources: textSourcesCode(context),
    explainers: array(
      page.explainers.map(({title, text}) => object({title: context.text(title), text: context.text(text)})),
    ),
    howTo: texts(page.howTo),
    faqs: array(
      page.faqs.map(({question, answer}) => object({question: context.text(question), answer: context.text(answer)})),
    ),
    assumptions: texts(page.assumptions),
    history: array(definition.history.toReversed().map(({on, say}) => object({on: string(on.word), say: string(say)}))),
  });
}

/** By text, since a text may have other figures on another day; undefined if all have only the first source. */
function textSourcesCode({model, text}: EmitContext): string | undefined {
  const {method, explainers, howTo, faqs, assumptions} = model.page;
  const texts = [
    ...method,
    ...howTo,
    ...assumptions,
    ...explainers.map((explainer) => explainer.text),
    ...faqs.map(({answer}) => answer),
  ];
  const entries = texts.flatMap((each) => {
    const positions = textSourcePositions(each, model);
    return positions.length === 0 ? [] : [`[${text(each)}]: ${array(positions.map(String))}`];
  });
  return entries.length === 0 ? undefined : `{${entries.join(', ')}}`;
}
