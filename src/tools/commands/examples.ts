/** How an editor looks at an answer set: the command that calculates it, and the link to its page. */
import type {CompiledCalculator} from '../../engine/program/module.ts';
import type {AnswerSet} from '../analysis/answerSets.ts';
import {nameOfRules, usualRules} from '../../engine/results/editions.ts';
import {shareFragment} from '../../engine/answers/shareLink.ts';
import {today as readClock} from '../../engine/language/today.ts';
import {dirOption} from './options.ts';

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
  const {fields, dataAsOf} = calculator.page(today);
  const {rulesHash, changesOn} = calculator;
  const named = nameOfRules(calculator.rules);
  // The page would calculate with the rules of the day on which it is opened.
  const isOfOtherDay = named === 'today' && changesOn.some((day) => day <= today !== day <= readClock());
  const name = isOfOtherDay ? today : named;
  const rules = changesOn.length === 0 || name === usualRules(dataAsOf) ? undefined : name;
  return `${origin}/${calculator.id}${shareFragment({fields, answers, rulesHash, rules})}`;
}

function quoteForShell(word: string): string {
  return /^[\w=.,:@%+/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
