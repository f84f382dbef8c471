/** The cells of tables in the rules on the page: figures in their unit with the changes announced for later days, and words. */
import type {Dated, Datum} from '../../language/definition/constant.ts';
import type {CheckedCell} from '../../language/typed.ts';
import type {Model} from '../../language/model.ts';
import {constantNamed} from '../../language/references.ts';
import {calendarDay, percent} from '../../runtime/formats.ts';
import {inUnitOrPlain} from '../../runtime/bands.ts';
import {labelOfWord} from './labels.ts';
import type {OnDay} from './onDay.ts';
import {periodInWords} from '../../runtime/periods.ts';
import {withoutAnswers} from './withoutAnswers.ts';
import {fill} from '../../runtime/message.ts';
import {rows} from '../../words/rules.ts';

/** A cell as the page shows it: a figure in the table's unit, an option by its label. */
export function cellText(cell: CheckedCell | undefined, unit: string | undefined, on: OnDay): string {
  if (cell?.inForce === undefined) return contentText(cell, unit, on);
  return `${contentText(cell, unit, on)} (${periodInWords(cell.inForce.period)})`;
}

function contentText(cell: CheckedCell | undefined, unit: string | undefined, on: OnDay): string {
  const {model} = on;
  switch (cell?.kind) {
    case undefined:
    case 'nothing':
      return '–';
    case 'constant': {
      const constant = constantNamed(cell.name, model)!;
      return datedText(constant.dated, constant.unit ?? unit, on, cell.day !== undefined);
    }
    case 'text': {
      const [only, ...others] = cell.text;
      return typeof only === 'string' && others.length === 0
        ? labelOfWord(only, model)
        : on.text(withoutAnswers(cell.text, model));
    }
    case 'data':
      return datedText(cell.dated, unit, on, cell.day !== undefined);
  }
}

/** Whether a cell gives nothing: no points, no fee, no words. */
export function isNothing(cell: CheckedCell | undefined): boolean {
  if (cell?.kind !== 'data') return cell === undefined || cell.kind === 'nothing';
  return cell.dated.periods.every(
    ({value}) => value.kind === 'nothing' || (value.kind === 'figure' && value.value === 0),
  );
}

/**
 * A value with its unit: the value in force, followed by those announced for later days. '3,000 SGD; from 1 January 2027: 3,300 SGD' before
 * that day, '3,300 SGD' from that day on.
 */
export function datedText(
  {periods}: Dated,
  unit: string | undefined,
  {model, rules}: OnDay,
  ofOtherDays = false,
): string {
  // `nothing` is not 0 where other periods have something.
  const said = periods.map(({from, value}) => ({
    from,
    text: value.kind === 'nothing' && periods.length > 1 ? '–' : datumText(value, unit, model),
  }));
  const inForce = said.findIndex((_, index) => index === said.length - 1 || said[index + 1]!.from!.day > rules);
  const later = said.slice(inForce + 1).map(({from, text}) => fill(rows.later, {day: calendarDay(from!.day)}) + text);
  const earlier = ofOtherDays
    ? said
        .slice(0, inForce)
        .map(({text}, index) => fill(rows.earlier, {day: calendarDay(said[index + 1]!.from!.day)}) + text)
        .toReversed()
    : [];
  return [said[inForce]!.text, ...later, ...earlier].join('');
}

/** A figure, day or word of a constant or cell, as the page shows it. */
export function datumText(datum: Datum, unit: string | undefined, model: Model): string {
  switch (datum.kind) {
    case 'figure':
      return inUnitOrPlain(datum.value, unit);
    case 'nothing':
      return inUnitOrPlain(0, unit);
    case 'percent':
      return percent(datum.value);
    case 'day':
      return calendarDay(datum.text);
    case 'options':
      return datum.options.map(({word}) => labelOfWord(word, model)).join(', ');
    case 'words':
      return labelOfWord(datum.text, model);
  }
}

/** Whether a cell has neither words nor a figure. */
export function isEmpty(cell: CheckedCell | undefined): boolean {
  return cell === undefined || cell.kind === 'nothing';
}
