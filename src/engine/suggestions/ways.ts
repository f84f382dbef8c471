/**
 * Other answers to one question, as ways: each way leads in one direction, the nearest answer first. Of a number these
 * are the nearest values of its regions; of ordered options the levels above or below; of others each option by itself.
 */
import type {Variable} from '../compiled/changes.ts';
import type {FormField} from '../inputs/index.ts';
import {choose, type Answers} from '../runtime/answers.ts';
import {isNumberField} from '../inputs/number.ts';
import type {Aim, Change} from './change.ts';
import {waysOfNumber} from './numberWays.ts';

/** The ways from the answer given. What grows or is learnt slowly is never given up, nor does an age go down. */
export function waysOf(
  variable: Variable,
  input: FormField,
  inputs: readonly FormField[],
  answers: Answers,
  aim: Aim,
): readonly (readonly Change[])[] {
  if (variable.kind === 'choice') return waysOfChoice(variable, answers[variable.id], aim);
  if (!isNumberField(input)) return [];
  return waysOfNumber(variable, input, inputs, answers, aim);
}

function waysOfChoice(
  {id, changes, ordered, options}: Variable & {readonly kind: 'choice'},
  answer: unknown,
  aim: Aim,
): readonly (readonly Change[])[] {
  const slowly = changes !== 'freely';
  if (aim === 'worse' && slowly) return [];
  const chosen = options.indexOf(choose(answer, options));
  const change = (value: string, steps: number): Change => ({
    id,
    value,
    slowly,
    ages: false,
    ...(ordered ? {direction: aim === 'better' ? 'up' : 'down'} : {}),
    distance: steps / options.length,
    andFurther: false,
  });
  if (!ordered) return options.filter((_, place) => place !== chosen).map((value) => [change(value, 1)]);
  if (aim === 'worse')
    return [
      options
        .slice(0, Math.max(0, chosen))
        .toReversed()
        .map((value, steps) => change(value, steps + 1)),
    ];
  return [options.slice(chosen + 1).map((value, steps) => change(value, steps + 1))];
}
