/** The figures of a definition by name, for texts outside it, formatted as in its own rules. */
import type {Dated, Datum} from '../language/definition/constant.ts';
import type {Model} from '../language/model.ts';
import {type CheckedCell, type CheckedCells, type CheckedTable, onlyColumn} from '../language/typed.ts';
import {constantNamed} from '../language/references.ts';
import {calendarDay, inUnit, percent} from '../runtime/formats.ts';
import {isTable, rowsOf, selectedCells} from '../language/walk.ts';

/** A figure with its unit, and without: '105 points' and '105', 'NZ$375 (from 1 March 2027: NZ$420)'. */
export interface NamedFigure {
  readonly text: string;
  readonly plain: string;
}

/**
 * Figures by their path: a constant as 'visaFee', a cell as 'monthlyLiving.london' or, with two questions,
 * 'standardDays.student.inside-uk', and the largest and smallest figure of a table as 'points.age.most' and '.least'.
 * A figure that changes on known days has its later values in brackets: such a text outlives the day.
 */
export type NamedFigures = ReadonlyMap<string, NamedFigure>;

interface Figure {
  readonly dated: Dated;
  readonly unit: string | undefined;
}

export function figuresOf(model: Model): NamedFigures {
  const constants = model.definition.constants.map(({name, dated, unit}) => [name, {dated, unit}] as const);
  const cells = model.steps.flatMap(({name, named, value}) => {
    if (!isTable(value)) return [];
    const figureIn = (row: CheckedCells): Figure | undefined => figureOf(row.get(onlyColumn), named.unit, model);
    const byOption = cellsByOption(value).map(([option, row]) => [option, figureIn(row)] as const);
    return [...extremes(rowsOf(value).flatMap((row) => figureIn(row) ?? [])), ...byOption].flatMap(([path, figure]) =>
      figure === undefined ? [] : [[`${name}.${path}`, figure] as const],
    );
  });
  const all = [...constants, ...cells].filter(([, {dated}]) => dated.periods[0]!.value.kind !== 'options');
  return new Map(all.map(([path, figure]) => [path, namedFigure(figure)]));
}

/** The figure of a cell: its own, or that of the constant it names; undefined for words and empty cells. */
function figureOf(cell: CheckedCell | undefined, unit: string | undefined, model: Model): Figure | undefined {
  if (cell?.kind === 'data') return {dated: cell.dated, unit};
  if (cell?.kind !== 'constant') return undefined;
  const constant = constantNamed(cell.name, model)!;
  return {dated: constant.dated, unit: unit ?? constant.unit};
}

/** The cells that are chosen by options, each with its path. */
function cellsByOption(table: CheckedTable): readonly (readonly [path: string, row: CheckedCells])[] {
  return selectedCells(table).flatMap(({cells, selections}) => {
    const paths = selections.reduce<readonly string[]>(
      (before, {selector: {options = []}}) =>
        before.flatMap((path) => options.map((option) => (path === '' ? '' : `${path}.`) + nameOf(option))),
      [''],
    );
    return paths.map((path) => [path, cells] as const);
  });
}

/** As definitions write an unanswered question. */
const nameOf = (option: string): string => (option === '' ? 'blank' : option);

/** The largest and smallest of some figures; nothing if one of them is not a plain number. */
function extremes(figures: readonly Figure[]): readonly (readonly [path: string, figure: Figure])[] {
  const numbers = figures.flatMap((figure) => {
    const number = numberOf(figure);
    return number === undefined ? [] : {figure, number};
  });
  const [first, ...others] = numbers;
  if (first === undefined || numbers.length < figures.length) return [];
  const most = others.reduce((best, each) => (each.number > best.number ? each : best), first);
  const least = others.reduce((best, each) => (each.number < best.number ? each : best), first);
  return [
    ['most', most.figure],
    ['least', least.figure],
  ];
}

function numberOf({dated: {periods}}: Figure): number | undefined {
  const [{value}] = periods as [{value: Datum}];
  return periods.length === 1 && value.kind === 'figure' ? value.value : undefined;
}

function namedFigure({dated: {periods}, unit}: Figure): NamedFigure {
  return {text: textOfPeriods(periods, unit), plain: textOfPeriods(periods, undefined)};
}

/** The first period also applies before its first day, which therefore is not said. */
function textOfPeriods([first, ...others]: Dated['periods'], unit: string | undefined): string {
  const later = others.map(({from, value}) => `from ${calendarDay(from!.day)}: ${textOf(value, unit)}`);
  return `${textOf(first!.value, unit)}${later.length === 0 ? '' : ` (${later.join('; ')})`}`;
}

function textOf(datum: Datum, unit: string | undefined): string {
  switch (datum.kind) {
    case 'figure':
      return inUnit(datum.value, unit);
    case 'percent':
      return percent(datum.value);
    default:
      return 'text' in datum ? datum.text : '';
  }
}
