/** How the calculation reads the answers: one statement an input, and the guards after them. */
import type {Input} from '../definition/input.ts';
import {inputCompilers} from '../inputs/index.ts';
import {property} from './javascript.ts';

/**
 * `const age = $readInteger(answers.age);`
 * @param asTyped for a choice that is only compared with options: an unknown one need not be replaced
 */
export function readCode(input: Input, asTyped = false): string {
  const answer = answerCode(input);
  const code = asTyped ? `$readText(${answer})` : inputCompilers[input.type].readCode(input, answer);
  return `const ${input.name} = ${code};`;
}

/** Whether a required answer is missing, where `readCode` has declared the input. */
export function missingCode(input: Input): string {
  return inputCompilers[input.type].missingCode(input, answerCode(input));
}

/** What the form holds for an input. */
export function answerCode({name}: Input): string {
  return `answers${property(name)}`;
}
