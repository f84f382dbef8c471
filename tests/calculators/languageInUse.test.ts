// Does a calculator use each part of the language? What nobody uses leaves it; a failing run prints which calculator uses what.
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {isCasesFile} from '../../src/engine/diagnostics/source.ts';
import {folds} from '../../src/engine/language/expression/folds.ts';
import {operators} from '../../src/engine/language/expression/operators.ts';
import {parse, type Expression} from '../../src/engine/language/expression/parse.ts';
import {formats} from '../../src/engine/language/expression/types.ts';
import {functions} from '../../src/engine/language/functions/index.ts';
import {fieldTypes} from '../../src/engine/language/inputs/index.ts';
import {listFiles} from '../../src/engine/project/files.ts';
import {isSharedFile} from '../../src/engine/project/layout.ts';
import {identity, isMap, partsOf, schemaOf, usesOf, type Use} from '../engine/compiler/schemaUse.ts';

/** What may be without a use, by the beginning of its name, with the reason. */
const excused: Readonly<Record<string, string>> = {
  'calculator/inputs/was': 'editors rename an option or a question whose old name is in links',
  'calculator/was': 'editors rename a figure, a table or a value, for comparisons of rules',
  'calculator/history': 'editors tell visitors what changed on a page: a new page has none',
  'cases/cases/saved': 'the workbench writes it, until an editor has named the source',
  'calculator/exceptions/when': 'editors bound what an exception excuses, as the analysis asks',
  'calculator/exceptions/from': 'editors begin an exception with the rule that makes it necessary',
  'calculator/exceptions/until': 'editors end an exception with the rule that it excuses',
  'rows for days': 'a table by a date is one by a number, but for how its rows are written',
  'a cell that is a share': 'a cell may be whatever a constant may be',
  'a share in a formula': '0% and 100% are to shares what 0 and 1 are to numbers',
};

type Node = Readonly<Record<string, unknown>>;
const keysOf = (node: unknown): readonly string[] => (isMap(node) ? Object.keys(node) : []);
const valuesOf = (node: unknown): readonly unknown[] => (isMap(node) ? Object.values(node) : []);
const rowLike = (pattern: RegExp) => (node: Node) => keysOf(node['rows']).some((row) => pattern.test(row));
const cellLike = (pattern: RegExp) => (node: Node) =>
  valuesOf(node['rows'])
    .flatMap((row) => (isMap(row) ? valuesOf(row) : [row]))
    .some((cell) => pattern.test(String(cell)));
const constantLike = (isOne: (value: unknown) => boolean) => (node: Node) =>
  valuesOf(node['constants']).some((constant) => isOne(isMap(constant) ? constant['value'] : constant));

/** Forms of a value that have no key of their own. */
const forms: Readonly<Record<string, (node: Node) => boolean>> = {
  'a table by two answers': ({by}) => Array.isArray(by),
  'rows with columns': ({rows}) => valuesOf(rows).some(isMap),
  'rows in a CSV file': ({rows}) => typeof rows === 'string',
  'a list of rows': (node) => isMap(node['rows']) && !['by', 'takes', 'offered'].some((key) => key in node),
  'rows for several options': rowLike(/ \| /),
  'a row for blank': rowLike(/(^|\| )blank\b/),
  'rows for a range': rowLike(/^[\w.]+-[\w.]+$/),
  'rows from a number on': rowLike(/\+$/),
  'rows over a number': rowLike(/^over /),
  'rows under a number': rowLike(/^under /),
  'rows up to a number': rowLike(/^up to /),
  'rows for days': rowLike(/\d{4}-\d{2}-\d{2}/),
  'a cell that is a constant': cellLike(/^=/),
  'a cell that is a share': cellLike(/^[\d.]+%$/),
  'a cell that is nothing': cellLike(/^nothing$/),
  'a cell that refers to a value': cellLike(/\{\w/),
  'a constant that is a share': constantLike((value) => /^[\d.]+%$/.test(String(value))),
  'a constant that is a day': constantLike((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))),
  'a constant that is a text': constantLike((value) => typeof value === 'string' && !/^[\d.]+%$|^\d{4}-/.test(value)),
  'a constant that is a list of options': constantLike((value) => Array.isArray(value) && typeof value[0] === 'string'),
  'a dated constant': constantLike((value) => Array.isArray(value) && isMap(value[0])),
  'two arguments': ({takes}) => Array.isArray(takes),
  'options that are rows of a table': ({options}) => typeof options === 'string',
  'a suggestion for each option': ({suggest}) => isMap(suggest),
  'a result with keys of its own': ({result}) =>
    valuesOf(result).some(
      (value) => isMap(value) && !/\b(give|say|first|by|rows|lines)\b/.test(keysOf(value).join(' ')),
    ),
};

/** The constructs in a formula. */
function* inFormula(node: Expression): Iterable<string> {
  if (node.kind === 'call') yield `${node.name}()`;
  else if (node.kind === 'empty') yield node.negated ? 'is not empty' : 'is empty';
  else yield 'operator' in node ? node.operator : (inWords[node.kind] ?? node.kind);
  if (node.kind === 'figure' && node.percent) yield 'a share in a formula';
  for (const part of Object.values(node).flat())
    if (isMap(part) && 'kind' in part) yield* inFormula(part as unknown as Expression);
}

const inWords: Readonly<Record<string, string>> = {
  onDay: 'on',
  negative: 'a minus before a name',
  quoted: 'an option in quotes',
};
const signsAndWords = [...Object.keys(operators), ...Object.values(inWords), 'a share in a formula'];

function* inText(text: string): Iterable<string> {
  for (const [, formula, format] of text.matchAll(/\{([^{}:]+)(?::(\w+))?\}/g)) {
    yield* constructsOfFormula(formula!);
    if (format !== undefined) yield `{…:${format}}`;
  }
}

function constructsOfFormula(text: string): Iterable<string> {
  const parsed = parse(text);
  return 'expression' in parsed ? inFormula(parsed.expression) : [];
}

/** Keys of tables that the schema describes as words, as an option may have to be quoted in a formula. */
const formulaKeys = new Set(['by', 'on']);

/** The constructs of a value of a file, and its key. */
function* constructsOf({value, key, schema}: Use, isDefinition: boolean): Iterable<string> {
  if (key !== undefined) yield identity({key, schema});
  if (key === 'type') yield `type: ${String(value)}`;
  if (isDefinition && isMap(value)) for (const [name, isOne] of Object.entries(forms)) if (isOne(value)) yield name;
  if (typeof value !== 'string') return;
  if (schema.patternDescription === 'a formula' || formulaKeys.has(key ?? '')) yield* constructsOfFormula(value);
  else yield* inText(value);
}

const kindOfFile = (path: string): 'calculator' | 'cases' | 'shared' =>
  isCasesFile(path) ? 'cases' : isSharedFile(path) ? 'shared' : 'calculator';

/** Every construct by what stands for it, with its name: for a key, where the schema has it first. */
const constructs = new Map<string, string>(
  [
    ...Object.keys({...functions, ...folds}).map((name) => `${name}()`),
    ...signsAndWords,
    ...Object.keys(formats).map((name) => `{…:${name}}`),
    ...fieldTypes.map((type) => `type: ${type}`),
    ...Object.keys(forms),
  ].map((name) => [name, name]),
);
for (const name of ['calculator', 'shared', 'cases'])
  for (const {path, ...part} of partsOf(schemaOf(name)))
    if (part.key !== undefined && !constructs.has(identity(part))) constructs.set(identity(part), `${name}${path}`);

/** The first calculator, its cases or shared file that uses each construct. */
const users = new Map<string, string>();
for (const path of listFiles('calculators').filter((file) => file.endsWith('.yaml')))
  for (const use of usesOf(parseYaml(readFileSync(path, 'utf8')), schemaOf(kindOfFile(path))))
    for (const construct of constructsOf(use, !isCasesFile(path)))
      if (constructs.has(construct) && !users.has(construct)) users.set(construct, basename(path, '.yaml'));

const unused = [...constructs].filter(([construct]) => !users.has(construct)).map(([, name]) => name);
const isExcused = (name: string): boolean => Object.keys(excused).some((beginning) => name.startsWith(beginning));
const table = (): string =>
  [...constructs].map(([construct, name]) => `${name.padEnd(40)} ${users.get(construct) ?? '-'}`).join('\n');

it('every part of the language has a calculator that uses it', () => {
  expect(
    unused.filter((name) => !isExcused(name)),
    `Who uses what:\n${table()}\n\nNobody uses`,
  ).toEqual([]);
});

it('nothing is excused that a calculator uses by now', () => {
  const needless = Object.keys(excused).filter((beginning) => !unused.some((name) => name.startsWith(beginning)));
  expect(needless).toEqual([]);
});
