/** How a reviewer opens an example: links to sites that run the rules before and after, and a command for the terminal. */
import {load} from '../../../engine/program/parts.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import type {ChangedDefinition} from '../../analysis/diff/diff.ts';
import type {Rename} from '../../analysis/diff/renames.ts';
import {pageLink} from '../examples.ts';

/** The sites that run the rules before and after, as far as there are any. */
export interface Origins {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface Links {
  readonly before?: string;
  readonly after?: string;
}

export function linksOf(
  {versions, renames}: ChangedDefinition,
  {answers, today}: {readonly answers: AnswerSet; readonly today: string},
  origins: Origins,
): Links {
  const {original, after} = versions;
  const formerName = (name: string, kind: Rename['kind'], owner?: string): string =>
    renames.find((rename) => rename.kind === kind && rename.is === name && rename.owner === owner)?.was ?? name;
  const formerAnswers = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [formerName(name, 'input'), formerName(answer, 'option', name)]),
  );
  return {
    ...(origins.before !== undefined && {before: pageLink(load(original.body), formerAnswers, today, origins.before)}),
    ...(origins.after !== undefined && {after: pageLink(load(after.body), answers, today, origins.after)}),
  };
}
