/** Places of a definition as lines. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt} from '../../../engine/diagnostics/source.ts';
import {entriesOf, itemsOf, type Node} from '../../../engine/yaml/node.ts';

/** The line on which a place begins. */
export function lineOf({source, start}: Place): number {
  return positionAt(source, start).line;
}

/** Gives the lines of a place, and those that open a block around it: such a line stands for all in it. */
export function linesAround(tree: Node): (place: Place) => readonly number[] {
  const text = tree.place.source.text;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({index}) => index + 1)];
  const lineAt = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  return ({start, end}) => {
    const [first, last] = [lineAt(start), lineAt(Math.max(start, end - 1))];
    const own = Array.from({length: last - first + 1}, (_, index) => first + index);
    return [...own, ...openersOf(tree, start).map(lineAt)];
  };
}

/** Where the keys stand of all entries that hold an offset. */
function openersOf(node: Node, offset: number): readonly number[] {
  const holds = ({place}: Node): boolean => place.start <= offset && offset < place.end;
  const entry = entriesOf(node).find(({value}) => holds(value));
  if (entry !== undefined) return [entry.keyPlace.start, ...openersOf(entry.value, offset)];
  const item = itemsOf(node).find(holds);
  return item === undefined ? [] : openersOf(item, offset);
}
