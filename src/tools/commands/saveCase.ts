/** Writes an answer set with its present result into a cases file, marked as saved: `check` warns until a reviewer names a source. */
import {readFileSync, writeFileSync} from 'node:fs';
import {read} from '../../engine/yaml/read.ts';
import type {AnswerSet} from '../analysis/walk.ts';
import {get, textOf} from '../../engine/yaml/node.ts';
import type {Result} from '../../engine/compiled/module.ts';
import {answersInFlow, inFlow} from './inFlow.ts';

export interface NewCase {
  readonly name: string;
  readonly answers: AnswerSet;
  readonly today: string;
  readonly result: Result | null;
}

/**
 * Adds the cases that the file has not got by name behind its last one.
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
  const written = added.map((each) => caseText(each, today)).join('');
  const list = get(tree, 'cases');
  const end = list === undefined ? text.length : text.slice(0, list.place.end).trimEnd().length;
  const heading = list === undefined ? '\n\ncases:' : '';
  writeFileSync(path, `${text.slice(0, end).trimEnd()}${heading}\n${written}${text.slice(end).replace(/^\n/, '')}`);
  return added.length;
}

/** The names of saved cases, as they are written. */
function namesOf(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}- case: (".*")$/gm)].map((match) => match[1]!);
}

/** The name in quotes: it may be any words. */
function caseText({name, answers, today, result}: NewCase, usual: string | undefined): string {
  const lines = [
    `  - case: ${JSON.stringify(name)}`,
    '    saved: true',
    ...(today === usual ? [] : [`    today: ${today}`]),
    ...(Object.keys(answers).length === 0 ? [] : [`    but: ${answersInFlow(answers)}`]),
    `    expect: ${inFlow(result)}`,
  ];
  return `${lines.join('\n')}\n`;
}
