/**
 * Other answers to one question, as ways: each way leads in one direction, the nearest answer first. Of a number these
 * are the nearest values of its regions; of ordered options the levels above or below; of others each option by itself.
 */
import type {Cut, JointCut, Variable} from '../compiled/module.ts';
import type {FormField} from '../inputs/index.ts';
import {choose, isBlank, type Answers} from '../runtime/answers.ts';
import {isNumberField, readNumberField, type NumberField} from '../inputs/number.ts';
import type {Aim, Change, Limit} from './findChanges.ts';

/** For each direction the candidates, nearest first. What changes slowly, or is an age, only goes up. */
export function candidatesFor(
  variable: Variable,
  input: FormField,
  inputs: readonly FormField[],
  answers: Answers,
  aim: Aim,
): readonly (readonly Change[])[] {
  if (variable.kind === 'choice') return choiceCandidates(variable, answers[variable.id], aim);
  if (!isNumberField(input)) return [];
  return numberCandidates(variable, input, inputs, answers, aim);
}

function choiceCandidates(
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

// Other answers to a number: the nearest value of each region above and below, as a person would type it.

/** One way up, and for what changes freely one way down, the nearest region first. */
function numberCandidates(
  variable: Variable & {readonly kind: 'number'},
  input: NumberField,
  inputs: readonly FormField[],
  answers: Answers,
  aim: Aim,
): readonly (readonly Change[])[] {
  const {id, changes} = variable;
  const given = numberOf(input, answers);
  const isGiven = !isBlank(answers[id]);
  // Nobody is told to be of some age, and what is not given cannot be less.
  if (changes === 'ages' ? given === 0 : !isGiven && aim === 'worse') return [];
  if (aim === 'worse' && changes === 'slowly') return [];
  const cuts = [...variable.cuts, ...variable.joint.map((cut) => solveFor(cut, variable.id, inputs, answers))]
    .filter(({at, after}) => at > 0 || (at === 0 && after))
    .toSorted((one, other) => one.at - other.at || Number(one.after) - Number(other.after));
  const whole = input.kind === 'integer';
  const above = cuts.filter((cut) => !isPast(given, cut));
  const below = cuts.filter((cut) => isPast(given, cut)).toReversed();
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
  const up = above.flatMap((cut, place) => {
    const value = justAbove(cut, above[place + 1], input);
    if (value === undefined) return [];
    return [change(cut.after && !whole ? {is: 'over', at: cut.at} : {is: 'atLeast', at: value}, value)];
  });
  const down = below.flatMap((cut, place) => {
    const value = justBelow(cut, below[place + 1], input);
    if (value === undefined) return [];
    return [change(cut.after || whole ? {is: 'atMost', at: value} : {is: 'below', at: cut.at}, value)];
  });
  return changes === 'freely' ? [up, down] : [up];
}

/** The number that counts. */
function numberOf(input: NumberField, answers: Answers): number {
  const answer = answers[input.id];
  return readNumberField(input, answer) || (input.whenZero ?? 0);
}

const isPast = (number: number, {at, after}: Cut): boolean => (after ? number > at : number >= at);

/** Where a cut lies that moves with other answers. */
function solveFor({constant, terms, over}: JointCut, id: string, inputs: readonly FormField[], answers: Answers): Cut {
  const others = inputs
    .filter((input) => input.id !== id && Object.hasOwn(terms, input.id))
    .map((input) => terms[input.id]! * numberOf(input as NumberField, answers));
  const rest = others.reduce((sum, each) => sum + each, constant);
  const own = terms[id]!;
  return {at: -rest / own + 0, after: over === own > 0};
}

/** The steps tried beyond a limit that is left out itself: whole ones read best. */
const steps = (input: NumberField): readonly number[] => [...(input.step === undefined ? [] : [input.step]), 1, 0.01];

/** The smallest number behind a cut that a person would type; undefined where the next cut comes before it, or the field ends. */
function justAbove(cut: Cut, next: Cut | undefined, input: NumberField): number | undefined {
  const whole = input.kind === 'integer';
  const tried = whole
    ? [cut.after ? Math.floor(cut.at) + 1 : Math.ceil(cut.at)]
    : [
        ...(cut.after ? [] : [roundToCents(cut.at, Math.ceil)]),
        ...steps(input).map((step) => roundToCents(cut.at + step)),
      ];
  return tried.find(
    (value) => isPast(value, cut) && (next === undefined || !isPast(value, next)) && isInField(value, input),
  );
}

/** The largest number before a cut that a person would type. */
function justBelow(cut: Cut, next: Cut | undefined, input: NumberField): number | undefined {
  const whole = input.kind === 'integer';
  const tried = whole
    ? [cut.after ? Math.floor(cut.at) : Math.ceil(cut.at) - 1]
    : [
        ...(cut.after ? [roundToCents(cut.at, Math.floor)] : []),
        ...steps(input).map((step) => roundToCents(cut.at - step)),
      ];
  return tried.find(
    (value) =>
      value >= 0 && !isPast(value, cut) && (next === undefined || isPast(value, next)) && isInField(value, input),
  );
}

/** To two decimals, as amounts are typed; a number that has no more stays as it is. */
function roundToCents(number: number, round: (value: number) => number = Math.round): number {
  const nearest = Math.round(number * 100) / 100;
  return Math.abs(nearest - number) < 1e-9 * Math.max(1, number) ? nearest : round(number * 100) / 100;
}

const isInField = (value: number, {min = 0, max = Infinity}: NumberField): boolean => value >= min && value <= max;
