/**
 * Which answers the form lets visitors give together. An option goes with some answers only (`offered`), and a question is asked after some
 * only (`shownWhen`), so a rule can be reached by answers that nobody can give.
 */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {TypedExpression, CheckedValue} from '../../engine/language/typed.ts';
import type {Model} from '../../engine/language/model.ts';
import {branchesOf, formulaOf} from '../../engine/language/readValue.ts';
import {inputNamed, modelReferences} from '../../engine/language/references.ts';
import {namesIn} from '../../engine/language/walk.ts';
import type {AnswerSet} from './answerSets.ts';
import type {Finding} from './finding.ts';
import {and} from '../../engine/language/conditions.ts';
import {negation} from './parts.ts';

/** Whether the form can give answers together. @param isTrue of a condition under which a question is shown */
export type CanGive = (answers: AnswerSet, isTrue: (shownWhen: TypedExpression) => boolean) => boolean;

/** @returns undefined if the form can give any answers together */
export function answersOfForm({definition, shownWhen}: Model): CanGive | undefined {
  const offers = definition.inputs.flatMap(({name, offered}) =>
    offered === undefined ? [] : [{name, by: offered.by.name, rows: rowsOf(offered)}],
  );
  const hideable = [...shownWhen];
  if (offers.length + hideable.length === 0) return undefined;
  return (answers, isTrue) =>
    hideable.every(([name, condition]) => isBlank(answers, name) || isTrue(condition)) &&
    offers.every(({name, by, rows}) => {
      if (isBlank(answers, name)) return true;
      const row = rows.get(answers[by] ?? '');
      return !isBlank(answers, by) && (row === undefined || row.has(answers[name]!));
    });
}

const isBlank = (answers: AnswerSet, name: string): boolean => (answers[name] ?? '') === '';

type Offered = NonNullable<Model['definition']['inputs'][number]['offered']>;

const rowsOf = ({rows}: Offered): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    rows.flatMap(({key, value}) => {
      const options = new Set(value.map(({word}) => word));
      return key.split('|').map((option) => [option.trim(), options] as const);
    }),
  );

/** What decides on offers, so that the space of answers has it, also where no rule reads it. */
export function decidersOfForm(model: Model): readonly TypedExpression[] {
  const {rules} = modelReferences(model);
  const read = model.definition.inputs.filter(({name}) => rules.has(name));
  const deciders = read.flatMap(({offered}) => offered?.by.name ?? []);
  return [
    ...read.flatMap(({name}) => model.shownWhen.get(name) ?? []),
    ...deciders.map((name): TypedExpression => {
      const options = inputNamed(name, model)!.options.map(({value}) => value);
      return {kind: 'reference', name, type: {kind: 'choice', input: name, options}};
    }),
  ];
}

/** A condition or formula that reads a question which the form may hide. */
export interface HideableRead {
  readonly input: string;
  /** The value that reads it. */
  readonly owner: string;
  readonly place: Place;
  /** Holds where the form shows the question and the rest of the rule lets it decide. */
  readonly condition: TypedExpression;
}

export function hideableReads(model: Model): readonly HideableRead[] {
  if (model.shownWhen.size === 0) return [];
  return model.steps.flatMap(({name: owner, named: {place}, value}) =>
    readsOfValue(value, [], model).map((read) => ({...read, owner, place})),
  );
}

type Read = Pick<HideableRead, 'input' | 'condition'>;
type Conditions = readonly TypedExpression[];

/** @param given the conditions without which the value does not count */
function readsOfValue(value: CheckedValue, given: Conditions, model: Model): readonly Read[] {
  const formula = formulaOf(value);
  return [
    ...(formula === undefined ? [] : readsOf(formula, given, model)),
    ...branchesOf(value).flatMap(({condition, negated, value: inner}) => [
      ...(condition === undefined || negated ? [] : readsOf(condition, given, model)),
      ...(inner === undefined ? [] : readsOfValue(inner, condition ? [...given, condition] : given, model)),
    ]),
  ];
}

function readsOf(typed: TypedExpression, given: Conditions, model: Model): readonly Read[] {
  switch (typed.kind) {
    case 'and':
      return [
        ...readsOf(typed.left, [...given, typed.right], model),
        ...readsOf(typed.right, [...given, typed.left], model),
      ];
    case 'or':
      // One side decides only where the other does not hold.
      return [
        ...readsOf(typed.left, [...given, negation(typed.right)], model),
        ...readsOf(typed.right, [...given, negation(typed.left)], model),
      ];
    case 'not':
      return readsOf(typed.operand, given, model);
    default:
      return namesIn(typed).flatMap((input): readonly Read[] => {
        const shownWhen = model.shownWhen.get(input);
        if (shownWhen === undefined) return [];
        // What reads the question itself says nothing of when it is shown.
        const others = given.filter((condition) => !namesIn(condition).includes(input));
        const condition = others.reduce((all, one) => and(all, one) as TypedExpression, shownWhen);
        return [{input, condition}];
      });
  }
}

/** Options that the form offers with no answer. */
export function neverOffered({definition}: Model): readonly Finding[] {
  return definition.inputs.flatMap(({name, options, offered}) => {
    if (offered === undefined) return [];
    const rows = rowsOf(offered);
    const decider = definition.inputs.find((input) => input.name === offered.by.name);
    if (decider === undefined || decider.options.some(({value}) => !rows.has(value))) return [];
    return options
      .filter(({value}) => ![...rows.values()].some((row) => row.has(value)))
      .map(({value, place}): Finding => ({
        kind: 'option',
        message: `The form never offers the option '${value}' of '${name}'`,
        hint: `Name it in a row of 'offered:', or remove it.`,
        place,
      }));
  });
}
