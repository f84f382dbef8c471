/** From what the form holds to the answers that reach the calculation. */
import type {Input} from '../compiled/module.ts';
import {readText} from '../runtime/answers.ts';
import {understandNumber} from './numbers.ts';

/** Every input has an answer in the end: numbers as plain numbers, all else as typed, missing as ''. */
export function readAnswers(
  inputs: readonly Input[],
  typed: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    inputs.map(({id, kind}) => {
      const text = readText(typed[id]);
      return [id, kind === 'number' || kind === 'integer' ? understandNumber(text).plain : text];
    }),
  );
}
