import {hintText, type Hint} from './diagnostic.ts';

/**
 * The name that `typed` is probably a misspelling of, or undefined if none is close. Case is ignored.
 * A name is close if at most a third of the letters of `typed` (one letter of two) are changed, added, left out or
 * swapped; a single letter is close to nothing. Failing that, three or more letters are close to the only name that
 * begins with them. Nothing is close to a code of digits: the next one is another thing.
 */
export function nearMiss(typed: string, names: Iterable<string>): string | undefined {
  if (/^\d+$/.test(typed)) return undefined;
  const lowerCased = typed.toLowerCase();
  let best: string | undefined;
  let bestDistance = lowerCased.length < 2 ? 1 : Math.floor(Math.max(lowerCased.length, 3) / 3) + 1;
  const completions: string[] = [];
  for (const name of names) {
    // The edit distance is at least the difference between the lengths.
    if (Math.abs(lowerCased.length - name.length) < bestDistance) {
      const distance = editDistance(lowerCased, name.toLowerCase());
      if (distance < bestDistance) [best, bestDistance] = [name, distance];
    }
    if (lowerCased.length >= 3 && name.toLowerCase().startsWith(lowerCased)) completions.push(name);
  }
  return best ?? (completions.length === 1 ? completions[0] : undefined);
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(source: string, target: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: target.length + 1}, (_, column) => column);
  for (let row = 1; row <= source.length; row++) {
    const current = [row];
    for (let column = 1; column <= target.length; column++) {
      const same = source[row - 1] === target[column - 1];
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && source[row - 1] === target[column - 2] && source[row - 2] === target[column - 1];
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current.push(distance);
    }
    [beforeLast, last] = [last, current];
  }
  return last[target.length]!;
}

/** The hint for an unknown name: the near miss, else all names if they are few, else `fallback`. */
export function didYouMean(typed: string, names: readonly string[], fallback?: string): string {
  return hintText(nearMissHint(typed, names, fallback));
}

/** The same for a problem in a file, whose wrong name the near miss can take the place of. */
export function nearMissHint(typed: string, names: readonly string[], fallback?: string): Hint {
  const near = nearMiss(typed, names);
  if (near !== undefined) return {text: `Did you mean '${near}'?`, typed, instead: near};
  const isShort = names.length > 0 && names.length <= 12;
  return fallback === undefined || isShort ? `It is one of: ${names.join(', ')}.` : fallback;
}
