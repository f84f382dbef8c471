/**
 * Why no suggestion helps. The search for a better verdict is repeated as if every answer that the verdict reads could
 * change freely: what it finds then is what visitors cannot change.
 */
import type {Question, Variable} from '../../program/module.ts';
import {isChoiceField} from '../../language/inputs/choice.ts';
import type {FormField} from '../../language/inputs/index.ts';
import {choose, type Answers} from '../../runtime/answers.ts';
import type {Change} from './change.ts';
import {MOST_YEARS_OF_WAITING, type Search, pairs, singles, sorted, tried, triedSuggestion} from './search.ts';

export interface Obstacle {
  /** Questions of which another answer is enough by itself, but that visitors cannot give; else empty. */
  readonly alone: readonly Unchangeable[];
  /** If other answers to two questions are enough together: those that visitors cannot give; else empty. */
  readonly together: readonly Unchangeable[];
  /** Whether both answers of `together` cannot be given, or only one of the two. */
  readonly isBoth: boolean;
  /** Whether every answer to every question was tried, alone and with another one. */
  readonly isWhole: boolean;
}

/** A question whose answer would have to change as visitors cannot change it. */
export interface Unchangeable {
  readonly id: string;
  /** It is an age, and the birthday is too far away. */
  readonly waits: boolean;
}

/**
 * Pauses now and then, as `tried` does.
 * @param search for a verdict that no allowed change of one or two answers makes better
 */
export function* findObstacle(
  {calculator, ...search}: Search,
  questions: readonly Question[],
): Generator<undefined, Obstacle> {
  const {outcome, variables} = calculator;
  const anything: Search = {
    ...search,
    calculator: {outcome, variables: questions.flatMap((question) => freely(question, search.inputs))},
  };
  const found = [
    ...singles(anything, 'better'),
    ...(yield* tried(anything, 'better')).map((step) => triedSuggestion(step, anything, 'better')),
  ];
  // A day can change, only not to one that is past.
  const fixed = sorted(found).filter(({changes}) => !canChange(changes[0]!, variables, search.answers));
  const alone = fixed.map(({changes}) => unchangeable(changes[0]!, variables));
  const [pair] = alone.length > 0 ? [] : sorted(pairs(anything));
  const together = (pair?.changes ?? []).filter((change) => !canChange(change, variables, search.answers));
  return {
    // If an answer could be higher or lower, the nearer one.
    alone: alone.filter(({id}, index) => alone.findIndex((other) => other.id === id) === index),
    together: together.map((change) => unchangeable(change, variables)),
    isBoth: together.length === 2,
    isWhole: questions.every(
      ({id, kind}) =>
        kind !== 'other' && (kind !== 'choice' || anything.calculator.variables.some((each) => each.id === id)),
    ),
  };
}

function unchangeable({id, direction}: Change, variables: readonly Variable[]): Unchangeable {
  return {id, waits: direction === 'up' && paceOf(id, variables) === 'ages'};
}

const paceOf = (id: string, variables: readonly Variable[]): Variable['changes'] =>
  variables.find((variable) => variable.id === id)?.changes ?? 'fixed';

/** Whether visitors may change an answer as wanted: what changes slowly only goes up, and so does an age. */
function canChange({id, value, direction, limit}: Change, variables: readonly Variable[], answers: Answers): boolean {
  const variable = variables.find((each) => each.id === id);
  if (variable === undefined) return false;
  if (variable.changes === 'ages') return direction === 'up' && (limit?.difference ?? 0) <= MOST_YEARS_OF_WAITING;
  if (variable.changes !== 'slowly') return true;
  if (variable.kind !== 'choice') return direction === 'up';
  const {ordered, options} = variable;
  return !ordered || options.indexOf(value) > options.indexOf(choose(answers[id], options));
}

/** Of a choice whose answers are tried: with those of other questions, more would take longer than visitors wait. */
const MOST_OPTIONS = 300;

/** A question as if all its answers were possible; nothing if they are too many or cannot be enumerated, as for a text or a list. */
function freely(question: Question, inputs: readonly FormField[]): readonly Variable[] {
  const {id} = question;
  const input = inputs.find((field) => field.id === id);
  if (input === undefined) return [];
  if (question.kind === 'number') return [{...question, changes: 'freely'}];
  if (isChoiceField(input)) {
    const options = input.options.map(({value}) => value);
    if (options.length > MOST_OPTIONS) return [];
    return [{id, kind: 'choice', changes: 'freely', ordered: false, options}];
  }
  return input.kind === 'date' ? [{id, kind: 'date', changes: 'freely'}] : [];
}
