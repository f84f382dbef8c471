/** What the page says below the form, as JavaScript: one object, with the constants in force written into its texts. */
import type {CheckedText} from '../model.ts';
import type {EmitContext} from './context.ts';
import {array, object, string} from './javascript.ts';
import {rulesCode} from './rules.ts';

export function documentationCode(context: EmitContext): string {
  const {page, definition} = context.model;
  const texts = (list: readonly CheckedText[]): string => array(list.map(context.text));
  return object({
    method: texts(page.method),
    rules: rulesCode(context),
    explainers: array(
      page.explainers.map(({title, text}) => object({title: context.text(title), text: context.text(text)})),
    ),
    howTo: texts(page.howTo),
    faqs: array(
      page.faqs.map(({question, answer}) => object({question: context.text(question), answer: context.text(answer)})),
    ),
    assumptions: texts(page.assumptions),
    history: array(
      definition.page.history.toReversed().map(({on, say}) => object({on: string(on.word), say: string(say)})),
    ),
  });
}
