/** Numbers on both sides of each threshold of an input, so that every region of its rules is tried. */
import type {Cut} from '../../engine/compiled/changes.ts';

/** Where no rule has a threshold, this number stands for all above 0. */
const ANY_NUMBER = 1_000;

/** Both sides of each cut, and one number beyond them all; ascending, all above 0 but where 0 is a side. */
export function numbersAround(cuts: readonly Cut[], whole: boolean): readonly number[] {
  const edges = [...new Set(cuts.map(({at}) => at))].toSorted((one, other) => one - other);
  const sides = edges.flatMap((at, place) => {
    const [before = 0, behind = at * 2 + 2] = [edges[place - 1], edges[place + 1]];
    if (whole) return [at - 1, at];
    const here = cuts.filter((cut) => cut.at === at);
    const below = here.some(({after}) => !after) ? [at - nearby(at - before)] : [];
    const above = here.some(({after}) => after) ? [at + nearby(behind - at)] : [];
    return [...below, at, ...above];
  });
  const beyond = edges.length === 0 ? ANY_NUMBER : Math.ceil(edges.at(-1)!) * 2 + 1;
  return [...new Set([...sides, beyond])].filter((number) => number >= 0).toSorted((one, other) => one - other);
}

/** A small step that stays between two cuts. */
function nearby(gap: number): number {
  return gap > 1 ? 1 : gap / 2;
}
