/** Answers as people read them. */
import {isShown} from '../../engine/answers/visibility.ts';
import {withUnit} from '../../engine/answers/numberMessages.ts';
import {type FormField, readerOf} from '../../engine/language/inputs/index.ts';
import type {ListField} from '../../engine/language/inputs/list.ts';
import {isNumberField} from '../../engine/language/inputs/number.ts';
import {isNumber, readText} from '../../engine/runtime/answers.ts';
import {isBlankItem, parseItems} from '../../engine/runtime/items.ts';
import {fill} from '../../engine/runtime/message.ts';
import * as cardWords from '../words/card.ts';
import {print as words} from '../words/print.ts';
import type {Calculation} from './calculateForm.ts';

/** The questions that are asked and answered, in the order of the form. */
export const answeredFields = ({page, answers}: Pick<Calculation, 'page' | 'answers'>): readonly FormField[] =>
  page.fields.filter(
    (field) => isShown(field, answers) && readerOf(field).text(field, answers[field.id]) !== undefined,
  );

/** The same questions with their answers in full, for a file or an email. */
export const writtenAnswers = (calculation: Calculation): readonly {readonly label: string; readonly text: string}[] =>
  answeredFields(calculation).map((field) => ({
    label: field.label,
    text: answerText(field, calculation.answers[field.id], Infinity),
  }));

/** Each item that is not blank: '1 May 2026 – 9 May 2026'. */
export function itemTexts({each}: ListField, answer: unknown): readonly string[] {
  return parseItems(readText(answer))
    .filter((item) => !isBlankItem(item))
    .map((item) => each.map((field, index) => answerText(field, item[index])).join(' – '));
}

/**
 * An answer as text, a number with its unit; 'not answered' if it is missing.
 * @param listed how many items of a list are named; of one more, the last is named too
 */
export function answerText(field: FormField, answer: unknown, listed = 3): string {
  if (field.kind === 'list') {
    const items = itemTexts(field, answer);
    const more = items.length - listed;
    const texts = more > 1 ? [...items.slice(0, listed), fill(cardWords.card.moreItems, {count: more})] : items;
    return texts.join('; ') || words.notAnswered;
  }
  if (isNumberField(field) && isNumber(answer)) return withUnit(Number(answer), field);
  return readerOf(field).text(field, answer) ?? words.notAnswered;
}
