/** The cells of tables in the rules on the page: figures in their unit with the changes announced for later days, and words. */
import type {Dated, Datum} from '../definition/constant.ts';
import type {CheckedCell} from '../typed.ts';
import {constantNamed} from '../references.ts';
import {calendarDay} from '../runtime/formats.ts';
import {datumCode, type EmitContext, inUnitCode, labelOfWord} from './context.ts';
import {concatenated, string} from './javascript.ts';
import {periodInWords} from '../runtime/periods.ts';
import {withoutAnswers} from './withoutAnswers.ts';
import {fill} from '../runtime/message.ts';
import {rows} from '../words/rules.ts';

/** The JavaScript of a cell as the page shows it: a figure in the table's unit, an option by its label. */
export function cellText(cell: CheckedCell | undefined, unit: string | undefined, context: EmitContext): string {
  if (cell?.inForce === undefined) return contentText(cell, unit, context);
  return concatenated([contentText(cell, unit, context), string(` (${periodInWords(cell.inForce.period)})`)]);
}

function contentText(cell: CheckedCell | undefined, unit: string | undefined, context: EmitContext): string {
  const {model} = context;
  switch (cell?.kind) {
    case undefined:
    case 'nothing':
      return string('–');
    case 'constant': {
      const constant = constantNamed(cell.name, model)!;
      return datedText(constant.dated, constant.unit ?? unit, context);
    }
    case 'text': {
      const [only, ...others] = cell.text;
      return typeof only === 'string' && others.length === 0
        ? string(labelOfWord(only, model))
        : context.text(withoutAnswers(cell.text, model));
    }
    case 'data':
      return datedText(cell.dated, unit, context);
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
 * The JavaScript of a value with its unit: the value in force today, followed by those announced for later days.
 * '3,000 SGD; from 1 January 2027: 3,300 SGD' before that day, '3,300 SGD' from that day on.
 */
export function datedText({periods}: Dated, unit: string | undefined, context: EmitContext): string {
  // `nothing` is not 0 if other periods have words.
  const none = periods.some(({value}) => value.kind === 'words') ? string('–') : undefined;
  const texts = periods.map(
    ({value}) => (value.kind === 'nothing' ? none : undefined) ?? datumText(value, unit, context),
  );
  const later = periods.slice(1).map(({from}, index) => ({day: from!.day, text: texts[index + 1]!}));
  /** The text while a period is in force, with announcements of the later ones. */
  const textDuring = (period: number): string => {
    const announced = later.slice(period).map(({day, text}) => ` + ${announcement(day)} + ${text}`);
    return context.fold(texts[period]! + announced.join(''), []);
  };
  return later.reduce(
    (earlier, {day}, index) => `(today >= ${string(day)} ? ${textDuring(index + 1)} : ${earlier})`,
    textDuring(0),
  );
}

function announcement(day: string): string {
  return string(fill(rows.later, {day: calendarDay(day)}));
}

function datumText(datum: Datum, unit: string | undefined, context: EmitContext): string {
  switch (datum.kind) {
    case 'figure':
    case 'nothing':
      return context.fold(inUnitCode(datumCode(datum), unit), []);
    case 'percent':
      return context.fold(`$percent(${datumCode(datum)})`, []);
    case 'day':
      return string(calendarDay(datum.text));
    case 'options':
      return string(datum.options.map(({word}) => labelOfWord(word, context.model)).join(', '));
    case 'words':
      return string(labelOfWord(datum.text, context.model));
  }
}

/** Whether a cell has neither words nor a figure. */
export function isEmpty(cell: CheckedCell | undefined): boolean {
  return cell === undefined || cell.kind === 'nothing';
}
