/** Answer sets as a few products of answers: 'salary from A to B, with a degree', exactly. */
import {type AnswerSet, product} from '../answerSets.ts';

/** The answers of a product, by input; an input that is missing has any answer. Boxes of the same answer sets may overlap. */
export type Box = ReadonlyMap<string, readonly string[]>;

/** More are no sentence that anybody reads. */
const MAX_BOXES = 6;

/** More answer sets take seconds. */
export const MAX_SETS = 20_000;

interface Axis {
  readonly input: string;
  /** All answers of the space. */
  readonly all: readonly string[];
}

/**
 * The boxes that hold these answer sets and no others of the space.
 * @param axes of the space; each answer set has an answer to each
 * @returns undefined if that takes too many
 */
export function boxesOf(sets: readonly AnswerSet[], axes: readonly Axis[]): readonly Box[] | undefined {
  if (sets.length > MAX_SETS) return undefined;
  const boxes = cover(sets, axes);
  return boxes && withoutCovered(widened(boxes, sets, axes));
}

/** As wide as the answer sets allow: 'three years of experience with a degree, or five years', and not 'five years without one'. */
function widened(boxes: readonly Box[], sets: readonly AnswerSet[], axes: readonly Axis[]): readonly Box[] {
  const keyOf = (set: AnswerSet): string => axes.map(({input}) => set[input]).join('\t');
  const known = new Set(sets.map(keyOf));
  const answersOf = (box: Box, {input, all}: Axis): readonly string[] => box.get(input) ?? all;
  return boxes.map((box) => {
    let wide = box;
    for (const axis of axes) {
      const lists = axes.map((each) => ({input: each.input, answers: each === axis ? [''] : answersOf(wide, each)}));
      const isInside = (answer: string): boolean => {
        for (const set of product(lists)) if (!known.has(keyOf({...set, [axis.input]: answer}))) return false;
        return true;
      };
      const current = answersOf(wide, axis);
      const answers = axis.all.filter((answer) => current.includes(answer) || isInside(answer));
      wide = new Map([...wide, [axis.input, answers]]);
    }
    return new Map(
      axes.flatMap((axis) =>
        answersOf(wide, axis).length === axis.all.length ? [] : [[axis.input, answersOf(wide, axis)]],
      ),
    );
  });
}

/** Without boxes that lie within another one. */
function withoutCovered(boxes: readonly Box[]): readonly Box[] {
  const isWithin = (inner: Box, outer: Box): boolean =>
    [...outer].every(([input, answers]) => inner.get(input)?.every((answer) => answers.includes(answer)) === true);
  return boxes.filter(
    (box, index) =>
      !boxes.some(
        (other, position) => position !== index && isWithin(box, other) && (position < index || !isWithin(other, box)),
      ),
  );
}

function cover(sets: readonly AnswerSet[], axes: readonly Axis[]): readonly Box[] | undefined {
  const [axis, ...others] = axes;
  if (axis === undefined) return [new Map()];
  const groups = axes.map((each) => ({axis: each, slices: slicesBy(sets, each, axes)}));
  // An input with few slices splits the others least; one with a single slice does not split them at all.
  const {axis: best, slices} = groups.toSorted((one, other) => one.slices.length - other.slices.length)[0]!;
  const rest = best === axis ? others : axes.filter((each) => each !== best);
  const boxes: Box[] = [];
  for (const {answers, sets: inSlice} of slices) {
    const inner = cover(inSlice, rest);
    if (inner === undefined) return undefined;
    for (const box of inner)
      boxes.push(answers.length === best.all.length ? box : new Map([[best.input, answers], ...box]));
    if (boxes.length > MAX_BOXES) return undefined;
  }
  return boxes;
}

interface Slice {
  /** The answers to one input that go with the same answers to the others. */
  readonly answers: readonly string[];
  /** The sets with one of them. */
  readonly sets: readonly AnswerSet[];
}

function slicesBy(sets: readonly AnswerSet[], {input, all}: Axis, axes: readonly Axis[]): readonly Slice[] {
  const others = axes.filter((axis) => axis.input !== input);
  const byAnswer = new Map<string, AnswerSet[]>(all.map((answer) => [answer, []]));
  for (const set of sets) byAnswer.get(set[input]!)!.push(set);
  const slices = new Map<string, {answers: string[]; sets: readonly AnswerSet[]}>();
  for (const answer of all) {
    const inSlice = byAnswer.get(answer)!;
    if (inSlice.length === 0) continue;
    const key = inSlice
      .map((set) => others.map((other) => set[other.input]).join('\t'))
      .toSorted()
      .join('\n');
    const slice = slices.get(key) ?? {answers: [], sets: inSlice};
    slices.set(key, slice);
    slice.answers.push(answer);
  }
  return [...slices.values()];
}
