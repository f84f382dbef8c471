/** Which fields and options the form shows for the answers so far. No rule reads any of it. */
import type {ChoiceInput, Input, Option} from '../compiled/module.ts';
import {choose, readText, type Answers} from '../runtime/answers.ts';

export interface OfferedOption extends Option {
  /** Not offered for these answers, but chosen before, and still used: '(chosen before)'. */
  readonly keptFromBefore: boolean;
}

/** Whether the form shows the field for these answers. A hidden field keeps its answer. */
export function isShown(input: Input, answers: Answers): boolean {
  return input.shownWhen === undefined || input.shownWhen(answers);
}

/**
 * The options to show, in the definition's order: those offered for the answer that they depend on,
 * and the one that was chosen before that answer changed.
 */
export function offeredOptions(input: ChoiceInput, answers: Answers): {readonly options: readonly OfferedOption[]} {
  const chosen = choose(
    answers[input.id],
    input.options.map(({value}) => value),
  );
  const offered = offeredValues(input, answers);
  const options = input.options
    .map((option) => ({...option, keptFromBefore: offered !== undefined && !offered.includes(option.value)}))
    .filter(({value, keptFromBefore}) => !keptFromBefore || value === chosen);
  return {options};
}

/** Undefined where every option is offered. */
function offeredValues({offered}: ChoiceInput, answers: Answers): readonly string[] | undefined {
  if (offered === undefined) return undefined;
  const answer = readText(answers[offered.by]);
  return Object.hasOwn(offered.rows, answer) ? offered.rows[answer] : undefined;
}
