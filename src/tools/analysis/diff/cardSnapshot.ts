/**
 * A definition compiled for comparison: its result and what the card shows, as values, which are quick to compare, and as the texts
 * that a visitor reads. Texts that no answer changes (titles, labels) are left out.
 */
import type {TypedExpression} from '../../../engine/typed.ts';
import {isVerdict, type VerdictBranch, verdictOf} from '../../../engine/blocks/verdict.ts';
import {elapsedCode, marksOf, maximumCode, stayItemsCode, textCode} from '../../../engine/emit/card.ts';
import {emitContext, type EmitContext, firstThatHolds} from '../../../engine/emit/context.ts';
import {array, object, string, variable} from '../../../engine/emit/javascript.ts';
import {calculatedParts, valueStatements} from '../../../engine/emit/calculate.ts';
import type {CheckedBlock, CheckedItem, Model} from '../../../engine/model.ts';
import type {CheckedText} from '../../../engine/typed.ts';
import type {Result} from '../../../engine/compiled/module.ts';
import {compileFunction} from '../compileFunction.ts';
import {namesInText} from '../../../engine/walk.ts';
import type {AnswerSet} from '../answerSets.ts';

export interface CardSnapshot {
  readonly result: Result;
  /** The verdict's words; undefined if the card shows none. */
  readonly verdict: string | undefined;
  readonly tone: string | undefined;
  /** The sentences of each list and note of the card; none if it is not shown. */
  readonly sentences: readonly (readonly string[])[];
  /** Everything else on the card, the same number of values for every answer set; `undefined` where not shown. */
  readonly values: readonly unknown[];
}

/** The calculation of one definition; both functions return null if a guard stops it. */
interface CompiledSnapshot {
  readonly snapshot: (answers: AnswerSet, today: string) => CardSnapshot | null;
  /** The texts of the values that are shown on the card. */
  readonly texts: (answers: AnswerSet, today: string) => readonly unknown[] | null;
  /** Two definitions with the same shape may be compared by values instead of texts. */
  readonly shape: string;
  /** The code of each part of the card, in the order of `sentences` and `values`. */
  readonly parts: CodeOfParts;
}

interface CodeOfParts {
  readonly sentences: readonly string[];
  readonly shown: readonly string[];
}

/** @param like the other version: a card with the same parts in another order shows the same, so they are compared in its order */
export function compileSnapshot(model: Model, like?: CodeOfParts): CompiledSnapshot {
  const context = emitContext(model);
  const shown = inOrderOf(
    like?.shown,
    model.card.flatMap((block) => shownParts(block, context)),
    (part) => JSON.stringify(part),
  );
  const sentences = inOrderOf(
    like?.sentences,
    model.card.flatMap((block) => sentencesCode(block, context)),
    (code) => code,
  );
  const conditionOf = ({conditions}: ShownPart): string => conditions.map((code) => `(${code})`).join(' && ');
  const isUnconditional = ({conditions}: ShownPart): boolean => conditions.length === 0;
  const snapshot = object({
    result: object(Object.fromEntries(model.definition.result.map(({name}) => [name, variable(`result.${name}`)]))),
    verdict: verdictCode(({text}) => context.text(text), context),
    tone: verdictCode(({tone}) => string(tone), context),
    sentences: array(sentences),
    values: array(
      shown.map((part) => (isUnconditional(part) ? part.value : `${conditionOf(part)} ? ${part.value} : undefined`)),
    ),
  });
  const values = valueStatements(calculatedParts(model), context);
  const functionReturning = <Returned>(code: string): Returned =>
    compileFunction('answers, today', [...values, `return ${code};`], context);
  const texts = array(
    shown.map((part) => (isUnconditional(part) ? part.text : `...(${conditionOf(part)} ? [${part.text}] : [])`)),
  );
  return {
    snapshot: functionReturning(snapshot),
    texts: functionReturning(texts),
    // The code of the texts without that of the values: formats, units, words for what is missing.
    shape: JSON.stringify(shown.map(({value, text}) => text.replaceAll(value, () => '$'))),
    parts: {sentences, shown: shown.map((part) => JSON.stringify(part))},
  };
}

/** Items in the given order if they are the same ones. */
function inOrderOf<Item>(
  order: readonly string[] | undefined,
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly Item[] {
  const byText = new Map(items.map((item) => [textOf(item), item]));
  const sorted = (texts: Iterable<string>): string => JSON.stringify([...texts].toSorted());
  if (order === undefined || sorted(order) !== sorted(items.map(textOf))) return items;
  return order.map((text) => byText.get(text)!);
}

function verdictCode(codeOf: (branch: VerdictBranch) => string, context: EmitContext): string {
  const verdict = verdictOf(context.model);
  if (verdict === undefined) return 'undefined';
  return whenShown(verdict, firstThatHolds(verdict.items, codeOf, context), 'undefined', context);
}

/** A list of sentences for each list of the block, and for each item that is only a sentence. */
function sentencesCode(block: CheckedBlock, context: EmitContext): readonly string[] {
  const {items, list} = block;
  if (isVerdict(block)) return [];
  if (list !== undefined && list.current === undefined)
    return [whenShown(block, context.expression(list.of).text, '[]', context)];
  return items
    .filter(isSentence)
    .map((item) => whenShown(block, whenShown(item, array([textCode(item, context)]), '[]', context), '[]', context));
}

function isSentence({label, value}: CheckedItem): boolean {
  return label === undefined && value === undefined;
}

function whenShown(
  {condition}: {readonly condition?: TypedExpression},
  code: string,
  otherwise: string,
  {expression}: EmitContext,
): string {
  return condition === undefined ? code : `(${expression(condition).text}) ? (${code}) : ${otherwise}`;
}

/** Something that the card shows, as JavaScript: its value, its text and its conditions. */
interface ShownPart {
  readonly value: string;
  readonly text: string;
  readonly conditions: readonly string[];
}

function shownParts(block: CheckedBlock, context: EmitContext): readonly ShownPart[] {
  const {heading, items, total, list, stays} = block;
  if (isVerdict(block)) return [];
  const {expression} = context;
  const parts = [
    ...textWithReferences(heading, context),
    ...items.filter((item) => !isSentence(item)).flatMap((item) => shownPartsOfItem(item, block, context)),
    ...(total === undefined ? [] : shownPartsOfItem(total, {}, context)),
    ...(list?.current === undefined
      ? []
      : [shownPart(`JSON.stringify(${expression(list.of).text})`), shownPart(expression(list.current).text)]),
    ...(stays === undefined ? [] : [shownPart(`JSON.stringify(${stayItemsCode(stays, context)})`)]),
  ];
  return parts.map((part) => ({...part, conditions: [...conditionCode(block, context), ...part.conditions]}));
}

function shownPartsOfItem(
  item: CheckedItem,
  {hidesZeros}: Pick<CheckedBlock, 'hidesZeros'>,
  context: EmitContext,
): readonly ShownPart[] {
  const {label, value, text, outOf, percentDone} = item;
  const {expression} = context;
  const code = value && expression(value).text;
  const elapsed = percentDone && elapsedCode(percentDone, context);
  const maximum = maximumCode(item, context);
  const shown = [
    ...textWithReferences(label, context),
    ...(code === undefined ? [] : [{...shownPart(code), text: textCode(item, context)}]),
    ...textWithReferences(text, context),
    ...[outOf, percentDone].flatMap((typed) => (typed === undefined ? [] : [shownPart(expression(typed).text)])),
    ...(elapsed === undefined ? [] : [shownPart(`JSON.stringify(${elapsed})`)]),
    ...marksOf(item, context).map((mark) => ({...shownPart(mark.value), text: mark.text})),
    ...(maximum === undefined ? [] : [shownPart(maximum)]),
  ];
  const conditions = [...conditionCode(item, context), ...(hidesZeros && code !== undefined ? [`${code} !== 0`] : [])];
  return shown.map((part) => ({...part, conditions}));
}

function shownPart(code: string): ShownPart {
  return {value: code, text: code, conditions: []};
}

function conditionCode({condition}: {readonly condition?: TypedExpression}, context: EmitContext): readonly string[] {
  return condition === undefined ? [] : [context.expression(condition).text];
}

/** A text with references; one without references is the same for all answers. */
function textWithReferences(text: CheckedText | undefined, context: EmitContext): readonly ShownPart[] {
  return namesInText(text).length === 0 ? [] : [shownPart(context.text(text!))];
}
