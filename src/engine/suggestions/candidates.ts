/**
 * Other answers to one question: a list for each direction, the nearest answer first. Of a number these are the nearest
 * values of its regions; of ordered options the levels above or below; of others each option by itself.
 */
import type {Cut, JointCut, Variable} from '../compiled/module.ts';
import type {FormField} from '../inputs/index.ts';
import {choose, isBlank, type Answers} from '../runtime/answers.ts';
import {isNumberField, readNumberField, type NumberField} from '../inputs/number.ts';
import type {Aim, Change, Directions, Limit} from './findChanges.ts';

/** For each direction the candidates, nearest first. What changes slowly, or is an age, only goes up. */
export function candidatesFor(
  variable: Variable,
  inputs: readonly FormField[],
  answers: Answers,
  aim: Aim,
): Directions {
  if (variable.kind === 'choice') return choiceCandidates(variable, answers[variable.id], aim);
  const input = inputs.find(({id}) => id === variable.id);
  return input !== undefined && isNumberField(input) ? numberCandidates(variable, input, inputs, answers, aim) : [];
}

function choiceCandidates(
  {id, changes, ordered, options}: Variable & {readonly kind: 'choice'},
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
  if (!ordered) return options.filter((_, place) => place !== chosen).map((value) => [change(value, 1)]);
  const further = aim === 'better' ? options.slice(chosen + 1) : options.slice(0, Math.max(0, chosen)).toReversed();
  return [further.map((value, steps) => change(value, steps + 1))];
}

/**
 * The nearest value of each region above, and for what changes freely of each below, as a person would type it: a list
 * for each direction, the nearest region first.
 */
function numberCandidates(
  variable: Variable & {readonly kind: 'number'},
  input: NumberField,
  inputs: readonly FormField[],
  answers: Answers,
  aim: Aim,
): Directions {
  const {id, changes} = variable;
  const given = numberOf(input, answers);
  const isGiven = !isBlank(answers[id]);
  // Nobody is told to be of some age, and what is not given cannot be less.
  if (changes === 'ages' ? given === 0 : !isGiven && aim === 'worse') return [];
  if (aim === 'worse' && changes === 'slowly') return [];
  const cuts = [...variable.cuts, ...variable.joint.map((cut) => solveFor(cut, id, inputs, answers))]
    .filter(({at, after}) => at > 0 || (at === 0 && after))
    .toSorted((one, other) => one.at - other.at || Number(one.after) - Number(other.after));
  const change = (limit: Limit, value: number): Change => ({
    id,
    value: String(value),
    slowly: changes !== 'freely',
    ages: changes === 'ages',
    direction: value > given ? 'up' : 'down',
    distance: Math.min(1, Math.abs(value - given) / Math.max(value, given, 1)),
    limit: isGiven ? {...limit, difference: value - given} : limit,
    andFurther: false,
  });
  const above = cuts.filter((cut) => !isPast(given, cut));
  const up = above.flatMap((cut, place) => {
    const value = justAbove(cut, above[place + 1], input);
    if (value === undefined) return [];
    return [
      change(cut.after && input.kind !== 'integer' ? {is: 'over', at: cut.at} : {is: 'atLeast', at: value}, value),
    ];
  });
  if (changes !== 'freely') return [up];
  const below = cuts.filter((cut) => isPast(given, cut)).toReversed();
  const down = below.flatMap((cut, place) => {
    const value = justBelow(cut, below[place + 1], input);
    if (value === undefined) return [];
    return [
      change(cut.after || input.kind === 'integer' ? {is: 'atMost', at: value} : {is: 'below', at: cut.at}, value),
    ];
  });
  return [up, down];
}

/** The number that counts. */
function numberOf(input: NumberField, answers: Answers): number {
  return readNumberField(input, answers[input.id]) || (input.whenZero ?? 0);
}

const isPast = (number: number, {at, after}: Cut): boolean => (after ? number > at : number >= at);

/** Where a cut lies that moves with other answers. */
function solveFor({constant, terms, over}: JointCut, id: string, inputs: readonly FormField[], answers: Answers): Cut {
  const others = inputs.filter((input) => input.id !== id && Object.hasOwn(terms, input.id));
  const rest = others.reduce(
    (sum, input) => sum + terms[input.id]! * numberOf(input as NumberField, answers),
    constant,
  );
  const coefficient = terms[id]!;
  return {at: -rest / coefficient + 0, after: over === coefficient > 0};
}

/** The smallest number behind a cut that a person would type; undefined where the next cut comes before it, or the field ends. */
function justAbove(cut: Cut, next: Cut | undefined, input: NumberField): number | undefined {
  const {at, after} = cut;
  const whole = after ? Math.floor(at) + 1 : Math.ceil(at);
  const nearest = after ? [] : [roundToCents(at, Math.ceil)];
  return candidatesNear(whole, nearest, at, 1, input).find(
    (value) => isPast(value, cut) && (next === undefined || !isPast(value, next)),
  );
}

/** The largest number before a cut that a person would type. */
function justBelow(cut: Cut, next: Cut | undefined, input: NumberField): number | undefined {
  const {at, after} = cut;
  const whole = after ? Math.floor(at) : Math.ceil(at) - 1;
  const nearest = after ? [roundToCents(at, Math.floor)] : [];
  return candidatesNear(whole, nearest, at, -1, input).find(
    (value) => value >= 0 && !isPast(value, cut) && (next === undefined || isPast(value, next)),
  );
}

/** The whole number, or where fractions are asked the nearest ones and steps beyond the limit: whole ones read best. */
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

/** To two decimals, as amounts are typed; a number that has no more stays as it is. */
function roundToCents(number: number, round: (value: number) => number = Math.round): number {
  const nearest = Math.round(number * 100) / 100;
  return Math.abs(nearest - number) < 1e-9 * Math.max(1, number) ? nearest : round(number * 100) / 100;
}
