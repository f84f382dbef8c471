/**
 * Tables by a number: rows are read as stretches of numbers, put in order, and may neither overlap nor leave a gap
 * (unless `otherwise` is written). An open row, `10+`, runs to where the next begins. Edges may be constants,
 * so all of this is checked once for each period of dated ones.
 */
import {diagnose, type Place} from '../../diagnostics/diagnostic.ts';
import {didYouMean} from '../../diagnostics/nearMiss.ts';
import type {Typed} from '../../expression/typed.ts';
import {number, type NumberType} from '../../expression/types.ts';
import {figurePattern} from '../../definition/node.ts';
import type {Row, Table} from '../../definition/table.ts';
import {grouped} from '../../functions/formats.ts';
import type {Band, CheckedCells, Edge} from '../model.ts';
import type {Context} from './context.ts';
import {inForce} from './dated.ts';

interface WrittenBand {
  readonly row: Row;
  readonly cells: CheckedCells;
  readonly from?: Edge;
  readonly to?: Edge;
}

/** A place on the number line: before a number, or after it. */
interface Point {
  readonly at: number;
  readonly after: boolean;
}

export function checkBands(rows: readonly {readonly row: Row; readonly cells: CheckedCells}[], table: Table, by: Typed, context: Context): readonly Band[] {
  const whole = (by.type as NumberType).whole;
  const written = rows.flatMap(({row, cells}) => {
    const edges = readRow(row, whole, nameOf(by), context);
    return edges === undefined ? [] : [{row, cells, ...edges}];
  });
  if (written.length < rows.length) return [];
  const days = periodsOf(written, context);
  const layouts = days.map(day => layOut(written, table, {whole, day, startsAtZero: isInput(by, context)}, context));
  reportReordered(written, layouts, context);
  return layouts[0]!;
}

const nameOf = (by: Typed): string => by.kind === 'reference' ? by.name : 'this';
const isInput = (by: Typed, context: Context): boolean => by.kind === 'reference' && context.inputs.has(by.name);

function readRow(row: Row, whole: boolean, input: string, context: Context): {from?: Edge; to?: Edge} | undefined {
  const {key} = row;
  const edge = (text: string, after: boolean): Edge | undefined => readEdge(text.trim(), after, row, context);
  const both = (from: Edge | undefined, to: Edge | undefined) => from === undefined || to === undefined ? undefined : {from, to};
  if (key.endsWith('+')) return only('from', edge(key.slice(0, -1), false));
  if (key.startsWith('over ')) return only('from', edge(key.slice(5), true));
  if (key.startsWith('under ')) return only('to', edge(key.slice(6), false));
  if (key.startsWith('up to ')) return only('to', edge(key.slice(6), true));
  const [low, high] = stretch(key, context);
  if (low === undefined || high === undefined) {
    context.report(diagnose('row-unreadable', row.keyPlace, {row: key}, rowHint(key, context)));
    return undefined;
  }
  if (!whole) {
    context.report(diagnose('band-whole', row.keyPlace, {row: key, input, low}));
    return undefined;
  }
  return both(edge(low, false), edge(high, true));
}

/** Dated edges may move, but not past each other: the emitted comparisons have one order. */
function reportReordered(written: readonly WrittenBand[], layouts: readonly (readonly Band[])[], context: Context): void {
  const order = (layout: readonly Band[]): readonly WrittenBand[] => layout.flatMap(band => written.filter(each => each.cells === band.cells));
  for (const layout of layouts.slice(1)) {
    const moved = order(layout).findIndex((band, index) => band !== order(layouts[0]!)[index]);
    if (moved < 0) continue;
    const [one, other] = [order(layouts[0]!)[moved]!, order(layout)[moved]!];
    context.report(diagnose('band-overlap', [one.row.keyPlace, {...other.row.keyPlace, label: 'passes it on a later day'}], {one: one.row.key, other: other.row.key}));
  }
}

function only(side: 'from' | 'to', edge: Edge | undefined): {from?: Edge; to?: Edge} | undefined {
  return edge === undefined ? undefined : {[side]: edge};
}

/** The two ends of `18-35`, of `36`, or of a constant's name. */
function stretch(key: string, context: Context): readonly [string?, string?] {
  const isEnd = (text: string): boolean => figurePattern.test(text) || context.constants.has(text);
  if (isEnd(key)) return [key, key];
  for (let dash = key.indexOf('-'); dash > 0; dash = key.indexOf('-', dash + 1)) {
    const [low, high] = [key.slice(0, dash).trim(), key.slice(dash + 1).trim()];
    if (isEnd(low) && isEnd(high)) return [low, high];
  }
  return [];
}

function rowHint(key: string, context: Context): string | undefined {
  const name = key.match(/[A-Za-z][A-Za-z0-9]*/)?.[0] ?? '';
  return name === '' ? undefined : didYouMean(name, [...context.constants.keys()], 'Rows of a number are 18-35, 36, 46+, over 46, under 18 or up to 18; each number may be a constant.');
}

function readEdge(text: string, after: boolean, row: Row, context: Context): Edge | undefined {
  if (figurePattern.test(text)) {
    const value = Number(text.replaceAll('_', ''));
    return {at: {kind: 'figure', value, type: number(Number.isInteger(value))}, after};
  }
  const type = context.constants.has(text) ? context.scope.kindOf(text) : undefined;
  if (type?.kind === 'number') return {at: {kind: 'reference', name: text, type}, after};
  context.report(diagnose('row-unreadable', row.keyPlace, {row: row.key}, rowHint(text, context)));
  return undefined;
}

/** One day for each combination of dated edges: the first day of every period, and a day before all. */
function periodsOf(bands: readonly WrittenBand[], context: Context): readonly string[] {
  const names = bands.flatMap(band => [band.from, band.to]).flatMap(edge => edge?.at.kind === 'reference' ? [edge.at.name] : []);
  const days = names.flatMap(name => context.constants.get(name)!.dated.periods.flatMap(period => period.from === undefined ? [] : [period.from.day]));
  return ['0001-01-01', ...new Set(days)];
}

function pointOf(edge: Edge, {whole, day}: Day, context: Context): Point {
  const at = edge.at.kind === 'figure' ? edge.at.value : edge.at.kind === 'reference' ? figureOn(edge.at.name, day, context) : 0;
  return whole && edge.after ? {at: Math.floor(at) + 1, after: false} : {at, after: edge.after};
}

function figureOn(name: string, day: string, context: Context): number {
  const datum = inForce(context.constants.get(name)!.dated, day);
  return datum.kind === 'figure' ? datum.value : 0;
}

const compare = (one: Point, other: Point): number => one.at - other.at || Number(one.after) - Number(other.after);

interface Day {
  readonly whole: boolean;
  readonly day: string;
  /** Answers are never negative, so nothing lies below 0. */
  readonly startsAtZero: boolean;
}

/** The rows in order with the gaps between them, as they lie on one day. */
function layOut(written: readonly WrittenBand[], table: Table, on: Day, context: Context): readonly Band[] {
  const floor: Point = {at: on.startsAtZero ? 0 : -Infinity, after: false};
  const point = (edge: Edge | undefined, otherwise: Point): Point => edge === undefined ? otherwise : pointOf(edge, on, context);
  const start = (band: WrittenBand): Point => point(band.from, floor);
  const ordered = written.toSorted((one, other) => compare(start(one), start(other)));
  const bands: Band[] = [];
  let reached: {readonly edge?: Edge; readonly point: Point} = {point: floor};
  ordered.forEach((band, index) => {
    const next = ordered[index + 1];
    const to = band.to ?? next?.from;
    const end = point(to, {at: Infinity, after: false});
    reportOverlap(band, next, {start: start(band), end, nextStart: next && start(next)}, context);
    if (compare(start(band), reached.point) > 0) {
      bands.push({...fromEdge(reached.edge), to: band.from!});
      reportGap(reached.point, start(band), band.row.keyPlace, table, on, context);
    }
    bands.push({...fromEdge(band.from), ...(to === undefined ? {} : {to}), cells: band.cells});
    reached = {...(to === undefined ? {} : {edge: to}), point: end};
  });
  if (reached.point.at !== Infinity) {
    bands.push(fromEdge(reached.edge));
    reportGap(reached.point, undefined, table.place, table, on, context);
  }
  if (table.otherwise !== undefined && bands.every(band => band.cells !== undefined)) context.report(diagnose('otherwise-never', table.place));
  return bands;
}

const fromEdge = (edge: Edge | undefined): {from?: Edge} => edge === undefined ? {} : {from: edge};

function reportOverlap(band: WrittenBand, next: WrittenBand | undefined, {start, end, nextStart}: {start: Point; end: Point; nextStart: Point | undefined}, context: Context): void {
  if (band.from !== undefined && band.to !== undefined && compare(start, end) >= 0) {
    context.report(diagnose('band-reversed', band.row.keyPlace, {row: band.row.key}));
  } else if (next !== undefined && nextStart !== undefined && (compare(start, nextStart) === 0 || compare(end, nextStart) > 0)) {
    context.report(diagnose('band-overlap', [next.row.keyPlace, {...band.row.keyPlace, label: 'overlaps this'}], {one: band.row.key, other: next.row.key}));
  }
}

function reportGap(low: Point, high: Point | undefined, place: Place, table: Table, on: Day, context: Context): void {
  if (table.otherwise === undefined) context.report(diagnose('band-gap', place, {gap: words(low, high, on.whole)}));
}

/** The numbers between two points, in words: 'under 18', '36', '20 up to below 25', 'over 65'. */
function words(low: Point, high: Point | undefined, whole: boolean): string {
  if (high === undefined) return whole ? `${grouped(low.at)} and more` : low.after ? `numbers over ${grouped(low.at)}` : `numbers from ${grouped(low.at)}`;
  if (low.at === -Infinity || (low.at === 0 && !low.after && !whole)) return `numbers ${high.after ? 'up to' : 'under'} ${grouped(high.at)}`;
  if (!whole) return `numbers ${low.after ? 'over' : 'from'} ${grouped(low.at)} ${high.after ? 'up to' : 'to below'} ${grouped(high.at)}`;
  return low.at === high.at - 1 ? grouped(low.at) : `${grouped(low.at)} to ${grouped(high.at - 1)}`;
}
