/**
 * Tables by a number or a date: rows are read as ranges, sorted, and may neither overlap nor leave a gap (unless the table has
 * `otherwise`). An open range, `10+`, ends where the next begins. Edges may be constants, so the checks run once for
 * each period of the dated ones.
 */
import type {Details, Place} from '../diagnostics/diagnostic.ts';
import type {NumberType} from '../language/expression/types.ts';
import type {TypedExpression, Edge, Limits} from '../language/typed.ts';
import type {Table} from '../language/definition/table.ts';
import type {Context} from './context.ts';
import type {RowKey} from './optionRows.ts';
import type {Code} from '../diagnostics/catalogue.ts';
import {isWhole, nameOf, readBands, type BandRow} from './bandRows.ts';
import {scaleOf, type Scale} from './bandScale.ts';
import {datumInForce} from '../language/definition/constant.ts';

/** What the checks need from a table besides its rows. */
interface BandTable extends Pick<Table, 'otherwise' | 'rowsPlace'> {
  /** What its bands are in a message, if not rows: "column of 'phd'". */
  readonly part?: string;
}

/** The bands in ascending order; empty if a row cannot be read. */
export function checkBands<Cells>(
  rows: readonly {readonly row: RowKey; readonly cells: Cells}[],
  table: BandTable,
  by: TypedExpression,
  context: Context,
): readonly (Limits & {readonly cells?: Cells | undefined})[] {
  const bandRows = readBands(
    rows.map(({row}) => row),
    by,
    context,
  );
  if (bandRows === undefined) return [];
  const [scale, whole] = [scaleOf(by.type), isWhole(by)];
  const days = daysToCheck(bandRows, context);
  const startsAtZero = scale.kind === 'number' ? reasonToStartAtZero(by, context) : undefined;
  const neverZero = (by.type as NumberType).nonZero && isInput(by, context);
  const layouts = days.map((day) => layOut(bandRows, {whole, scale, day, startsAtZero, neverZero}, context));
  reportLayouts(layouts, days, {...table, scale}, context);
  if (layouts.every(({problems}) => problems.length === 0)) reportOrder(bandRows, layouts[0]!.ordered, context);
  const cellsOf = new Map(rows.map(({row, cells}) => [row, cells]));
  return bandsOf(layouts).map(({from, to, row}) => ({from, to, cells: row && cellsOf.get(row)}));
}

const isInput = (by: TypedExpression, context: Context): boolean =>
  by.kind === 'reference' && context.inputs.has(by.name);

/** Why no number of a table is below 0, if none is. */
function reasonToStartAtZero(by: TypedExpression, context: Context): string | undefined {
  const isCount = by.type.kind === 'number' && by.type.natural === true;
  return isCount || isInput(by, context) ? `'${nameOf(by)}' is never below 0` : undefined;
}

const beforeEveryPeriod = '0001-01-01';

/** One day for each combination of dated edges: the first day of every period, and a day before all of them. */
function daysToCheck(bands: readonly BandRow[], context: Context): readonly string[] {
  const periods = bands
    .flatMap((band) => constantsOf(band, context))
    .flatMap((name) => context.constants.get(name)!.dated.periods);
  const days = periods.flatMap(({from}) => from?.day ?? []);
  return [beforeEveryPeriod, ...[...new Set(days)].toSorted()];
}

/** The constants among a row's edges. */
function constantsOf({from, to}: BandRow, {constants}: Context): readonly string[] {
  return [from, to].flatMap((end) => (end?.at.kind === 'reference' && constants.has(end.at.name) ? [end.at.name] : []));
}

/** Reports each problem once, with the first day on which it occurs. */
function reportLayouts(
  layouts: readonly Layout[],
  days: readonly string[],
  table: BandTable & {readonly scale: Scale},
  context: Context,
): void {
  const reported = new Set<string>();
  const {part = 'row'} = table;
  layouts.forEach(({ordered, gaps, problems}, index) => {
    const once = (key: string, {code, places, details, rows}: Problem, hint?: string): void => {
      const when = describePeriod(rows, days[index]!, table.scale, context);
      if (!reported.has(key)) context.report(code, places, {...details, when}, hint);
      reported.add(key);
    };
    for (const problem of problems) {
      const isOfDays = problem.code === 'band-overlap' && table.scale.kind === 'date';
      const hint = isOfDays ? 'Let each day fall into one row only.' : undefined;
      once(`${problem.code} ${problem.places[0].start}`, problem, hint);
    }
    for (const {before, words} of table.otherwise === undefined ? gaps : []) {
      const place = ordered[before]?.row.keyPlace ?? table.rowsPlace;
      const rows = ordered.slice(Math.max(0, before - 1), before + 1);
      once(`gap ${place.start} ${words}`, {code: 'band-gap', places: [place], details: {gap: words, part}, rows});
    }
    const moved = ordered.findIndex((band, position) => band !== layouts[0]!.ordered[position]);
    if (moved >= 0 && problems.length === 0) {
      const [one, other] = [layouts[0]!.ordered[moved]!, ordered[moved]!];
      const places = [one.row.keyPlace, {...other.row.keyPlace, label: 'passes it'}] as const;
      const details = {one: one.row.key, other: other.row.key};
      once('order', {code: 'bands-reordered', places, details, rows: [one, other]});
    }
  });
}

/**
 * Reports an open row, such as `over 3`, that is out of order. Where it ends depends on the other rows, so its number is probably wrong;
 * closed rows name their own end.
 */
function reportOrder(rows: readonly BandRow[], ordered: readonly BandRow[], {report}: Context): void {
  const open = rows.filter(({from, to}) => from !== undefined && to === undefined);
  const steps = open.slice(1).map((band, index) => Math.sign(ordered.indexOf(band) - ordered.indexOf(open[index]!)));
  const turn = steps.findIndex((step) => step !== steps[0]);
  if (turn < 0) return;
  const [above, band] = [open[turn]!, open[turn + 1]!];
  report('bands-out-of-order', band.row.keyPlace, {row: band.row.key, above: above.row.key});
}

/** ' from 2026-01-01 on, as pension is 64': added to a message if constants are edges. */
function describePeriod(rows: readonly BandRow[], day: string, scale: Scale, context: Context): string {
  const names = [...new Set(rows.flatMap((row) => constantsOf(row, context)))];
  const figures = names.map((name) => `${name} is ${scale.write(figureOn(name, day, scale, context))}`).join(' and ');
  return (day === beforeEveryPeriod ? '' : ` from ${day} on`) + (figures === '' ? '' : `, as ${figures}`);
}

/** The rows, and a band for each gap that exists on some day; on other days that band is empty. */
function bandsOf(layouts: readonly Layout[]): readonly (Limits & {readonly row?: RowKey})[] {
  const {ordered} = layouts[0]!;
  const gapBefore = (index: number): readonly Limits[] =>
    layouts.some(({gaps}) => gaps.some(({before}) => before === index))
      ? [{from: ordered[index - 1]?.to, to: ordered[index]?.from}]
      : [];
  const bands = ordered.flatMap(({from, to, row}, index) => [
    ...gapBefore(index),
    {from, to: to ?? ordered[index + 1]?.from, row},
  ]);
  return [...bands, ...gapBefore(ordered.length)];
}

/** The sorted rows on one day, when every constant has a single value. */
interface Layout {
  /** The rows from low to high. */
  readonly ordered: readonly BandRow[];
  /** `before` is the index of the row after the gap; the number of rows if the gap is at the end. */
  readonly gaps: readonly {readonly before: number; readonly words: string}[];
  readonly problems: readonly Problem[];
}

interface Problem {
  readonly code: Code;
  readonly places: readonly [Place, ...Place[]];
  readonly details: Details;
  readonly rows: readonly BandRow[];
}

/** A point on the number line: just before a number, or just after it. */
interface Point {
  readonly at: number;
  readonly after: boolean;
}

interface LayoutOptions {
  readonly whole: boolean;
  readonly scale: Scale;
  readonly day: string;
  /** Why nothing lies below 0, if so: an answer is never negative. */
  readonly startsAtZero: string | undefined;
  /** Whether 0 needs no row: `whenZero` replaces it. */
  readonly neverZero: boolean;
}

function layOut(rows: readonly BandRow[], options: LayoutOptions, context: Context): Layout {
  const {whole} = options;
  const floor: Point = {at: options.startsAtZero === undefined ? -Infinity : 0, after: false};
  const point = (edge: Edge | undefined, otherwise: Point): Point =>
    edge === undefined ? otherwise : pointOf(edge, options, context);
  const start = (band: BandRow): Point => point(band.from, floor);
  const ordered = rows.toSorted((one, other) => comparePoints(start(one), start(other)));
  const gaps: {before: number; words: string}[] = [];
  const problems: Problem[] = [];
  let reached: Point = options.neverZero ? {at: whole ? 1 : 0, after: !whole} : floor;
  ordered.forEach((band, index) => {
    const next = ordered[index + 1];
    const end = point(band.to ?? next?.from, {at: Infinity, after: false});
    if (comparePoints(start(band), reached) > 0)
      gaps.push({before: index, words: gapWords(reached, start(band), options)});
    if (band.from !== undefined && band.to !== undefined && comparePoints(start(band), end) >= 0)
      problems.push(reversedProblem(band));
    else if (options.startsAtZero !== undefined && band.to !== undefined && comparePoints(end, floor) <= 0)
      problems.push(belowZeroProblem(band, options.startsAtZero));
    else if (
      next !== undefined &&
      (comparePoints(start(band), start(next)) === 0 || comparePoints(end, start(next)) > 0)
    )
      problems.push(overlapProblem(band, next));
    if (comparePoints(end, reached) > 0) reached = end;
  });
  if (reached.at !== Infinity) gaps.push({before: ordered.length, words: gapWords(reached, undefined, options)});
  return {ordered, gaps, problems};
}

/** The value of a constant on a day; 0 for a constant that is not a number, which is reported elsewhere. */
function figureOn(name: string, day: string, scale: Scale, context: Context): number {
  return scale.valueOf(datumInForce(context.constants.get(name)!.dated, day));
}

function reversedProblem(band: BandRow): Problem {
  return {code: 'band-reversed', places: [band.row.keyPlace], details: {row: band.row.key}, rows: [band]};
}

function belowZeroProblem(band: BandRow, reason: string): Problem {
  const details = {row: band.row.key, reason};
  return {code: 'band-below-zero', places: [band.row.keyPlace], details, rows: [band]};
}

function overlapProblem(band: BandRow, next: BandRow): Problem {
  const places = [next.row.keyPlace, {...band.row.keyPlace, label: 'overlaps this'}] as const;
  return {code: 'band-overlap', places, details: {one: band.row.key, other: next.row.key}, rows: [band, next]};
}

function pointOf(
  {at: edge, after}: Edge,
  {whole, scale, day}: Pick<LayoutOptions, 'whole' | 'scale' | 'day'>,
  context: Context,
): Point {
  const at = edge.kind === 'reference' ? figureOn(edge.name, day, scale, context) : scale.valueOf(edge);
  return whole && after ? {at: Math.floor(at) + 1, after: false} : {at, after};
}

const comparePoints = (one: Point, other: Point): number =>
  one.at - other.at || Number(one.after) - Number(other.after);

/** What lies between two points, in words: 'numbers under 18', '36', 'numbers from 20 to below 25', 'days under 2024-01-01'. */
function gapWords(low: Point, high: Point | undefined, {whole, scale}: LayoutOptions): string {
  const {write} = scale;
  const items = scale.kind === 'date' ? 'days' : 'numbers';
  const from = `${low.after ? 'over' : 'from'} ${write(low.at)}`;
  if (scale.kind === 'date' && high === undefined) return `${items} ${from} on`;
  if (high === undefined) return whole ? `${write(low.at)} and more` : `${items} ${from}${low.after ? '' : ' on'}`;
  if (low.at === -Infinity || (low.at === 0 && !low.after && !whole))
    return `${items} ${high.after ? 'up to' : 'under'} ${write(high.at)}`;
  if (low.at === high.at) return `exactly ${write(low.at)}`;
  if (!whole) return `${items} ${from} ${high.after ? 'up to' : 'to below'} ${write(high.at)}`;
  return low.at === high.at - 1 ? write(low.at) : `${write(low.at)} to ${write(high.at - 1)}`;
}
