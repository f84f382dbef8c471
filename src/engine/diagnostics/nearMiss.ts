/**
 * The name of a closed list that was probably meant, or undefined where none is close.
 * Close is at most a third of the name's letters (one of two) changed, added, left out or swapped, letter case
 * aside, so that no letter alone is near another; or the beginning of exactly one name, from three letters on.
 */
export function nearMiss(typed: string, names: Iterable<string>): string | undefined {
  const wanted = typed.toLowerCase();
  let best: string | undefined;
  let bestDistance = wanted.length < 2 ? 1 : Math.floor(Math.max(wanted.length, 3) / 3) + 1;
  const beginnings: string[] = [];
  for (const name of names) {
    // The edit distance is at least the difference between the lengths.
    if (Math.abs(wanted.length - name.length) < bestDistance) {
      const distance = editDistance(wanted, name.toLowerCase());
      if (distance < bestDistance) [best, bestDistance] = [name, distance];
    }
    if (wanted.length >= 3 && name.toLowerCase().startsWith(wanted)) beginnings.push(name);
  }
  return best ?? (beginnings.length === 1 ? beginnings[0] : undefined);
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: other.length + 1}, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current.push(distance);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
}

/** The hint for a wrong name of a closed list: the near miss, else the list while it is short, else `otherwise`. */
export function didYouMean(typed: string, names: readonly string[], otherwise?: string): string {
  const near = nearMiss(typed, names);
  if (near !== undefined) return `Did you mean '${near}'?`;
  const isShort = names.length > 0 && names.length <= 12;
  return otherwise === undefined || isShort ? `It is one of: ${names.join(', ')}.` : otherwise;
}
