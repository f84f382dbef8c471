/** Labels of constants and values: references to constants are filled in, since they are also the names of rules within sentences. */
import type {Constant, Datum} from '../language/definition/constant.ts';
import type {Definition} from '../language/definition/definition.ts';
import {placeOf} from '../language/definition/formula.ts';
import type {Reference, Text} from '../language/definition/text.ts';
import {nearMissHint, nearMiss} from '../diagnostics/nearMiss.ts';
import {unitInFormat} from '../language/expression/units.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {
  calendarDay,
  decimalsOf,
  grouped,
  indian,
  inUnit,
  isCurrency,
  money,
  percent,
  plain,
} from '../runtime/formats.ts';
import type {NoteUsesInFile, ReportProblem} from './context.ts';

interface Labelled {
  readonly label: string;
  readonly labelText?: Text | undefined;
}

/** The definition with the figures of constants in place of the references in its labels; reports references to anything else. */
export function withLabels(definition: Definition, report: ReportProblem, noteUses?: NoteUsesInFile): Definition {
  const constants = new Map(definition.constants.map((constant) => [constant.name, constant]));
  const filled = <Named extends Labelled>(named: Named): Named => {
    const parts = named.labelText?.parts ?? [];
    if (parts.every((part) => typeof part === 'string')) return named;
    const words = parts.map((part) =>
      typeof part === 'string' ? part : filledIn(part, constants, definition.currency, report, noteUses),
    );
    return {...named, label: words.join('')};
  };
  return {
    ...definition,
    constants: definition.constants.map(filled),
    tables: definition.tables.map(filled),
    values: definition.values.map(filled),
    sums: definition.sums.map((sum) => ({...sum, parts: sum.parts.map(filled)})),
    lines: definition.lines.map(filled),
    result: definition.result.map(filled),
  };
}

const nameIn = ({formula: {expression}}: Reference): string | undefined =>
  expression?.kind === 'name' ? expression.name : undefined;

/** The text that takes the place of a reference. One that has none is reported, and becomes ''. */
function filledIn(
  reference: Reference,
  constants: ReadonlyMap<string, Constant>,
  currency: string | undefined,
  report: ReportProblem,
  noteUses: NoteUsesInFile | undefined,
): string {
  const {formula, format, place} = reference;
  if (formula.expression === undefined) return '';
  const name = nameIn(reference) ?? '';
  const [period, ...later] = constants.get(name)?.dated.periods ?? [];
  const words =
    period === undefined || later.length > 0
      ? undefined
      : inWords(period.value, format?.name, constants.get(name)!.unit, currency);
  if (words === undefined) {
    const near = constants.has(name) ? undefined : nearMiss(name, constants.keys());
    report('label-reference', place, {}, near && nearMissHint(name, [near]));
    return '';
  }
  const {start, end} = formula.expression;
  const span = {start: formula.offset + start, end: formula.offset + end};
  noteUses?.name(formula.node.place, name, undefined, span, placeOf(formula, {start, end}));
  return words;
}

/** The formats of numbers by name, as a calculator with this currency shows them. */
export function numberFormats(currency: string | undefined): Readonly<Record<string, (figure: number) => string>> {
  // Before the check of currencies, it may be a word that has no decimals.
  const decimals = currency !== undefined && isCurrency(currency) ? decimalsOf(currency) : undefined;
  return {plain, money: (figure) => money(figure, decimals), indian};
}

/** Undefined for a list of options, `nothing`, or a format that there is not. */
function inWords(
  datum: Datum,
  format: string | undefined,
  unit: string | undefined,
  currency: string | undefined,
): string | undefined {
  switch (datum.kind) {
    case 'figure':
      if (format === 'quantity' || format === 'amount') {
        const shown = unitInFormat(format, unit, currency);
        return shown && inUnit(datum.value, shown);
      }
      return (format === undefined ? grouped : numberFormats(currency)[format])?.(datum.value);
    case 'percent':
      return format === undefined ? percent(datum.value) : undefined;
    case 'day':
      return format === undefined && isCalendarDay(datum.text) ? calendarDay(datum.text) : undefined;
    case 'words':
      return format === undefined ? datum.text : undefined;
    case 'options':
    case 'nothing':
      return undefined;
  }
}
