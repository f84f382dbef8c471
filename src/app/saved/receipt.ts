/** A result as a page to keep: fetched when a visitor asks for it, with what it needs of the calculator. */
import {isProvisional} from '../../engine/answers/completeness.ts';
import {receiptOf} from '../../engine/published/receipt.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Documentation} from '../../engine/plan/inWords/texts.ts';
import {linkTo} from '../addresses/base.ts';
import {calculatorModules} from '../calculators/calculatorModules.ts';
import {saveFile} from '../device/saveFile.ts';
import type {Calculation} from '../form/calculateForm.ts';
import {todaysVerdict} from '../form/otherEdition.ts';
import {writtenAnswers} from '../form/answerTexts.ts';
import {headlineOf} from '../result/card/headline.ts';
import {card as cardWords} from '../words/card.ts';
import {rulesName, rulesNames} from '../words/rulesName.ts';
import {savedPage as words} from '../words/savedPage.ts';
import {receiptPage} from './receiptPage.ts';

/** Rejects if a part of the calculator cannot be fetched. */
export async function saveReceipt(calculation: Calculation): Promise<void> {
  const {calculator: rules, values, today, page, card, completeness} = calculation;
  const {id} = rules;
  const modules = calculatorModules(id);
  const form = (await modules.definition.load())!;
  const [result, texts] = await Promise.all([form.loadResult(), modules.documentation.load()]);
  const workings = await result.fetchedWorkings.load();
  const documentation = (day: CalendarDay): Documentation => texts!.documentation(day, form.rulesOn(day));
  const calculator = {...result, ...rules, workings, documentation, sources: documentation(today).sources};
  const receipt = receiptOf(calculator, values, {today});
  const isOpen = isProvisional(completeness);
  const text = receiptPage({
    receipt,
    description: page.description,
    headline: isOpen ? undefined : headlineOf(card, completeness, todaysVerdict(calculation)),
    rules: rulesOf(calculation),
    answers: writtenAnswers(calculation),
    notes: [
      ...(isOpen ? [words.isOpen] : []),
      cardWords.disclaimer,
      ...(page.disclaimer === undefined ? [] : [page.disclaimer]),
      cardWords.independent,
    ],
    address: window.location.origin + linkTo(receipt.link),
  });
  saveFile(`${id}-${today}.html`, 'text/html', text);
}

/** Read on another day, today's figures are those of then. */
function rulesOf({page, rules, today}: Calculation): string | undefined {
  const name = rulesName(page, rules);
  return name === rulesNames.today ? fill(rulesNames.day, {day: calendarDay(today)}) : name;
}
