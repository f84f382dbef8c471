/** What the form and the result card say, as JavaScript: one object, with the constants in force written into its texts. */
import type {TypedExpression} from '../expression/types.ts';
import type {Input} from '../definition/input.ts';
import type {Bound} from '../inputs/descriptor.ts';
import type {CheckedInputTexts, CheckedText, Model} from '../model.ts';
import type {EmitContext} from './context.ts';
import {readCode} from './inputs.ts';
import {array, object, string} from './javascript.ts';
import {cellsIn, namesIn} from '../walk.ts';
import {rulesCode} from './ruleTables.ts';

export function pageCode(context: EmitContext): string {
  const {definition, page} = context.model;
  const written = definition.page;
  return object({
    id: string(definition.id),
    title: context.text(page.title),
    description: context.text(page.description),
    keywords: array(written.keywords.map(string)),
    country: string(written.country),
    currency: written.currency === undefined ? undefined : string(written.currency),
    source: object({name: string(written.source.name), url: string(written.source.url)}),
    dataAsOf: string(written.dataAsOf),
    checked: written.checked === undefined ? undefined : string(written.checked),
    reviewBy: written.reviewBy === undefined ? undefined : string(written.reviewBy),
    published: written.published === undefined ? undefined : string(written.published),
    fields: array(definition.inputs.map((input, index) => fieldCode(input, page.inputs[index]!, context))),
    needs: array(definition.needs.map((need) => string(need.name))),
    disclaimer: page.disclaimer === undefined ? undefined : context.text(page.disclaimer),
  });
}

function fieldCode(input: Input, texts: CheckedInputTexts, context: EmitContext): string {
  const {offered} = input;
  return object({
    id: string(input.name),
    kind: string(input.type),
    label: context.text(texts.label),
    hint: texts.hint === undefined ? undefined : context.text(texts.hint),
    unused: String(input.unused),
    options:
      input.options.length === 0
        ? undefined
        : array(
            input.options.map((option) =>
              optionCode(option.value, option.label, texts.optionHints.get(option.value), context),
            ),
          ),
    unit: input.unit === undefined ? undefined : string(input.unit),
    min: boundCode(input.min, context),
    max: boundCode(input.max, context),
    step: boundCode(input.step, context),
    whenZero: boundCode(input.whenZero, context),
    shownWhen: shownWhenCode(input, context),
    offered:
      offered === undefined
        ? undefined
        : object({
            by: string(offered.by.name),
            rows: object(
              Object.fromEntries(
                offered.rows.flatMap((row) =>
                  row.key.split('|').map((key) => [key.trim(), array(row.value.map((option) => string(option.word)))]),
                ),
              ),
            ),
          }),
  });
}

function boundCode(bound: Bound | undefined, context: EmitContext): string | undefined {
  if (bound === undefined) return undefined;
  if (bound.value === 'today') return string('today');
  return typeof bound.value === 'number' ? String(bound.value) : context.fold(bound.value, [bound.value]);
}

function optionCode(value: string, label: string, hint: CheckedText | undefined, context: EmitContext): string {
  return object({
    value: string(value),
    label: string(label),
    hint: hint === undefined ? undefined : context.text(hint),
  });
}

/** A function of the answers; it reads the inputs as the calculation does. */
function shownWhenCode(input: Input, context: EmitContext): string | undefined {
  const condition = context.model.shownWhen.get(input.name);
  if (condition === undefined) return undefined;
  return `answers => { ${readsOf(condition, context).join(' ')} return ${context.expression(condition).text}; }`;
}

function readsOf(condition: TypedExpression, context: EmitContext): readonly string[] {
  const names = new Set(namesIn(condition));
  return context.model.definition.inputs.filter((input) => names.has(input.name)).map((input) => readCode(input));
}

// What the page says below the form, as JavaScript: one object, with the constants in force written into its texts.

export function documentationCode(context: EmitContext): string {
  const {page, definition} = context.model;
  const texts = (list: readonly CheckedText[]): string => array(list.map(context.text));
  return object({
    method: texts(page.method),
    rules: rulesCode(context),
    explainers: array(
      page.explainers.map(({title, text}) => object({title: context.text(title), text: context.text(text)})),
    ),
    howTo: texts(page.howTo),
    faqs: array(
      page.faqs.map(({question, answer}) => object({question: context.text(question), answer: context.text(answer)})),
    ),
    assumptions: texts(page.assumptions),
    history: array(
      definition.page.history.toReversed().map(({on, say}) => object({on: string(on.word), say: string(say)})),
    ),
  });
}

// The days on which a value of the definition changes, so that a page made on another day knows whether it still holds.

/** @returns days as YYYY-MM-DD, earliest first, each once */
export function daysOfChange(model: Model): readonly string[] {
  const cells = model.steps.flatMap(({value}) => cellsIn(value));
  const dated = [
    ...model.definition.constants.map((constant) => constant.dated),
    ...cells.flatMap((cell) => (cell.kind === 'data' ? [cell.dated] : [])),
  ];
  // The first period also holds before its day.
  const days = dated.flatMap(({periods}) => periods.slice(1).flatMap(({from}) => from?.day ?? []));
  return [...new Set(days)].toSorted();
}
