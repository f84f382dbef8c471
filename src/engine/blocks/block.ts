/**
 * How a kind of block is defined: its keys, and the items that it compiles to. Later phases and the analysis only see
 * items, never the kind.
 */
import type {Place, Report} from '../diagnostics/diagnostic.ts';
import type {Context} from '../check/context.ts';
import {checkWhen} from '../check/context.ts';
import {formulaSchema} from '../definition/formula.ts';
import {readCondition} from '../definition/value.ts';
import type {CheckedBlock, CheckedItem} from '../model.ts';
import {keys, listOf, type Schema} from '../shape/schema.ts';
import {get, itemsOf, type Node} from '../yaml/node.ts';
import type {Field} from './fields.ts';

/** One kind of block. */
export interface BlockDescriptor {
  /** What stands behind the kind in a definition. */
  readonly schema: Schema;
  /** What the explanation of the block answers, as its heading. */
  readonly question: string;
  /** Its explanation need not name the value: the block shows a single one, with its name. */
  readonly showsOneValue: boolean;
  /** Syntax errors are reported at once. */
  readonly read: (node: Node, report: Report) => Check<BlockContents & BlockCondition>;
}

/** Checks what was read, once every name of the definition is known. */
export type Check<Value> = (context: Context) => Value;

type BlockCondition = Pick<CheckedBlock, 'condition' | 'conditionPlace'>;

/** What a kind makes of its keys. */
export type BlockContents = Pick<CheckedBlock, 'heading' | 'showsFirst' | 'hidesZeros' | 'list'> & {
  readonly items?: readonly ItemContents[];
  readonly total?: ItemContents;
};

export type ItemContents = Omit<CheckedItem, 'place' | 'condition' | 'conditionPlace'>;

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValuesOf<Keys extends Fields> = {
  readonly [Key in keyof Keys]: Keys[Key] extends Field<infer Value> ? Value : never;
};

interface Kind {
  readonly description: string;
  readonly question: string;
  readonly showsOneValue?: boolean;
}

/** A kind that is written as one map of keys. */
export function block<Keys extends Fields>(
  kind: Kind & {readonly fields: Keys; readonly contents: (values: ValuesOf<Keys>, context: Context) => BlockContents},
): BlockDescriptor {
  const {description, question, showsOneValue = false, fields, contents} = kind;
  return {
    schema: keysOf(description, fields),
    question,
    showsOneValue,
    read: (node, report) => {
      const condition = readShownWhen(node, report);
      const values = readFields(fields, node, report);
      return (context) => ({...condition(context), ...contents(values(context), context)});
    },
  };
}

/** A kind that is written as a list of entries, each a map of the same keys under a condition of its own. */
export function listBlock<Keys extends Fields>(
  kind: Kind & {
    readonly entry: string;
    readonly fields: Keys;
    readonly item: (values: ValuesOf<Keys>) => ItemContents;
    readonly showsFirst?: boolean;
    /** Checks the entries as a whole. */
    readonly check?: (items: readonly CheckedItem[], context: Context) => void;
  },
): BlockDescriptor {
  const {description, question, showsOneValue = false, entry, fields, item, showsFirst, check} = kind;
  const readEntry = (node: Node, report: Report): Check<CheckedItem> => {
    const condition = readShownWhen(node, report);
    const values = readFields(fields, node, report);
    return (context) => ({place: node.place, ...condition(context), ...item(values(context))});
  };
  return {
    schema: listOf(description, keysOf(entry, fields)),
    question,
    showsOneValue,
    read: (node, report) => {
      const entries = itemsOf(node).map((each) => readEntry(each, report));
      return (context) => {
        const items = entries.map((each) => each(context));
        check?.(items, context);
        return {items, ...(showsFirst && {showsFirst})};
      };
    },
  };
}

const conditionKeys = {
  when: {...formulaSchema, description: 'Shown only when this holds.'},
  unless: {...formulaSchema, description: 'Not shown when this holds.'},
} as const;

/** A map of these keys, and of a condition. */
export function keysOf(description: string, fields: Fields): Schema {
  const all = Object.entries(fields);
  return keys(
    description,
    {...conditionKeys, ...Object.fromEntries(all.map(([key, {schema}]) => [key, schema]))},
    all.filter(([, {isRequired}]) => isRequired).map(([key]) => key),
  );
}

function readShownWhen(node: Node, report: Report): Check<BlockCondition> {
  const condition = node.kind === 'map' ? readCondition(node, report) : undefined;
  return (context) =>
    condition === undefined ? {} : {condition: checkWhen(condition, context), conditionPlace: condition.place};
}

function readFields<Keys extends Fields>(fields: Keys, node: Node, report: Report): Check<ValuesOf<Keys>> {
  const checks = Object.entries(fields).flatMap(([key, {read}]) => {
    const value = get(node, key);
    return value === undefined ? [] : [[key, read(value, report)] as const];
  });
  return (context) => Object.fromEntries(checks.map(([key, check]) => [key, check(context)])) as ValuesOf<Keys>;
}

/** The contents with the place of their block. */
export function placed(contents: BlockContents & BlockCondition, place: Place): Omit<CheckedBlock, 'kind'> {
  const {items = [], total, ...others} = contents;
  return {...others, place, items: items.map((item) => ({place, ...item})), ...(total && {total: {place, ...total}})};
}
