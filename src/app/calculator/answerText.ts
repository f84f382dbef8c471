import {readerOf, type FormField} from '../../engine/inputs/index.ts';
import {isChoiceField} from '../../engine/inputs/choice.ts';
import * as words from '../words/calculator.ts';

/** An answer as text; 'not chosen' or 'not filled in' if it is missing. */
export function answerText(field: FormField, answer: unknown): string {
  const missing = isChoiceField(field) ? words.print.notChosen : words.print.notFilledIn;
  return readerOf(field).text(field, answer) ?? missing;
}
