/** The receipt of a result as a file: fetched when a visitor asks for it, with what it needs of the calculator. */
import {receiptOf} from '../../engine/published/receipt.ts';
import type {Calculation} from '../form/calculateForm.ts';
import {calculatorModules} from '../calculators/calculatorModules.ts';
import {saveFile} from '../device/saveFile.ts';

/** Rejects if a part of the calculator cannot be fetched. */
export async function saveReceipt({calculator: rules, values, today}: Calculation): Promise<void> {
  const {id} = rules;
  const {definition, documentation} = calculatorModules(id);
  const form = (await definition.load())!;
  const parts = await Promise.all([form.loadResult(), documentation.load()]);
  const calculator = Object.assign({}, ...(parts as readonly object[]), rules) as Parameters<typeof receiptOf>[0];
  const text = `${JSON.stringify(receiptOf(calculator, values, {today}), undefined, 2)}\n`;
  saveFile(`${id}-${today}.json`, 'application/json', text);
}
