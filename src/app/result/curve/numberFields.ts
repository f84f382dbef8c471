import {headlinesIn, verdictIn} from '../../../engine/results/card.ts';
import {isLeftBlank} from '../../../engine/language/inputs/descriptor.ts';
import {isNumberField, type NumberField} from '../../../engine/language/inputs/number.ts';
import {isShown} from '../../../engine/answers/visibility.ts';
import type {Calculation} from '../../form/calculateForm.ts';

/** The number fields that the form shows for these answers and that the rules read. One that may be left blank, and is, asks about nothing. */
export function numberFieldsOf({page, answers}: Pick<Calculation, 'page' | 'answers'>): readonly NumberField[] {
  return page.fields.filter(
    (input): input is NumberField =>
      isNumberField(input) && !input.unused && !isLeftBlank(input, answers[input.id]) && isShown(input, answers),
  );
}

/** Whether there are curves: of a number that leads to a verdict or to a figure. */
export function hasCurves(calculation: Calculation): boolean {
  const {card} = calculation;
  return (verdictIn(card) !== undefined || headlinesIn(card).length > 0) && numberFieldsOf(calculation).length > 0;
}
