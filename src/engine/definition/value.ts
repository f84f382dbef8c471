import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {formulaSchema, readFormula, type Formula} from './formula.ts';
import {get, itemsOf, keyPlaceOf, textOf, type MapNode, type Node} from '../yaml/node.ts';
import {keys, listOf, whenKey, type Schema, textSchema} from '../shape/schema.ts';
import {readTable, tableKeys, type Table} from './table.ts';
import {readText, type Text} from './text.ts';

/** The forms of a value: the same under `values`, in the parts of `sums`, under `lines` and in `result`. */
export type Value =
  | {readonly kind: 'formula'; readonly formula: Formula; readonly place: Place}
  | {readonly kind: 'text'; readonly text: Text; readonly place: Place}
  | {readonly kind: 'nothing'; readonly place: Place}
  /** The first branch that holds. */
  | {readonly kind: 'first'; readonly branches: readonly Branch[]; readonly place: Place}
  /** Every line that holds, in order. */
  | {readonly kind: 'lines'; readonly lines: readonly Line[]; readonly place: Place}
  | {readonly kind: 'table'; readonly table: Table; readonly place: Place}
  /** A result that has keys of its own. */
  | {
      readonly kind: 'fields';
      readonly fields: readonly {readonly key: string; readonly place: Place; readonly value: Value}[];
      readonly place: Place;
    };

export interface Condition {
  readonly formula: Formula;
  /** Written as `unless`. */
  readonly negated: boolean;
  readonly place: Place;
}

export interface Branch {
  readonly condition?: Condition;
  readonly value: Value;
  readonly place: Place;
}

export interface Line {
  readonly condition?: Condition;
  readonly say: Text;
  readonly otherwise?: Text;
  /** Nothing below is looked at once this line is said. */
  readonly stop: boolean;
  readonly place: Place;
}

const conditionKeys = {
  when: {...formulaSchema, description: 'The condition under which it holds.'},
  unless: {...formulaSchema, description: 'The condition under which it does not hold.'},
} as const;

const valueRef: Schema = {$ref: '#/$defs/value'};

const branchKeys = {
  ...conditionKeys,
  give: {...valueRef, description: 'The value, as a formula.'},
  say: textSchema('The value, in words.'),
} as const;

const commonKeys = {
  label: {type: 'string', description: 'What it is called on the page; by default its name in words.'},
  note: {type: 'string', description: 'Where it comes from or how the documents were read; shown on the page.'},
} as const;

const lineSchema: Schema = keys(
  'A line.',
  {
    ...conditionKeys,
    say: textSchema('The line, said when the condition holds.'),
    else: textSchema('The line said when the condition does not hold.'),
    stop: {const: true, description: 'Nothing below is looked at once this line is said.'},
  },
  ['say'],
);

export const linesSchema = listOf('Every line that holds, in order.', lineSchema);

/** What stands under `lines:`: a list, or a map that gives the list a label and a note. */
export const namedLinesSchema: Schema = {
  type: ['array', 'object'],
  description: 'A list of lines, or a map of label, note and lines.',
  if: {type: 'object'},
  then: keys('Lines with a label.', {...commonKeys, lines: linesSchema}, ['lines']),
  else: linesSchema,
};

const tableSchema = keys(
  'A table.',
  {
    ...tableKeys,
    ...commonKeys,
    unit: {type: 'string', description: 'What the figures of the table count: points, days, or a currency code.'},
    was: {type: 'string', description: 'The name that it had before it was renamed.'},
  },
  ['by', 'rows'],
);
const listSchema = keys('A list of rows.', {rows: tableKeys.rows, ...commonKeys}, ['rows']);
const firstSchema = keys(
  'The first case that holds.',
  {first: listOf('Cases in order; the last has no condition.', keys('A case.', branchKeys)), ...commonKeys},
  ['first'],
);
const caseSchema = keys('A value under a condition.', {
  ...branchKeys,
  else: {...valueRef, description: 'What holds otherwise: a formula beside give, words beside say.'},
  ...commonKeys,
});

const mapSchema: Schema = whenKey(
  'by',
  tableSchema,
  whenKey('rows', listSchema, whenKey('first', firstSchema, caseSchema)),
);

/** A value of any form but one with keys of its own. */
export const valueSchema: Schema = {
  description: 'A formula, a case (when, give or say, else), the first of several cases, lines, or a table.',
  type: ['string', 'number', 'object', 'array'],
  allOf: [
    {if: {type: 'object'}, then: mapSchema},
    {if: {type: 'array'}, then: linesSchema},
  ],
};

const isValueMap: Schema = {
  type: 'object',
  not: {
    allOf: ['by', 'rows', 'otherwise', 'first', 'when', 'unless', 'give', 'say', 'else'].map((key) => ({
      not: {required: [key]},
    })),
  },
};

/** A value, or a map of values: what stands under a key of the result. */
export const resultSchema: Schema = {
  description: 'A value of any form, or a map of them where the result has keys of its own.',
  type: ['string', 'number', 'object', 'array'],
  allOf: [
    {
      if: {type: 'object'},
      then: {if: isValueMap, then: mapSchema, else: {additionalProperties: valueRef, minProperties: 1}},
    },
    {if: {type: 'array'}, then: linesSchema},
  ],
};

export function readValue(node: Node, report: Report): Value {
  const {place} = node;
  if (node.kind === 'list') return {kind: 'lines', lines: readLines(node, report), place};
  if (node.kind === 'scalar')
    return node.text === 'nothing'
      ? {kind: 'nothing', place}
      : {kind: 'formula', formula: readFormula(node, report), place};
  if (get(node, 'rows') !== undefined) return {kind: 'table', table: readTable(node, report), place};
  const first = get(node, 'first');
  if (first !== undefined)
    return {kind: 'first', branches: itemsOf(first).map((item) => readBranch(item, report)), place};
  if (['when', 'unless', 'give', 'say'].some((key) => get(node, key) !== undefined)) return readCase(node, report);
  return {
    kind: 'fields',
    fields: node.entries.map(({key, keyPlace, value}) => ({key, place: keyPlace, value: readValue(value, report)})),
    place,
  };
}

export function readLines(node: Node | undefined, report: Report): readonly Line[] {
  return itemsOf(node).map((item) => {
    const otherwise = get(item, 'else');
    const condition = readCondition(item, report);
    if (condition === undefined) reportElse(item, report);
    return {
      ...(condition === undefined ? {} : {condition}),
      say: readText(get(item, 'say') ?? item, report),
      ...(otherwise === undefined ? {} : {otherwise: readText(otherwise, report)}),
      stop: textOf(get(item, 'stop')) === 'true',
      place: item.place,
    };
  });
}

/** `when` or `unless` of a map, where it has one. */
export function readCondition(node: Node, report: Report): Condition | undefined {
  const when = get(node, 'when');
  const unless = get(node, 'unless');
  const written = when ?? unless;
  return written === undefined
    ? undefined
    : {formula: readFormula(written, report), negated: when === undefined, place: written.place};
}

function readBranch(node: Node, report: Report): Branch {
  const condition = readCondition(node, report);
  return {...(condition === undefined ? {} : {condition}), value: readGiven(node, report), place: node.place};
}

function readGiven(node: Node, report: Report): Value {
  const give = get(node, 'give');
  const say = get(node, 'say');
  if (give !== undefined) return readValue(give, report);
  if (say !== undefined) return {kind: 'text', text: readText(say, report), place: say.place};
  report(diagnose('value-not-given', node.place));
  return {kind: 'nothing', place: node.place};
}

function reportElse(node: Node, report: Report): void {
  if (get(node, 'else') !== undefined) report(diagnose('else-never', keyPlaceOf(node, 'else')));
}

/** `{when, give, else}`; without a condition it is just the value, which may then carry a label. */
function readCase(node: MapNode, report: Report): Value {
  const branch = readBranch(node, report);
  if (branch.condition === undefined) {
    reportElse(node, report);
    return branch.value;
  }
  const otherwise = get(node, 'else');
  const inWords = otherwise?.kind === 'scalar' && get(node, 'say') !== undefined && otherwise.text !== 'nothing';
  const last: Value =
    otherwise === undefined
      ? {kind: 'nothing', place: node.place}
      : inWords
        ? {kind: 'text', text: readText(otherwise, report), place: otherwise.place}
        : readValue(otherwise, report);
  return {kind: 'first', branches: [branch, {value: last, place: last.place}], place: node.place};
}
