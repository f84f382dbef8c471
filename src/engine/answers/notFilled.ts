/** What was not answered, so that nobody is misled: what counted as 0 or not chosen, what a guard needs. */
import type {Input, Page} from '../compiled/module.ts';
import {choose, isBlank, isNumber, readDate, readInteger, readNumber, type Answers} from '../runtime/answers.ts';
import {isShown} from './visibility.ts';

export interface NotFilled {
  readonly id: string;
  readonly label: string;
  readonly countedAs: 'zero' | 'notChosen' | 'noDate' | 'default';
  /** The number that counted, for 'default'. */
  readonly value?: number;
}

/**
 * The shown inputs that a rule reads and that were left blank or hold junk, with what they counted as.
 * A typed 0 is an answer, unless the definition counts another number in its place.
 * @param answers as they reach the calculation, from `readAnswers`
 */
export function notFilled(inputs: readonly Input[], answers: Answers): NotFilled[] {
  return inputs
    .filter((input) => !input.unused && isShown(input, answers))
    .flatMap((input) => {
      const counted = countedAs(input, answers[input.id]);
      return counted === null ? [] : [{id: input.id, label: input.label, ...counted}];
    });
}

/** The inputs, in the form's order, without which a guard stops the calculation. */
export function missingNeeds(page: Pick<Page, 'inputs' | 'needs'>, answers: Answers): Input[] {
  return page.inputs.filter((input) => page.needs.includes(input.id) && isMissing(input, answers[input.id]));
}

/** Null where the answer counts as it was given. */
function countedAs(input: Input, answer: unknown): Pick<NotFilled, 'countedAs' | 'value'> | null {
  switch (input.kind) {
    case 'number':
    case 'integer': {
      const number = input.kind === 'integer' ? readInteger(answer) : readNumber(answer);
      if (number > 0) return null;
      if (input.whenZero !== undefined) return {countedAs: 'default', value: input.whenZero};
      return isNumber(answer) ? null : {countedAs: 'zero'};
    }
    case 'choice':
    case 'yesno':
      return isMissing(input, answer) ? {countedAs: 'notChosen'} : null;
    case 'date':
      return isMissing(input, answer) ? {countedAs: 'noDate'} : null;
    case 'text':
      return null;
  }
}

/** As a guard sees it: junk in a number is filled in, an unknown option or day is not. */
function isMissing(input: Input, answer: unknown): boolean {
  switch (input.kind) {
    case 'choice':
    case 'yesno':
      return (
        choose(
          answer,
          input.options.map(({value}) => value),
        ) === ''
      );
    case 'date':
      return readDate(answer) === null;
    default:
      return isBlank(answer);
  }
}
