/** Progressive rates: rows as in a table by a number, from 0 on and without a gap, each with a percentage. */
import {parse} from '../language/expression/parse.ts';
import {computedNumber, describeType, errorType, number} from '../language/expression/types.ts';
import {
  type TypedExpression,
  type TableRow,
  type CheckedCells,
  type CheckedValue,
  type Edge,
  onlyColumn,
} from '../language/typed.ts';
import {inUnit, unitOfType} from '../language/expression/units.ts';
import {placeIn, scalar} from '../language/yaml/node.ts';
import type {Row, Table} from '../language/definition/table.ts';
import {isWhole, readBands, type BandRow} from './bandRows.ts';
import {comparePoints, daysToCheck, describePeriod, layOutBands, pointOf, type Point} from './bands.ts';
import {scaleOf} from './bandScale.ts';
import {checkFormula, type Context, type ReportProblem} from './context.ts';
import type {RowKey} from './optionRows.ts';

interface BracketRow {
  readonly row: Row;
  readonly cells: CheckedCells;
}

export function checkBrackets(
  rows: readonly BracketRow[],
  table: Table,
  by: TypedExpression,
  context: Context,
): CheckedValue {
  for (const {row, cells} of rows) reportRate(row, cells, context);
  if (by.type.kind !== 'number') {
    const details = {expected: 'The number whose parts are charged', found: describeType(by.type)};
    if (by.type.kind !== 'error') context.report('wrong-kind', table.by[0]!.node.place, details);
    return {kind: 'nothing', type: errorType};
  }
  const bands = withStrictEdges(bandsOf(rows, table, by, context));
  const type = inUnit(computedNumber(false), unitOfType(by.type));
  return {kind: 'brackets', by: [by], rows: bands, type: bands.length === 0 ? errorType : type};
}

/** The progressive rate with one of its rows charged, as a part of a sum. */
export function chargingOnly(row: Row, value: CheckedValue): CheckedValue {
  if (value.kind !== 'brackets' || row.value.kind !== 'single') return value;
  const {place} = row.value.cell;
  const isCharged = ({cells}: TableRow): boolean => cells?.get(onlyColumn)?.place === place;
  return {...value, rows: value.rows.map((band) => (isCharged(band) ? band : {from: band.from, to: band.to}))};
}

function bandsOf(
  rows: readonly BracketRow[],
  table: Table,
  by: TypedExpression,
  context: Context,
): readonly TableRow[] {
  const keys = rows.map(({row}) => row);
  const bandRows = readBands(keys, by, context, (text, row) => checkLimit(text, row, context));
  if (bandRows === undefined) return [];
  if (edgesIn(bandRows).every((edge) => isKnown(edge, context))) return layOutBands(rows, bandRows, table, by, context);
  if (!isInOrder(bandRows, by, context)) return [];
  return bandRows.map(({to}, index) => ({to: to ?? bandRows[index + 1]?.from, cells: rows[index]!.cells}));
}

/**
 * The bands with each edge just after its number, whichever way it is written: there, both rates charge the same. Rows
 * for whole numbers, up to 12_570 and 12_571-50_270, meet at 12,570. The first begins at 0.
 */
function withStrictEdges(bands: readonly TableRow[]): readonly TableRow[] {
  const strict = (edge: Edge | undefined): Edge | undefined => edge && {...edge, after: true};
  return bands.map(({to, cells}, index) => ({from: strict(bands[index - 1]?.to), to: strict(to), cells}));
}

/** A limit that is calculated: a formula in the key of a row, such as the name of a value. */
function checkLimit(text: string, {key, keyPlace}: RowKey, context: Context): TypedExpression | undefined {
  const node = scalar(key, keyPlace);
  const offset = key.indexOf(text);
  const parsed = parse(text);
  if ('problem' in parsed) {
    const {code, problem, hint, start, end} = parsed.problem;
    return context.report(code, placeIn(node, offset + start, offset + end), {problem}, hint);
  }
  const typed = checkFormula({expression: parsed.expression, node, offset}, context);
  if (typed.type.kind === 'number') return typed;
  if (typed.type.kind === 'error') return undefined;
  return context.report('wrong-kind', keyPlace, {expected: 'A number as limit', found: describeType(typed.type)});
}

const edgesIn = (rows: readonly BandRow[]): readonly Edge[] =>
  rows.flatMap(({from, to}) => [from, to].flatMap((edge) => edge ?? []));

/** Whether a limit is a figure or a constant, whose order the check knows. */
const isKnown = ({at}: Edge, {constants}: Context): boolean =>
  at.kind === 'figure' || (at.kind === 'reference' && constants.has(at.name));

/**
 * Where a limit is calculated, its place among the others is not known, so the rows are in the order of the file: each begins where
 * the one above it ends. Reports the first row that does not.
 */
function isInOrder(rows: readonly BandRow[], by: TypedExpression, context: Context): boolean {
  const problem = rows.map((_, index) => problemOf(index, rows, by, context)).find((found) => found !== undefined);
  if (problem !== undefined) context.report(...problem);
  return problem === undefined;
}

function problemOf(
  index: number,
  rows: readonly BandRow[],
  by: TypedExpression,
  context: Context,
): Parameters<ReportProblem> | undefined {
  const [scale, whole] = [scaleOf(by.type), isWhole(by)];
  const days = daysToCheck(rows, context);
  /** The first day on which two known edges are not in this order. */
  const dayAgainst = (one: Edge, other: Edge, holds: (order: number) => boolean): string | undefined => {
    const point = (edge: Edge, day: string): Point => pointOf(edge, {whole, scale, day}, context);
    return days.find((day) => !holds(comparePoints(point(one, day), point(other, day))));
  };
  const areSame = (one: Edge, other: Edge): boolean =>
    [one, other].every((edge) => isKnown(edge, context))
      ? dayAgainst(one, other, (order) => order === 0) === undefined
      : JSON.stringify(one.at) === JSON.stringify(other.at);

  const {row, from, to} = rows[index]!;
  const {keyPlace: place} = row;
  const above = rows[index - 1];
  const isApart =
    above === undefined
      ? from !== undefined && !areSame(zero, from)
      : from === undefined || (above.to !== undefined && !areSame(above.to, from));
  if (isApart)
    return [
      'bracket-apart',
      place,
      {row: row.key, begin: above === undefined ? 'at 0' : `where '${above.row.key}' ends`},
    ];
  if (index === rows.length - 1 && to !== undefined)
    return [
      'band-gap',
      place,
      {part: 'row', gap: `numbers beyond '${row.key}'`, when: ''},
      'Add a row for them: 0% if they are not charged.',
    ];
  if (from === undefined || above === undefined || !isKnown(from, context)) return undefined;
  const lower = rows.slice(1, index).findLast((each) => isKnown(each.from!, context));
  const day = dayAgainst(lower?.from ?? zero, from, (order) => order < 0);
  if (day === undefined) return undefined;
  const compared = lower === undefined ? [rows[index]!] : [lower, rows[index]!];
  const below = lower === undefined ? '0' : `'${lower.row.key}'`;
  return ['bracket-order', place, {row: row.key, below, when: describePeriod(compared, day, scale, context)}];
}

const zero: Edge = {at: {kind: 'figure', value: 0, type: number(true)}, after: false};

/** Reports a row whose only cell is no percentage. */
function reportRate(row: Row, cells: CheckedCells, {report, constants}: Context): void {
  const cell = cells.get(onlyColumn);
  const kind = cell?.type.kind;
  if (kind === 'percent' || kind === 'error') return;
  const found = cell === undefined ? 'a map' : describeType(cell.type);
  const constant = cell?.kind === 'constant' ? constants.get(cell.name) : undefined;
  if (constant === undefined) return report('bracket-rate', cell?.place ?? row.keyPlace, {row: row.key, found});
  const {value} = constant.dated.periods[0]!;
  const hint = value.kind === 'figure' ? `Write ${value.value}% where '${constant.name}' is defined.` : undefined;
  report('bracket-rate', [cell!.place, {...value.place, label: `'${constant.name}'`}], {row: row.key, found}, hint);
}
