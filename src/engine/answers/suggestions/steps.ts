/** Steps towards a better verdict: changes of one answer that raise a figure, but are not enough alone. */
import type {Variable} from '../../program/module.ts';
import type {FormField} from '../../language/inputs/index.ts';
import type {Answers} from '../../runtime/answers.ts';
import {candidatesFor} from './candidates.ts';
import type {Change} from './change.ts';
import {canAnswer, withChanges} from './search.ts';

/** A change of one answer, and the figure after it. */
export interface Step {
  readonly change: Change;
  readonly figure: number;
}

/**
 * For each of the questions the nearest answer that raises the figure, of its best direction; those that raise it most come first. Nobody
 * is told to wait for a birthday.
 * @param figureFor undefined if there is none for these answers
 */
export function stepsUp(
  variables: readonly Variable[],
  inputs: readonly FormField[],
  answers: Answers,
  figureFor: (answers: Answers) => number | undefined,
): readonly Step[] {
  const now = figureFor(answers) ?? 0;
  const steps = variables.flatMap((variable) => {
    const nearest = candidatesFor(variable, inputs, answers, 'better').flatMap((changes) => {
      for (const change of changes) {
        const changed = withChanges(answers, [change]);
        const figure = change.ages || !canAnswer(change, inputs, changed) ? undefined : figureFor(changed);
        if (figure !== undefined && figure > now) return [{change, figure}];
      }
      return [];
    });
    return nearest.toSorted((one, other) => other.figure - one.figure).slice(0, 1);
  });
  return steps.toSorted((one, other) => other.figure - one.figure);
}
