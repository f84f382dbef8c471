/** Values as the tables of the page show them: what holds on a day, and behind it what is announced for later days. */
import type {Dated, Datum} from '../definition/constant.ts';
import {calendarDay} from '../runtime/formats.ts';
import {datumCode, labelOfOption, withUnit, type EmitContext} from './context.ts';
import {string} from './javascript.ts';

/**
 * The JavaScript of a value in the unit that it counts: '3,000 SGD; from 1 January 2027: 3,300 SGD' before that day,
 * '3,300 SGD' from it on.
 */
export function datedText({periods}: Dated, unit: string | undefined, context: EmitContext): string {
  // Among words `nothing` is no 0.
  const none = periods.some(({value}) => value.kind === 'words') ? string('–') : undefined;
  const written = periods.map(({from, value}) => ({
    from,
    text: (value.kind === 'nothing' ? none : undefined) ?? datumText(value, unit, context),
  }));
  const shown = written.map(({text}, index) =>
    written
      .slice(index + 1)
      .reduce((sooner, {from, text: later}) => `${sooner} + ${announcement(from!.day)} + ${later}`, text),
  );
  return shown
    .slice(1)
    .reduce(
      (sooner, later, index) =>
        `(today >= ${string(written[index + 1]!.from!.day)} ? ${fold(later, context)} : ${sooner})`,
      fold(shown[0]!, context),
    );
}

function announcement(day: string): string {
  return string(`; from ${calendarDay(day)}: `);
}

/** One text, whose parts are all known. */
function fold(code: string, context: EmitContext): string {
  return context.fold(code, []);
}

function datumText(datum: Datum, unit: string | undefined, context: EmitContext): string {
  switch (datum.kind) {
    case 'figure':
    case 'nothing':
      return fold(unit === undefined ? `$grouped(${datumCode(datum)})` : withUnit(datumCode(datum), unit), context);
    case 'percent':
      return fold(`$percent(${datumCode(datum)})`, context);
    case 'options':
      return string(datum.options.map(({word}) => labelOfOption(word, context.model)).join(', '));
    case 'words':
      return string(labelOfOption(datum.text, context.model));
  }
}
