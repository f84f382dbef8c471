/** The receipt of a result as a file: fetched when a visitor asks for it, with what it needs of the calculator. */
import {receiptOf} from '../../engine/published/receipt.ts';
import type {Calculation} from '../form/calculateForm.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Documentation} from '../../engine/plan/inWords/texts.ts';
import {calculatorModules} from '../calculators/calculatorModules.ts';
import {saveFile} from '../device/saveFile.ts';

/** Rejects if a part of the calculator cannot be fetched. */
export async function saveReceipt({calculator: rules, values, today}: Calculation): Promise<void> {
  const {id} = rules;
  const modules = calculatorModules(id);
  const form = (await modules.definition.load())!;
  const [result, texts] = await Promise.all([form.loadResult(), modules.documentation.load()]);
  const documentation = (day: CalendarDay): Documentation => texts!.documentation(day, form.rulesOn(day));
  const calculator = {...result, ...rules, documentation, sources: documentation(today).sources};
  const text = `${JSON.stringify(receiptOf(calculator, values, {today}), undefined, 2)}\n`;
  saveFile(`${id}-${today}.json`, 'application/json', text);
}
