/** How the calculation reads the answers: one line an input, and the guards behind them. */
import type {Input} from '../../definition/input.ts';
import {property} from './javascript.ts';

/** `const age = $readInteger(answers.age);` */
export function readCode(input: Input): string {
  const answer = `answers${property(input.name)}`;
  const code = {
    number: `$readNumber(${answer})`,
    integer: `$readInteger(${answer})`,
    date: `$readDate(${answer})`,
    text: `$readText(${answer})`,
    choice: `$choose(${answer}, options$${input.name})`,
    yesno: `$choose(${answer}, options$${input.name})`,
  }[input.type];
  return `const ${input.name} = ${code}${input.whenZero === undefined ? '' : ` || ${input.whenZero}`};`;
}

/** Whether a guard's input is empty: a choice not chosen, no date, or nothing typed. Junk in a number is filled in. */
export function emptyCode(input: Input): string {
  if (input.type === 'choice' || input.type === 'yesno') return `${input.name} === ""`;
  return input.type === 'date' ? `${input.name} === null` : `$isBlank(answers${property(input.name)})`;
}
