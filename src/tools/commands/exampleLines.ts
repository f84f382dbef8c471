/** How a reader opens an answer set: as a calculation in the terminal, and as a link to the page with the form filled in. */
import type {CompiledCalculator} from '../../engine/compiled/module.ts';
import type {AnswerSet} from '../analysis/answerSets.ts';
import {shareFragment} from '../../engine/answers/shareLink.ts';

/** Where `npm run dev` serves the definitions as they are being edited. */
export const EDITED = 'http://localhost:5173';

/** `npm run calculate -- id age=30 --today 2024-06-01` */
export function calculateLine(id: string, answers: AnswerSet, today: string): string {
  const pairs = Object.entries(answers).map(([name, answer]) => inShell(`${name}=${answer}`));
  return ['npm run calculate --', id, ...pairs, '--today', today].join(' ');
}

/** @param origin of a site that has these rules */
export function pageLink(calculator: CompiledCalculator, answers: AnswerSet, today: string, origin = EDITED): string {
  const {fields} = calculator.page(today);
  return `${origin}/${calculator.id}${shareFragment({fields, answers, rulesHash: calculator.rulesHash})}`;
}

function inShell(word: string): string {
  return /^[\w=.,:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
