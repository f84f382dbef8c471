import type {NumberField} from '../../../engine/inputs/number.ts';
import {amount, grouped} from '../../../engine/runtime/formats.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/calculator.ts';

/** A number as its field counts it: an amount for a currency; any other unit stands in the heading. */
export function numberFormat(input: NumberField): (number: number) => string {
  return isAmount(input) ? (number) => amount(number, input.unit!) : grouped;
}

/** What a field asks for, with the unit that its numbers do not show. */
export function headingOf(input: NumberField): string {
  const {label, unit} = input;
  return unit === undefined || isAmount(input) ? label : fill(words.form.labelWithUnit, {label, unit});
}

function isAmount({unit = ''}: NumberField): boolean {
  return /^[A-Z]{3}$/.test(unit);
}
