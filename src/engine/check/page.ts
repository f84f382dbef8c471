/** The texts of the page: they refer to constants only, since they stand there before anyone answers. */
import type {PageTexts} from '../definition/page.ts';
import type {Input} from '../definition/input.ts';
import type {CheckedInputTexts, CheckedPage} from '../model.ts';
import type {Context} from './context.ts';
import {checkPageText} from './texts.ts';

export function checkPage(page: PageTexts, context: Context): CheckedPage {
  const check = (text: PageTexts['title']) => checkPageText(text, context);
  return {
    title: check(page.title),
    description: check(page.description),
    method: page.method.map(check),
    explainers: page.explainers.map(({title, text}) => ({title: check(title), text: check(text)})),
    howTo: page.howTo.map(check),
    faqs: page.faqs.map(({question, answer}) => ({question: check(question), answer: check(answer)})),
    assumptions: page.assumptions.map(check),
    ...(page.disclaimer === undefined ? {} : {disclaimer: check(page.disclaimer)}),
    inputs: context.definition.inputs.map((input) => checkInputTexts(input, context)),
  };
}

function checkInputTexts(input: Input, context: Context): CheckedInputTexts {
  const hints = input.options.flatMap((option) =>
    option.hint === undefined ? [] : [[option.value, checkPageText(option.hint, context)] as const],
  );
  return {
    label: typeof input.label === 'string' ? [input.label] : checkPageText(input.label, context),
    ...(input.hint === undefined ? {} : {hint: checkPageText(input.hint, context)}),
    optionHints: new Map(hints),
  };
}
