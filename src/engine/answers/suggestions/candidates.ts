/**
 * Other answers to one question: a list for each direction, the nearest answer first. For a number, the nearest value
 * in each region; for ordered options, the levels above or below; every other option is a direction by itself. Days and
 * lists have no known regions (paths.ts).
 */
import type {ChoiceVariable, NumberVariable, Variable} from '../../program/module.ts';
import {inOrder, type Cut} from '../../language/expression/cut.ts';
import type {FormField} from '../../language/inputs/index.ts';
import {isPast, numberOf, solveFor} from '../cuts.ts';
import {choose, isBlank, type Answers} from '../../runtime/answers.ts';
import {isNumberField, type NumberField} from '../../language/inputs/number.ts';
import type {Aim, Change, Directions, Limit} from './change.ts';

/** The candidates for each direction, nearest first. Ages and answers that change slowly only go up. */
export function candidatesFor(
  variable: Variable,
  inputs: readonly FormField[],
  answers: Answers,
  aim: Aim,
): Directions {
  if (variable.kind === 'choice') return choiceCandidates(variable, answers[variable.id], aim);
  if (variable.kind !== 'number') return [];
  const input = inputs.find(({id}) => id === variable.id);
  return input !== undefined && isNumberField(input) ? numberCandidates(variable, input, inputs, answers, aim) : [];
}

export function choiceCandidates(
  {id, changes, ordered, options}: ChoiceVariable,
  answer: unknown,
  aim: Aim,
): Directions {
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
  if (!ordered) return options.filter((_, index) => index !== chosen).map((value) => [change(value, 1)]);
  const further = aim === 'better' ? options.slice(chosen + 1) : options.slice(0, Math.max(0, chosen)).toReversed();
  return [further.map((value, steps) => change(value, steps + 1))];
}

/**
 * The nearest value in each region above the current number and, if the answer changes freely, in each region below, as
 * a person would type it: a list for each direction, the nearest region first.
 */
function numberCandidates(
  variable: NumberVariable,
  input: NumberField,
  inputs: readonly FormField[],
  answers: Answers,
  aim: Aim,
): Directions {
  const {id, changes, hasOthers} = variable;
  const current = numberOf(input, answers);
  const isAnswered = !isBlank(answers[id]);
  // Without an age there is nothing to suggest about ages, and a missing number cannot be lowered.
  if (changes === 'ages' ? current === 0 : !isAnswered && aim === 'worse') return [];
  if (aim === 'worse' && changes === 'slowly') return [];
  const cuts = inOrder([...variable.cuts, ...variable.joint.map((cut) => solveFor(cut, id, inputs, answers))]);
  const change = (limit: Limit, value: number): Change => ({
    id,
    value: String(value),
    slowly: changes !== 'freely',
    ages: changes === 'ages',
    direction: value > current ? 'up' : 'down',
    distance: Math.min(1, Math.abs(value - current) / Math.max(value, current, 1)),
    limit: isAnswered ? {...limit, difference: value - current} : limit,
    andFurther: false,
    ...(hasOthers && {isAlone: true as const}),
  });
  const above = cuts.filter((cut) => !isPast(current, cut));
  const up = above.flatMap((cut, index) => {
    const value = justAbove(cut, above[index + 1], input);
    if (value === undefined) return [];
    const isOver = cut.after && input.kind !== 'integer';
    const until = above[index + 1];
    return [
      {
        ...change(isOver ? {is: 'over', at: cut.at} : {is: 'atLeast', at: value}, value),
        ...(until && !hasOthers && {until}),
      },
    ];
  });
  if (changes !== 'freely') return [up];
  const below = cuts.filter((cut) => isPast(current, cut)).toReversed();
  const down = below.flatMap((cut, index) => {
    const value = justBelow(cut, below[index + 1], input);
    if (value === undefined) return [];
    return [
      change(cut.after || input.kind === 'integer' ? {is: 'atMost', at: value} : {is: 'below', at: cut.at}, value),
    ];
  });
  return [up, down];
}

/** The smallest number above a cut that a person would type; undefined if it passes the next cut or the maximum. */
function justAbove(cut: Cut, next: Cut | undefined, input: NumberField): number | undefined {
  const {at, after} = cut;
  const whole = after ? Math.floor(at) + 1 : Math.ceil(at);
  const nearest = after ? [] : [roundToCents(at, Math.ceil)];
  return candidatesNear(whole, nearest, at, 1, input).find(
    (value) => isPast(value, cut) && (next === undefined || !isPast(value, next)),
  );
}

/** The largest number below a cut that a person would type; undefined as in `justAbove`. */
function justBelow(cut: Cut, next: Cut | undefined, input: NumberField): number | undefined {
  const {at, after} = cut;
  const whole = after ? Math.floor(at) : Math.ceil(at) - 1;
  const nearest = after ? [roundToCents(at, Math.floor)] : [];
  return candidatesNear(whole, nearest, at, -1, input).find(
    (value) => value >= 0 && !isPast(value, cut) && (next === undefined || isPast(value, next)),
  );
}

/** In order of preference: for integers the whole number, else the nearest cents, then a step past the limit. */
function candidatesNear(
  whole: number,
  nearest: readonly number[],
  limit: number,
  sign: 1 | -1,
  {kind, step, min = 0, max = Infinity}: NumberField,
): readonly number[] {
  const steps = [...(step === undefined ? [] : [step]), 1, 0.01];
  const fractions = [...nearest, ...steps.map((distance) => roundToCents(limit + sign * distance))];
  return (kind === 'integer' ? [whole] : fractions).filter((value) => value >= min && value <= max);
}

/** Rounds to two decimals, as amounts are typed; `round` applies only beyond the error of binary fractions. */
function roundToCents(number: number, round: (value: number) => number = Math.round): number {
  const nearest = Math.round(number * 100) / 100;
  return Math.abs(nearest - number) < 1e-9 * Math.max(1, number) ? nearest : round(number * 100) / 100;
}
