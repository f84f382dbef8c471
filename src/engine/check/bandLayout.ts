/** How the rows of a number lie on one day, when every constant among their edges has one value. */
import type {Code} from '../diagnostics/catalogue.ts';
import type {Details, Place} from '../diagnostics/diagnostic.ts';
import {grouped} from '../runtime/formats.ts';
import type {Edge} from '../model.ts';
import type {WrittenBand} from './bandRows.ts';
import type {Context} from './context.ts';
import {inForce} from './dated.ts';

export interface Layout {
  /** The rows from low to high. */
  readonly ordered: readonly WrittenBand[];
  /** Before which of the ordered rows numbers are left out; their count where they are left out at the end. */
  readonly gaps: readonly {readonly before: number; readonly words: string}[];
  readonly problems: readonly Problem[];
}

interface Problem {
  readonly code: Code;
  readonly places: readonly [Place, ...Place[]];
  readonly details: Details;
  readonly rows: readonly WrittenBand[];
}

/** A place on the number line: before a number, or after it. */
interface Point {
  readonly at: number;
  readonly after: boolean;
}

interface Day {
  readonly whole: boolean;
  readonly day: string;
  /** Answers are never negative, so nothing lies below 0. */
  readonly startsAtZero: boolean;
}

export function layOut(written: readonly WrittenBand[], on: Day, context: Context): Layout {
  const floor: Point = {at: on.startsAtZero ? 0 : -Infinity, after: false};
  const point = (edge: Edge | undefined, otherwise: Point): Point =>
    edge === undefined ? otherwise : pointOf(edge, on, context);
  const start = (band: WrittenBand): Point => point(band.from, floor);
  const ordered = written.toSorted((one, other) => compare(start(one), start(other)));
  const gaps: {before: number; words: string}[] = [];
  const problems: Problem[] = [];
  let reached = floor;
  ordered.forEach((band, index) => {
    const next = ordered[index + 1];
    const end = point(band.to ?? next?.from, {at: Infinity, after: false});
    if (compare(start(band), reached) > 0) gaps.push({before: index, words: words(reached, start(band), on.whole)});
    if (band.from !== undefined && band.to !== undefined && compare(start(band), end) >= 0)
      problems.push(reversed(band));
    else if (next !== undefined && (compare(start(band), start(next)) === 0 || compare(end, start(next)) > 0))
      problems.push(overlap(band, next));
    reached = end;
  });
  if (reached.at !== Infinity) gaps.push({before: ordered.length, words: words(reached, undefined, on.whole)});
  return {ordered, gaps, problems};
}

/** The figure of a constant on a day; 0 for one that is no figure, which is reported elsewhere. */
export function figureOn(name: string, day: string, context: Context): number {
  const datum = inForce(context.constants.get(name)!.dated, day);
  return datum.kind === 'figure' ? datum.value : 0;
}

function reversed(band: WrittenBand): Problem {
  return {code: 'band-reversed', places: [band.row.keyPlace], details: {row: band.row.key}, rows: [band]};
}

function overlap(band: WrittenBand, next: WrittenBand): Problem {
  const places = [next.row.keyPlace, {...band.row.keyPlace, label: 'overlaps this'}] as const;
  return {code: 'band-overlap', places, details: {one: band.row.key, other: next.row.key}, rows: [band, next]};
}

function pointOf(edge: Edge, {whole, day}: Day, context: Context): Point {
  const at =
    edge.at.kind === 'figure' ? edge.at.value : edge.at.kind === 'reference' ? figureOn(edge.at.name, day, context) : 0;
  return whole && edge.after ? {at: Math.floor(at) + 1, after: false} : {at, after: edge.after};
}

const compare = (one: Point, other: Point): number => one.at - other.at || Number(one.after) - Number(other.after);

/** The numbers between two points, in words: 'numbers under 18', '36', 'numbers from 20 to below 25', '61 and more'. */
function words(low: Point, high: Point | undefined, whole: boolean): string {
  if (high === undefined)
    return whole
      ? `${grouped(low.at)} and more`
      : `numbers ${low.after ? 'over' : 'from'} ${grouped(low.at)}${low.after ? '' : ' on'}`;
  if (low.at === -Infinity || (low.at === 0 && !low.after && !whole))
    return `numbers ${high.after ? 'up to' : 'under'} ${grouped(high.at)}`;
  if (low.at === high.at) return `exactly ${grouped(low.at)}`;
  if (!whole)
    return `numbers ${low.after ? 'over' : 'from'} ${grouped(low.at)} ${high.after ? 'up to' : 'to below'} ${grouped(high.at)}`;
  return low.at === high.at - 1 ? grouped(low.at) : `${grouped(low.at)} to ${grouped(high.at - 1)}`;
}
