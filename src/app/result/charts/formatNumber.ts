import type {NumberField} from '../../../engine/inputs/number.ts';
import {amount, grouped} from '../../../engine/runtime/formats.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/calculator.ts';

/** Formats a field's numbers: with the currency for amounts; any other unit is in the heading. */
export function numberFormat(input: NumberField): (number: number) => string {
  return isAmount(input) ? (number) => amount(number, input.unit!) : grouped;
}

/** The field's label, with the unit if its numbers do not show it. */
export function headingOf(input: NumberField): string {
  const {label, unit} = input;
  return unit === undefined || isAmount(input) ? label : fill(words.form.labelWithUnit, {label, unit});
}

function isAmount({unit = ''}: NumberField): boolean {
  return /^[A-Z]{3}$/.test(unit);
}
