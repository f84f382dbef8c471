/**
 * Numbers that represent all others: some of each region between two cuts. Where the position of a cut depends on a second number, both
 * get the values at which the regions of the plane begin and end, so that every region is visited.
 */
import type {Cut, JointCut} from '../../engine/language/expression/cut.ts';
import {type Region, regionsBetween} from '../../engine/reading/regionsBetween.ts';

export interface Axis {
  readonly cuts: readonly Cut[];
  /** Whether values between whole numbers do not matter. */
  readonly whole: boolean;
  /** How many numbers of each region to try, if it has that many. */
  readonly count: number;
}

/** Stands for all numbers above 0 where no rule has a threshold. */
const ANY_NUMBER = 1_000;

/** Numbers of each region from 0 on: 0, both sides of each cut, and one beyond the last cut; ascending. */
export function representatives({cuts, whole, count}: Axis): readonly number[] {
  const numbers = regionsBetween(cuts, whole).flatMap((region) =>
    (whole ? wholeNumbersIn(region, count) : numbersIn(region, count)).slice(),
  );
  return ascending([0, ...numbers]);
}

function wholeNumbersIn({from, to}: Region, count: number): readonly number[] {
  const first = Math.ceil(from);
  if (to === Infinity) return [first, ...beyond(from, count).map(Math.ceil)];
  const last = Math.ceil(to) - 1;
  const size = last - first + 1;
  if (size <= count) return Array.from({length: Math.max(size, 0)}, (_, index) => first + index);
  return Array.from({length: count}, (_, index) => first + Math.floor((index * (size - 1)) / (count - 1)));
}

/** The first and the last number of a region, a small step away from a cut, and fractions between them. */
function numbersIn({from, excludesFrom, to, excludesTo}: Region, count: number): readonly number[] {
  if (from === to) return [from];
  const gap = to - from;
  const first = excludesFrom ? from + smallStep(gap) : from;
  if (to === Infinity) return [first, ...beyond(from, count)];
  const inside = Array.from({length: count - 2}, (_, index) =>
    withShortFraction(from + (gap * (index + 1)) / (count - 1), from, to),
  );
  return [first, ...inside, excludesTo ? to - smallStep(gap) : to];
}

/** Numbers after the last cut, the first of them whole. */
function beyond(last: number, count: number): readonly number[] {
  const first = last === 0 ? ANY_NUMBER : Math.ceil(last) * 2 + 1;
  return [
    first,
    ...Array.from({length: count - 2}, (_, index) => Math.ceil(first * (index + 1) * 7.3) + SHORT_FRACTION),
  ];
}

/** A small step that stays between two cuts. */
function smallStep(gap: number): number {
  return gap > 1 ? 1 : gap / 2;
}

/** Every rounding to a whole number or to cents changes it. */
const SHORT_FRACTION = 0.3125;

function withShortFraction(number: number, from: number, to: number): number {
  const short = Math.floor(number) + SHORT_FRACTION;
  return short > from && short < to ? short : number;
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** An input with more values than this would make the space too large. */
const MAX_VALUES = 400;

export interface JointRepresentatives {
  /** By input; ascending. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  /** Inputs whose regions with other inputs may not all be visited. */
  readonly incomplete: ReadonlySet<string>;
}

/** The representatives of inputs by name, where some cuts depend on more than one of them. */
export function jointRepresentatives(
  axes: ReadonlyMap<string, Axis>,
  joint: readonly JointCut[],
): JointRepresentatives {
  const numbers = new Map([...axes].map(([input, axis]) => [input, representatives(axis)]));
  const incomplete = new Set<string>();
  for (const pair of pairsIn(joint)) {
    // For a whole number there are fractions between any two lines; for a fraction there may be no whole number.
    const [one, other] = axes.get(pair[0])?.whole ? [pair[1], pair[0]] : pair;
    const [first, second] = [axes.get(one), axes.get(other)];
    if (first === undefined || second === undefined) continue;
    const lines = joint.flatMap((cut) => lineOf(cut, one, other));
    const plane = planeRepresentatives(first, second, lines);
    const isPartOfMore = joint.some(
      ({terms}) =>
        (one in terms || other in terms) && Object.keys(terms).some((name) => name !== one && name !== other),
    );
    for (const [input, values] of [
      [one, plane.x],
      [other, plane.y],
    ] as const) {
      const all = ascending([...numbers.get(input)!, ...values]);
      if (all.length <= MAX_VALUES) numbers.set(input, all);
      if (all.length > MAX_VALUES || isPartOfMore || !plane.isComplete) incomplete.add(input);
    }
  }
  return {numbers, incomplete};
}

/** Every two inputs that appear in the same cut. */
function pairsIn(joint: readonly JointCut[]): readonly (readonly [string, string])[] {
  const pairs = joint.flatMap(({terms}) => {
    const names = Object.keys(terms).toSorted();
    return names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
  });
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];
}

/** x * `x` + y * `y` + `constant` = 0. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly constant: number;
}

/** The cut as a line in the plane of two inputs, with every other input at 0. */
function lineOf({constant, terms}: JointCut, one: string, other: string): readonly Line[] {
  const [x, y] = [terms[one], terms[other]];
  return x === undefined || y === undefined ? [] : [{x, y, constant}];
}

/**
 * The plane is cut into strips at each y where two lines meet: within a strip the lines keep their order. Each strip gets some values of y,
 * and each of these the values of x on both sides of every line. Ends as soon as an input has more values than can be tried: thousands of
 * lines have millions of meetings.
 */
function planeRepresentatives(
  x: Axis,
  y: Axis,
  lines: readonly Line[],
): {readonly x: readonly number[]; readonly y: readonly number[]; readonly isComplete: boolean} {
  const tooMany = {x: [], y: [], isComplete: false};
  if (lines.length > MAX_VALUES) return tooMany;
  const verticals = [0, ...x.cuts.map(({at}) => at)].map((at): Line => ({x: 1, y: 0, constant: -at}));
  const meetings = lines.flatMap((line, index) =>
    [...lines.slice(index + 1), ...verticals].flatMap((other) => meetingY(line, other)),
  );
  const distinct = new Set(meetings.filter((at) => at >= 0).map((at) => (y.whole ? Math.floor(at) : at)));
  if (distinct.size > MAX_VALUES) return tooMany;
  const ys = representatives({...y, cuts: [...y.cuts, ...meetings.flatMap((at) => cutsAround(at, y.whole))]});
  if (ys.length > MAX_VALUES) return tooMany;
  const xs = new Set<number>();
  for (const value of ys) {
    const solutions = lines.map((line) => -(line.constant + line.y * value) / line.x);
    const cuts = [...x.cuts, ...solutions.flatMap((at) => cutsAround(at, x.whole))];
    for (const number of representatives({...x, cuts})) xs.add(number);
    if (xs.size > MAX_VALUES) break;
  }
  // Between lines of other slopes there may be whole numbers far from where the lines meet.
  const isComplete = !(x.whole && y.whole) || lines.every((line) => Math.abs(line.x) === Math.abs(line.y));
  return {x: [...xs], y: ys, isComplete};
}

/** Where two lines meet; none if they are parallel. */
function meetingY(one: Line, other: Line): readonly number[] {
  const determinant = one.x * other.y - other.x * one.y;
  return determinant === 0 ? [] : [(other.x * one.constant - one.x * other.constant) / determinant];
}

/** Cuts on both sides of a number; of whole numbers also their neighbours, as `<` and `<=` differ by one. */
function cutsAround(at: number, whole: boolean): readonly Cut[] {
  if (!Number.isFinite(at) || at < 0) return [];
  if (!whole) return [false, true].map((after) => ({at, after}));
  const below = Math.floor(at);
  return [-1, 0, 1, 2].map((step) => ({at: below + step, after: false}));
}
