/** Each number that was typed and how it was read, for the result card. */
import type {Input} from '../compiled/module.ts';
import {isBlank, readInteger, readNumber, readText} from '../runtime/answers.ts';
import {readAnswers} from './answers.ts';
import {understandNumber} from './numbers.ts';
import {isShown} from './visibility.ts';

export interface UnderstoodNumber {
  readonly id: string;
  readonly label: string;
  /** What stands in the field, without the white space around it. */
  readonly typed: string;
  /** What counted, before any default of the definition; what is no number counted as 0. */
  readonly number: number;
  /** Say that it may have been meant otherwise: '85.000 read as 85'. */
  readonly ambiguous: boolean;
}

/** The numbers of the shown fields that are filled in, in the form's order. */
export function understoodNumbers(
  inputs: readonly Input[],
  typed: Readonly<Record<string, unknown>>,
): UnderstoodNumber[] {
  const answers = readAnswers(inputs, typed);
  return inputs.flatMap((input) => {
    if (input.kind !== 'number' && input.kind !== 'integer') return [];
    if (isBlank(typed[input.id]) || !isShown(input, answers)) return [];
    const text = readText(typed[input.id]).trim();
    const {plain, ambiguous} = understandNumber(text);
    const number = input.kind === 'integer' ? readInteger(plain) : readNumber(plain);
    return [{id: input.id, label: input.label, typed: text, number, ambiguous}];
  });
}
