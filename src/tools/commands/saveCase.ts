/** Adds an answer set with its current result to a cases file, marked as saved: `check` warns until a reviewer names a source. */
import {readFileSync, writeFileSync} from 'node:fs';
import {read} from '../../engine/yaml/read.ts';
import type {AnswerSet} from '../analysis/answerSets.ts';
import {get, textOf} from '../../engine/yaml/node.ts';
import type {Result} from '../../engine/compiled/module.ts';

export interface NewCase {
  readonly name: string;
  readonly answers: AnswerSet;
  readonly today: string;
  readonly result: Result | null;
}

/**
 * Adds the cases after the last one of the file, except those whose name it already has.
 * @returns how many were added
 * @throws where the file cannot be read
 */
export function saveCases(path: string, cases: readonly NewCase[]): number {
  const text = readFileSync(path, 'utf8');
  const tree = read({path, text}, () => undefined);
  if (tree === undefined) throw new Error(`${path} cannot be read: 'npm run check' says why.`);
  const today = textOf(get(tree, 'today'));
  const names = new Set(namesOf(text));
  const added = cases.filter(({name}) => !names.has(JSON.stringify(name)));
  if (added.length === 0) return 0;
  const addedText = added.map((each) => caseText(each, today)).join('');
  const list = get(tree, 'cases');
  const end = list === undefined ? text.length : text.slice(0, list.place.end).trimEnd().length;
  const heading = list === undefined ? '\n\ncases:' : '';
  writeFileSync(path, `${text.slice(0, end).trimEnd()}${heading}\n${addedText}${text.slice(end).replace(/^\n/, '')}`);
  return added.length;
}

/** The names of saved cases, as they are written. */
function namesOf(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}- case: (".*")$/gm)].map((match) => match[1]!);
}

function caseText({name, answers, today, result}: NewCase, defaultToday: string | undefined): string {
  const lines = [
    `  - case: ${JSON.stringify(name)}`,
    '    saved: true',
    ...(today === defaultToday ? [] : [`    today: ${today}`]),
    ...(Object.keys(answers).length === 0 ? [] : [`    but: ${answersInFlow(answers)}`]),
    `    expect: ${inFlow(result)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Words that YAML or a cases file reads as something else. */
const reserved = ['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n', 'null', 'blank', 'nothing'];

/** Needs no quotes: hyphenated words, a range, a day. */
const plain = /^(?:[a-z]\w*(?:-\w+)*|\d+(?:-\d+)+)$/i;

const figure = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** Plain data as YAML on one line, as people write cases: `{age: 30, education: phd}`. */
function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, item]) => `${inFlow(key)}: ${inFlow(item)}`)
      .join(', ')}}`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return plain.test(value) && !reserved.includes(value.toLowerCase()) ? value : JSON.stringify(value);
}

/** Answers as a form holds them; a figure needs no quotes. */
function answersInFlow(answers: Readonly<Record<string, string>>): string {
  return inFlow(
    Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, figure.test(text) ? Number(text) : text])),
  );
}
