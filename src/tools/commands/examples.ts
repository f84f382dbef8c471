/** What an editor does with an answer set: calculate it in the terminal, open its page, save it as a case. */
import type {CompiledCalculator, Result} from '../../engine/compiled/module.ts';
import {type AnswerSet, withoutBlanks} from '../analysis/answerSets.ts';
import type {FormField} from '../../engine/inputs/index.ts';
import {parseItems} from '../../engine/runtime/items.ts';
import {shareFragment} from '../../engine/answers/shareLink.ts';
import {readFileSync, writeFileSync} from 'node:fs';
import {read} from '../../engine/yaml/read.ts';
import {get, textOf} from '../../engine/yaml/node.ts';
import {dirOption} from './definitions.ts';

/** Where `npm run dev` serves the definitions as they are being edited. */
export const DEV_ORIGIN = 'http://localhost:5173';

/**
 * `npm run calculate -- id age=30 --today 2024-06-01`
 * @param dir the folder of the definition, unless it is the usual one
 */
export function calculateLine(id: string, answers: AnswerSet, today: string, dir: string = dirOption.default): string {
  const pairs = Object.entries(answers).map(([name, answer]) => quoteForShell(`${name}=${answer}`));
  const folder = dir === dirOption.default ? [] : ['--dir', quoteForShell(dir)];
  return ['npm run calculate --', id, ...pairs, '--today', today, ...folder].join(' ');
}

/** @param origin of a site that has these rules */
export function pageLink(
  calculator: CompiledCalculator,
  answers: AnswerSet,
  today: string,
  origin = DEV_ORIGIN,
): string {
  const {fields} = calculator.page(today);
  return `${origin}/${calculator.id}${shareFragment({fields, answers, rulesHash: calculator.rulesHash})}`;
}

function quoteForShell(word: string): string {
  return /^[\w=.,:@%+/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

interface NewCase {
  readonly name: string;
  readonly answers: AnswerSet;
  readonly today: string;
  readonly result: Result | null;
}

/**
 * Adds answer sets with their current results to a cases file, after its last case, except those whose name it already has. They are
 * marked as saved: `check` warns until a reviewer names a source.
 * @param fields of the calculator
 * @returns how many were added
 * @throws where the file cannot be read
 */
export function saveCases(path: string, cases: readonly NewCase[], fields: readonly FormField[]): number {
  const text = readFileSync(path, 'utf8');
  const tree = read({path, text}, () => undefined);
  if (tree === undefined) throw new Error(`${path} cannot be read: 'npm run check' says why.`);
  const today = textOf(get(tree, 'today'));
  const names = namesOf(text);
  const added = cases.filter(({name}) => !names.includes(JSON.stringify(name)));
  if (added.length === 0) return 0;
  const addedText = added.map((newCase) => caseText(newCase, today, fields)).join('');
  const list = get(tree, 'cases');
  const end = list === undefined ? text.length : text.slice(0, list.place.end).trimEnd().length;
  const heading = list === undefined ? '\n\ncases:' : '';
  writeFileSync(path, `${text.slice(0, end).trimEnd()}${heading}\n${addedText}${text.slice(end).replace(/^\n/, '')}`);
  return added.length;
}

/** The names of saved cases, in quotes as in the file. */
function namesOf(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}- case: (".*")$/gm)].map((match) => match[1]!);
}

function caseText(
  {name, answers, today, result}: NewCase,
  defaultToday: string | undefined,
  fields: readonly FormField[],
): string {
  const lines = [
    `  - case: ${JSON.stringify(name)}`,
    '    saved: true',
    ...(today === defaultToday ? [] : [`    today: ${today}`]),
    ...(Object.keys(answers).length === 0 ? [] : [`    but: ${toFlowYaml(answersAsData(answers, fields))}`]),
    `    expect: ${toFlowYaml(result)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Words that YAML or a cases file reads as something else. */
const reserved = ['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n', 'null', 'blank', 'nothing'];

/** Needs no quotes: hyphenated words, a range, a day. */
const plainScalar = /^(?:[a-z]\w*(?:-\w+)*|\d+(?:-\d+)+)$/i;

const figure = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** Plain data as YAML on one line, as people write cases: `{age: 30, education: phd}`. */
function toFlowYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toFlowYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, item]) => `${toFlowYaml(key)}: ${toFlowYaml(item)}`)
      .join(', ')}}`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return plainScalar.test(value) && !reserved.includes(value.toLowerCase()) ? value : JSON.stringify(value);
}

/** The answers of a form; figures as numbers, which need no quotes, and lists as their items. */
function answersAsData(answers: AnswerSet, fields: readonly FormField[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, text]) => {
      const field = fields.find(({id}) => id === name);
      if (field?.kind !== 'list' || text === '') return [name, figure.test(text) ? Number(text) : text];
      const items = parseItems(text).map((item) =>
        answersAsData(withoutBlanks(Object.fromEntries(field.each.map(({id}, index) => [id, item[index] ?? '']))), []),
      );
      return [name, items];
    }),
  );
}
