/**
 * What a value consists of, in the same form for all kinds: its formula, its branches, the parts that it adds up. All other files read values by
 * this file; only those that calculate them (program/, plan/) and map.ts tell their kinds apart.
 */
import {and, isOneOf, isWithin, type When} from './conditions.ts';
import type {CheckedCells, CheckedText, CheckedValue, TypedExpression, ValueOf} from './typed.ts';
import {areOptions, isGap, isTable, selectedCells, type Node, type Selection} from './walk.ts';

/** A case, a line or its `else`, a row, or what is under a key: what a value may come down to, with what decides on it. */
export interface Branch {
  /** The object of the model that instrumented code records as reached. */
  readonly point: object;
  /** Its name in a map of values or a list of rows, which it is in whatever the answers are. */
  readonly key?: string | undefined;
  /** As written; the branches before it are not taken either, if they are final. */
  readonly condition?: TypedExpression | undefined;
  /** Taken if the condition does not hold, as `else`. */
  readonly negated?: true;
  /** What selects it in place of a condition; nothing for the last row of a table, which is for all other answers. */
  readonly selections?: readonly Selection[];
  /** Once it is taken, those after it are not. */
  readonly isFinal?: boolean;
  /** It has one of these. */
  readonly value?: CheckedValue;
  readonly text?: CheckedText;
  readonly cells?: CheckedCells;
}

/** The branches of a value in the order of the file; none for a formula, a text or a sum. */
export function branchesOf(value: CheckedValue): readonly Branch[] {
  if (isTable(value)) return branchesOfTable(value);
  switch (value.kind) {
    case 'first':
      return value.branches.map((branch) => ({point: branch, isFinal: true, ...branch}));
    case 'lines':
      return value.lines.flatMap(({condition, say, otherwise, stop}): readonly Branch[] => [
        {point: say, condition, isFinal: stop, text: say},
        ...(otherwise === undefined ? [] : [{point: otherwise, condition, negated: true as const, text: otherwise}]),
      ]);
    case 'fields':
      return value.fields.map((field) => ({point: field, ...field}));
    default:
      return [];
  }
}

function branchesOfTable(table: ValueOf<'lookup' | 'list'>): readonly Branch[] {
  const {by, rows, otherwise} = table;
  if (by.length === 0) return rows.map(({name, cells}) => ({point: cells!, key: name, cells: cells!}));
  const isFull = by.length === 1 && !areOptions(rows) && !rows.some(isGap);
  return [
    ...selectedCells(table).map(({cells, selections}) => ({point: cells, selections, cells})),
    ...(otherwise === undefined || isFull ? [] : [{point: otherwise, selections: [], cells: otherwise}]),
  ];
}

/** The condition under which an answer selects a row; true for the last one, which is for all others. */
export function whenSelected(selections: readonly Selection[]): When {
  return selections
    .map(({by, selector}) => (selector.options === undefined ? isWithin(by, selector) : isOneOf(by, selector.options)))
    .reduce(and, true);
}

/** A branch that gives the value in its place. */
type CaseBranch = Branch & {readonly value: CheckedValue};

/** The branches of a value of which one gives the value in its place. */
export function casesOf(value: CheckedValue): readonly CaseBranch[] {
  return branchesOf(value).filter((branch): branch is CaseBranch => branch.key === undefined && !!branch.value);
}

/** What is under a key of a map of values. */
export function fieldOf(value: CheckedValue | undefined, key: string | undefined): CheckedValue | undefined {
  return value && branchesOf(value).find((branch) => branch.key !== undefined && branch.key === key)?.value;
}

/** The formula that a value is. */
export function formulaOf(value: CheckedValue | undefined): TypedExpression | undefined {
  return value?.kind === 'expression' ? value.typed : undefined;
}

/** The names of the parts that a value adds up, or lists under their names. */
export function summandsOf(node: Node): readonly string[] {
  return 'parts' in node ? node.parts : [];
}

/** What is known of a value from what is known of its parts. */
export interface ValueReader<Known> {
  readonly formula?: (typed: TypedExpression) => Known;
  readonly text?: (text: CheckedText) => Known;
  /** 0, no text, no day. */
  readonly nothing?: Known;
  /** One of several, which the conditions decide; the last one may have none. */
  readonly oneOf?: (cases: readonly Case<Known>[]) => Known;
  readonly lines?: (lines: readonly Branch[]) => Known;
  /** A part of a sum. */
  readonly name?: (name: string) => Known;
  readonly sum?: (parts: readonly Known[]) => Known;
  /** A value that holds these, as an object does. */
  readonly group?: (members: readonly Known[]) => Known;
  readonly lookup?: (table: ValueOf<'lookup'>, column: string) => Known;
  readonly list?: (table: ValueOf<'list'>, column: string) => Known;
  /** Of everything else, such as a name without a value. */
  readonly unknown: Known;
}

export type Case<Known> = readonly [condition: TypedExpression | undefined, known: Known];

/** @param member the column or key that is read; '' for a value that has none, or for all of them */
export function readValue<Known>(value: CheckedValue, reader: ValueReader<Known>, member = ''): Known {
  const {unknown, nothing = unknown, name = () => unknown, sum = () => unknown, group = () => unknown} = reader;
  const inner = (of: CheckedValue, within = ''): Known => readValue(of, reader, within);
  const known = (): Known | undefined => {
    switch (value.kind) {
      case 'expression':
        return reader.formula?.(value.typed);
      case 'text':
        return reader.text?.(value.text);
      case 'nothing':
        return nothing;
      case 'first':
        return reader.oneOf?.(value.branches.map(({condition, value: of}) => [condition, inner(of, member)]));
      case 'lines':
        return reader.lines?.(branchesOf(value));
      case 'total':
        return sum(value.parts.map(name));
      case 'parts':
        return group(value.parts.map(name));
      case 'fields': {
        if (member === '') return group(value.fields.map((field) => inner(field.value)));
        const [key, ...rest] = member.split('.');
        const field = fieldOf(value, key);
        return field && inner(field, rest.join('.'));
      }
      case 'lookup':
        return reader.lookup?.(value, member);
      case 'list':
        return reader.list?.(value, member);
    }
  };
  return known() ?? unknown;
}
