/** What a form shows for its answers: which fields, and which of their options. */
import {ownValue} from '../language/ownValue.ts';
import type {ChoiceField, FieldOption} from '../language/inputs/choice.ts';
import type {FormField} from '../language/inputs/index.ts';
import {choose, isBlank, readText, type Answers} from '../runtime/answers.ts';

export interface OfferedOption extends FieldOption {
  /** No longer offered, but still chosen and still used: '(chosen before)'. */
  readonly keptFromBefore: boolean;
}

/** Whether the form shows the field for these answers. A hidden field keeps what it holds, but that is no answer: `shownAnswers`. */
export function isShown(field: FormField, answers: Answers): boolean {
  return field.shownWhen === undefined || field.shownWhen(answers);
}

/**
 * The answers with which rules calculate: what a field holds that the form does not show is none. A field may be hidden by an answer that
 * is hidden itself, so this is repeated until nothing changes.
 */
export function shownAnswers<Given extends Answers>(fields: readonly FormField[], answers: Given): Given {
  const hidden = fields.filter((field) => !isBlank(answers[field.id]) && !isShown(field, answers));
  if (hidden.length === 0) return answers;
  return shownAnswers(fields, {...answers, ...Object.fromEntries(hidden.map(({id}) => [id, '']))});
}

/**
 * The options to show, in the definition's order: those offered for the answer that they depend on (none before it is
 * given), and the chosen one even if it is no longer offered.
 */
export function offeredOptions(field: ChoiceField, answers: Answers): readonly OfferedOption[] {
  const chosen = choose(
    answers[field.id],
    field.options.map(({value}) => value),
  );
  const offered = offeredValues(field, answers);
  return field.options
    .map((option) => ({...option, keptFromBefore: offered !== undefined && !offered.includes(option.value)}))
    .filter(({value, keptFromBefore}) => !keptFromBefore || value === chosen);
}

/** Whether the chosen option does not go with the answer that decides what is offered; before that is given, all may. */
export function isNotOffered(field: ChoiceField, answers: Answers): boolean {
  if (field.offered === undefined || isBlank(answers[field.offered.by])) return false;
  return offeredOptions(field, answers).some(
    ({value, keptFromBefore}) => keptFromBefore && value === answers[field.id],
  );
}

/** Undefined if every option is offered. */
function offeredValues({offered}: ChoiceField, answers: Answers): readonly string[] | undefined {
  if (offered === undefined) return undefined;
  const answer = readText(answers[offered.by]);
  if (answer === '') return [];
  return ownValue(offered.rows, answer);
}
