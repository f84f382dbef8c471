import * as z from 'zod';
import {diagnose, type Place, type Report} from '../../diagnostics/diagnostic.ts';
import {
  either,
  entries,
  list,
  map,
  flag,
  readAs,
  sentence,
  readAsNode,
  type MapValue,
  type Shape,
} from '../shape/concept.ts';
import {readNode, type Concept, type Meta} from '../shape/readNode.ts';
import {get, keyPlaceOf, type Entry, type Node} from '../yaml/node.ts';
import {formula, type Formula} from './formula.ts';
import {inForceKeys, inForceOf, type InForce} from './inForce.ts';
import {sharedUseKeys, unlinked} from './sharedUse.ts';
import {tableKeys, tableOf, type Table} from './table.ts';
import {figureSourceSchema, reportRowSources, rowSourcesSchema, type FigureSource} from './source.ts';
import {takesSchema} from './takes.ts';
import {yearlyKey} from './constant.ts';
import {unitKeys} from './unit.ts';
import {label, readText, text, type Text} from './text.ts';

/** The forms of a value: the same under `values`, in the parts of `sums`, under `lines` and in `result`. */
export type Value =
  | {readonly kind: 'formula'; readonly formula: Formula; readonly place: Place}
  | {readonly kind: 'text'; readonly text: Text; readonly place: Place}
  | {readonly kind: 'nothing'; readonly place: Place}
  /** The first branch whose condition holds. */
  | {readonly kind: 'first'; readonly branches: readonly Branch[]; readonly place: Place}
  /** Every line whose condition holds, in order. */
  | {readonly kind: 'lines'; readonly lines: readonly Line[]; readonly place: Place}
  | {readonly kind: 'table'; readonly table: Table; readonly place: Place}
  /** A map of values, as one key of the result. */
  | {readonly kind: 'fields'; readonly fields: readonly Entry<Value>[]; readonly place: Place};

/** A condition as written: a formula, the days on which the rule applies, or both. */
export interface Condition {
  readonly formula?: Formula | undefined;
  /** The key of the formula is `unless`. */
  readonly negated: boolean;
  readonly inForce?: InForce | undefined;
  readonly place: Place;
}

export interface Branch {
  readonly condition?: Condition | undefined;
  readonly value: Value;
  readonly place: Place;
}

/** A case, a line or its `else`, or what is under a key, as written. */
export interface WrittenBranch {
  /** The key itself, in a map of values. */
  readonly key?: string;
  readonly keyPlace?: Place;
  readonly condition?: Condition | undefined;
  /** It has one of these. */
  readonly value?: Value;
  readonly text?: Text;
}

/** The branches of a value as written, in the order of `branchesOf` in readValue.ts; none for a table. */
export function writtenBranches(value: Value): readonly WrittenBranch[] {
  switch (value.kind) {
    case 'first':
      return value.branches;
    case 'lines':
      return value.lines.flatMap(({condition, say, else: otherwise}) => [
        {condition, text: say},
        ...(otherwise === undefined ? [] : [{condition, text: otherwise}]),
      ]);
    case 'fields':
      return value.fields;
    default:
      return [];
  }
}

/** A map that may have `when` or `unless`, `from` and `until`; they are read as its `condition`. */
export function underCondition<Keys extends Shape>(
  description: string,
  conditions: {readonly when: string; readonly unless: string},
  shape: Keys,
  meta: Meta = {},
): Concept<MapValue<Keys> & {readonly condition?: Condition}> {
  const keys = {
    when: formula(conditions.when).optional(),
    unless: formula(conditions.unless).optional(),
    ...inForceKeys,
  };
  return readAs(map(description, {...keys, ...shape}, meta) as Concept<MapValue<typeof keys>>, (value, _, report) => {
    const {when, unless, from, until, ...rest} = value;
    const source = when ?? unless;
    const inForce = inForceOf({from, until}, report);
    const place = source?.node.place ?? (from ?? until)?.place;
    if (place === undefined) return rest;
    return {...rest, condition: {formula: source, negated: when === undefined, inForce, place}};
  }) as never;
}

const conditions = {when: 'Applies only when this holds.', unless: 'Applies only when this does not hold.'};

export const labelKeys = {
  label: label('Its name on the page; by default its key in words.').optional(),
  note: sentence('How the documents were interpreted; shown on the page.').optional(),
  source: figureSourceSchema.optional(),
};

const helperKey = {
  helper: flag(
    'A helper of other rules that the page does not name: it lists no row for it, and a formula reads as if it stood where its name is.',
  ).optional(),
};

const takesKey = {takes: takesSchema.optional()};

const rowSourcesKey = {sources: rowSourcesSchema.optional()};

const wasKey = {was: sentence('Its former name, if it was renamed.').optional()};

const lineSchema = readAs(
  underCondition('A line.', conditions, {
    say: text('The line to show when the condition holds.'),
    else: text('The line to show when the condition does not hold.').optional(),
    stop: flag('When this line is shown, the lines below it are skipped.').optional(),
  }),
  (line, node, report) => {
    if (line.condition === undefined) reportElse(node, report);
    return line;
  },
);

export type Line = z.output<typeof lineSchema>;

export const linesSchema: Concept<readonly Line[]> = list(
  'The lines in order; a line is shown if its condition holds.',
  lineSchema,
  {id: 'lines'},
);

const lazyValue = (description: string): Concept<Value> =>
  z.lazy(() => valueSchema).describe(description) as Concept<Value>;

const branchKeys = {
  give: lazyValue('The value: a formula, or any other form of a value.').optional(),
  say: text('The value, as a text.').optional(),
};

interface BranchSource {
  readonly condition?: Condition;
  readonly give?: Value | undefined;
  readonly say?: Text | undefined;
  readonly place: Place;
}

function toBranch({condition, give, say, place}: BranchSource, report: Report): Branch {
  if (give === undefined && say === undefined) report(diagnose('value-not-given', place));
  const value: Value =
    give ?? (say === undefined ? {kind: 'nothing', place} : {kind: 'text', text: say, place: say.node.place});
  return {condition, value, place};
}

type TableSource = Parameters<typeof tableOf>[0] & {sources?: readonly Entry<FigureSource>[] | undefined};

function toTable(value: TableSource, node: Node, report: Report): Value {
  reportRowSources(value.sources ?? [], value.rows, report);
  return {kind: 'table', table: tableOf(value, node), place: node.place};
}

const tableSchema = readAs(
  map(
    'A table.',
    {...tableKeys, ...rowSourcesKey, ...takesKey, ...labelKeys, ...helperKey, ...unitKeys, ...yearlyKey, ...wasKey},
    {id: 'table'},
  ),
  toTable,
);

const {by: _selector, ...keysOfRows} = tableKeys;

const rowListSchema = readAs(
  map(
    'A list of rows; with arguments, a table that is looked up by them.',
    {...keysOfRows, ...rowSourcesKey, ...takesKey, ...labelKeys, ...helperKey, ...unitKeys, ...wasKey},
    {id: 'rowList'},
  ),
  (value, node, report) => {
    for (const key of ['on', 'otherwise'] as const)
      if (value[key] !== undefined && value.takes === undefined)
        report(diagnose('missing-key', keyPlaceOf(node, key), {where: `A table with '${key}'`, key: 'by'}));
    return toTable(value, node, report);
  },
);

const firstSchema = readAs(
  map(
    'The first case that holds.',
    {
      first: list(
        'Cases in order; the last has no condition.',
        readAs(underCondition('A case.', conditions, branchKeys), (branch, _, report) => toBranch(branch, report)),
      ),
      ...takesKey,
      ...labelKeys,
      ...helperKey,
      ...unitKeys,
    },
    {id: 'first'},
  ),
  ({first, place}): Value => ({kind: 'first', branches: first, place}),
);

/** `{when, give, else}`; without a condition it is just the value, which may then carry a label. */
const caseSchema = readAs(
  underCondition(
    'A value with a label, under a condition, or both.',
    conditions,
    {
      ...branchKeys,
      else: readAsNode(
        lazyValue('The value when the condition does not hold: a formula with `give`, words with `say`.'),
      ).optional(),
      ...takesKey,
      ...labelKeys,
      ...helperKey,
      ...unitKeys,
    },
    {id: 'case', minProperties: 1},
  ),
  (value, node, report): Value => {
    const branch = toBranch(value, report);
    if (branch.condition === undefined) {
      reportElse(node, report);
      return branch.value;
    }
    const last = readElse(value, report);
    return {kind: 'first', branches: [branch, {value: last, place: last.place}], place: node.place};
  },
);

/** With `say`, a scalar is text, unless it is `nothing`. */
function readElse(
  {say, else: node, place}: {say?: Text | undefined; else?: Node | undefined; place: Place},
  report: Report,
): Value {
  if (node === undefined) return {kind: 'nothing', place};
  return say !== undefined && node.kind === 'scalar' && node.text !== 'nothing'
    ? {kind: 'text', text: readText(node, report), place: node.place}
    : readNode(valueSchema, node, report);
}

const scalarSchema = readAs(formula(), (source, {place}): Value =>
  source.node.text === 'nothing' ? {kind: 'nothing', place} : {kind: 'formula', formula: source, place},
);
const linesValueSchema = readAs(linesSchema, (lines, {place}): Value => ({kind: 'lines', lines, place}));

const forms = [scalarSchema, linesValueSchema, tableSchema, rowListSchema, firstSchema] as const;
const formKeys = [['by'], ['rows'], ['first']];
const caseKeys = ['when', 'unless', 'give', 'say', 'else', 'otherwise'];

/** A value of any form except a map of values. */
export const valueSchema: Concept<Value> = either(
  'A formula, a case (when, give or say, else), the first of several cases, lines, or a table.',
  [...forms, caseSchema],
  {id: 'value', chosenBy: formKeys},
);

const usedTableSchema = readAs(
  map('A table whose rows are in a shared file.', {
    ...sharedUseKeys,
    by: tableKeys.by.optional(),
    on: tableKeys.on,
    ...takesKey,
    otherwise: tableKeys.otherwise,
  }),
  unlinked,
);

/** What is under a name in `tables`. */
export const tableEntrySchema: Concept<Value> = either(
  'A table, a list of rows, or where a shared file has the rows.',
  [usedTableSchema, tableSchema, rowListSchema],
  {chosenBy: [['shared'], ['by']]},
);

/** A value, or a map of values: what is under a key of the result. */
export const resultSchema: Concept<Value> = either(
  'A value of any form, or a map of such values.',
  [
    ...forms,
    caseSchema,
    readAs(
      entries('Values by key.', valueSchema, {except: [...formKeys.flat(), ...caseKeys]}),
      (fields, {place}): Value => ({kind: 'fields', fields, place}),
    ),
  ],
  {chosenBy: [...formKeys, caseKeys]},
);

function reportElse(node: Node, report: Report): void {
  if (get(node, 'else') !== undefined) report(diagnose('else-never', keyPlaceOf(node, 'else')));
}
