/**
 * How a kind of block is defined: its keys, and the items that it compiles to. Later phases and the analysis only see
 * items, never the kind.
 */
import type * as z from 'zod';
import {checkFormula, checkWhen, type Context} from '../check/context.ts';
import {checkText} from '../check/texts.ts';
import {formula as sourceFormula, type Formula} from '../language/definition/formula.ts';
import {text as sourceText} from '../language/definition/text.ts';
import {underCondition, type Condition} from '../language/definition/value.ts';
import {describeKinds, describeType, type Type} from '../language/expression/types.ts';
import type {TypedExpression, CheckedText} from '../language/typed.ts';
import type {CheckedBlock, CheckedItem} from '../language/model.ts';
import {list, readAs, sentence, type Shape} from '../language/shape/concept.ts';
import type {Concept} from '../language/shape/readNode.ts';
import {capitalized} from '../runtime/english.ts';
import type {questions} from '../words/questions.ts';

/** One kind of block. */
export interface BlockDescriptor {
  /**
   * Reads the value of the kind's key. Syntax errors are reported on reading, unknown names by the check that it
   * returns.
   */
  readonly schema: Concept<Check<BlockContents>>;
  /** The heading of the block's explanation: the question that it answers. */
  readonly question: keyof typeof questions;
  /** The block shows a single value and names it, so its explanation need not repeat the name. */
  readonly showsOneValue?: boolean;
}

/** Checks what was read, once every name of the definition is known. */
export type Check<Value> = (context: Context) => Value;

/** What the keys of a kind compile to. */
export type BlockContents = Omit<CheckedBlock, 'kind' | 'place' | 'items' | 'total'> & {
  readonly items?: readonly ItemContents[];
  readonly total?: ItemContents;
};

export type ItemContents = Omit<CheckedItem, 'place' | 'condition' | 'conditionPlace'>;

/** The values of a kind's keys after their checks; a value that needs no check stays as it was read. */
export type Checked<Keys extends Shape> = {
  readonly [Key in keyof Keys]: z.output<Keys[Key]> extends infer Value
    ? Value extends Check<infer Result>
      ? Result
      : Value
    : never;
};

interface Kind<Keys> extends Omit<BlockDescriptor, 'schema'> {
  readonly description: string;
  readonly keys: Keys;
}

/** A kind whose value is one map of keys. */
export function block<Keys extends Shape>({
  description,
  keys,
  contents,
  ...kind
}: Kind<Keys> & {readonly contents: (values: Checked<Keys>, context: Context) => BlockContents}): BlockDescriptor {
  return {
    ...kind,
    schema: shownWhen(description, keys, (values, condition, context) => ({
      ...condition,
      ...contents(values, context),
    })),
  };
}

/** A kind whose value is a list of entries: maps with the same keys, each with an optional condition. */
export function listBlock<Keys extends Shape>({
  description,
  entry,
  keys,
  item,
  showsFirst,
  check,
  ...kind
}: Kind<Keys> & {
  readonly entry: string;
  readonly item: (values: Checked<Keys>) => ItemContents;
  readonly showsFirst?: boolean;
  /** Checks the entries as a whole. */
  readonly check?: (items: readonly CheckedItem[], context: Context) => void;
}): BlockDescriptor {
  const entrySchema = readAs(
    shownWhen(entry, keys, (values, condition) => ({...condition, ...item(values)})),
    (checkEntry, {place}): Check<CheckedItem> =>
      (context) => ({place, ...checkEntry(context)}),
  );
  return {
    ...kind,
    schema: readAs(list(description, entrySchema), (entries) => (context) => {
      const items = entries.map((checkEntry) => checkEntry(context));
      check?.(items, context);
      return {items, ...(showsFirst && {showsFirst})};
    }),
  };
}

type ShownWhen = Pick<CheckedBlock, 'condition' | 'conditionPlace'>;

/** A map of these keys that may have a condition for being shown. */
function shownWhen<Keys extends Shape, Contents>(
  description: string,
  keys: Keys,
  contents: (values: Checked<Keys>, condition: ShownWhen, context: Context) => Contents,
): Concept<Check<Contents>> {
  const conditions = {when: 'Shown only when this holds.', unless: 'Not shown when this holds.'};
  return readAs(underCondition(description, conditions, keys), ({condition, ...source}) => (context) => {
    const shown = checkCondition(condition, context);
    const values = Object.keys(keys).map((key) => [key, checkValue(source[key as keyof typeof source], context)]);
    return contents(Object.fromEntries(values) as Checked<Keys>, shown, context);
  });
}

function checkCondition(condition: Condition | undefined, context: Context): ShownWhen {
  return condition === undefined ? {} : {condition: checkWhen(condition, context), conditionPlace: condition.place};
}

function checkValue(value: unknown, context: Context): unknown {
  return typeof value === 'function' ? (value as Check<unknown>)(context) : value;
}

/** A text with references. */
export const text = (description: string): Concept<Check<CheckedText>> =>
  readAs(sourceText(description), (source) => (context) => checkText(source, context));

/** A formula whose value is of one of these kinds. */
export const formula = (description: string, ...kinds: readonly Type['kind'][]): Concept<Check<TypedExpression>> =>
  readAs(sourceFormula(description), (source) => (context) => checkKind(source, kinds, context));

export const label = text('The label of the value.');
export const title = text('The heading of the block.');

/** A value that one line of the card can show. */
export const shownValue = formula('The value to show.', 'number', 'percent', 'text', 'choice', 'date');

export const unit = sentence(
  "'money' for an amount in the calculator's currency, or what is counted: points, days.",
).optional();

function checkKind(source: Formula, kinds: readonly Type['kind'][], context: Context): TypedExpression {
  const typed = checkFormula(source, context);
  if (typed.type.kind === 'error' || kinds.includes(typed.type.kind)) return typed;
  const expected = describeKinds(kinds);
  context.report('wrong-kind', source.node.place, {expected: capitalized(expected), found: describeType(typed.type)});
  return {kind: 'error', type: typed.type};
}
