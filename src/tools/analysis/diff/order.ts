/** What is the same in two versions but in another order: on the form, on the page, on the card, among the keys of the result. */

/** The fewest items that must move to turn one order into the other; empty if the order is the same. */
export function movedItems(before: readonly string[], after: readonly string[]): readonly string[] {
  const places = new Map(numbered(before).map(({key}, index) => [key, index]));
  const common = numbered(after).filter(({key}) => places.has(key));
  const kept = longestIncreasing(common.map(({key}) => places.get(key)!));
  return common.filter((_, index) => !kept.has(index)).map(({item}) => item);
}

/** Items with a key that tells equal ones apart. */
function numbered(items: readonly string[]): readonly {readonly item: string; readonly key: string}[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item) ?? 0) + 1;
    counts.set(item, count);
    return {item, key: `${count} ${item}`};
  });
}

/** The indexes of a longest run of growing numbers, others between them left out. */
function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  // Of the runs with as many numbers, the index at which the one with the least end ends.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? undefined : ends[low - 1]);
    ends[low] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) kept.add(index);
  return kept;
}

/** The pairs of indexes of the longest common subsequence. */
export function longestCommonSubsequence(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  // Two long lists mostly begin and end with the same items, and the table below grows with both.
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const same = (from: readonly [number, number], count: number): readonly (readonly [number, number])[] =>
    Array.from({length: count}, (_, index) => [from[0] + index, from[1] + index] as const);
  const middle = commonBetween(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return [
    ...same([0, 0], start),
    ...middle.map(([left, right]) => [left + start, right + start] as const),
    ...same([one.length - end, other.length - end], end),
  ];
}

function commonBetween(one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = Array.from({length: one.length + 1}, () => Array.from({length: other.length + 1}, () => 0));
  for (let left = one.length - 1; left >= 0; left--)
    for (let right = other.length - 1; right >= 0; right--)
      lengths[left]![right] =
        one[left] === other[right]
          ? lengths[left + 1]![right + 1]! + 1
          : Math.max(lengths[left + 1]![right]!, lengths[left]![right + 1]!);
  const pairs: (readonly [number, number])[] = [];
  for (let left = 0, right = 0; left < one.length && right < other.length;) {
    if (one[left] === other[right]) pairs.push([left++, right++]);
    else if (lengths[left + 1]![right]! >= lengths[left]![right + 1]!) left++;
    else right++;
  }
  return pairs;
}
