/** What is the same in two versions but in another order: on the form, on the page, on the card, among the keys of the result. */
import {diffArrays} from 'diff';

/** The fewest items that must move to turn one order into the other; empty if the order is the same. */
export function movedItems(before: readonly string[], after: readonly string[]): readonly string[] {
  // From the later to the earlier order: of two items that changed places, the one that is now first is said to have moved.
  const parts = diffArrays([...after], [...before]);
  const elsewhere = parts.flatMap((part) => (part.added ? part.value : []));
  const notInPlace = parts.flatMap((part) => (part.removed ? part.value : []));
  return notInPlace.filter((item) => {
    const index = elsewhere.indexOf(item);
    if (index >= 0) elsewhere.splice(index, 1);
    return index >= 0;
  });
}
