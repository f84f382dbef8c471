/** How the calculation reads the answers: one line an input, and the guards behind them. */
import type {Input} from '../definition/input.ts';
import {property} from './javascript.ts';

/**
 * `const age = $readInteger(answers.age);`
 * @param asTyped for a choice that is only compared: an unknown option needs no looking up
 */
export function readCode(input: Input, asTyped = false): string {
  return `const ${input.name} = ${asTyped ? `$readText(answers${property(input.name)})` : readingCode(input)};`;
}

/** The option that `answer` is, as JavaScript; empty where it is none. */
export function choiceCode(name: string, answer: string): string {
  return `$choose(${answer}, options$${name})`;
}

/** The answer as the rules read it. */
function readingCode(input: Input): string {
  const answer = `answers${property(input.name)}`;
  const code = {
    number: `$readNumber(${answer})`,
    integer: `$readInteger(${answer})`,
    date: `$readDate(${answer})`,
    text: `$readText(${answer})`,
    choice: choiceCode(input.name, answer),
    yesno: choiceCode(input.name, answer),
  }[input.type];
  return input.whenZero === undefined ? code : `${code} || ${input.whenZero.value}`;
}

/** Whether a guard's input is empty: a choice not chosen, no date, or nothing typed. Junk in a number is filled in. */
export function emptyCode(input: Input): string {
  if (input.type === 'choice' || input.type === 'yesno') return `${input.name} === ""`;
  return input.type === 'date' ? `${input.name} === null` : `$isBlank(answers${property(input.name)})`;
}
