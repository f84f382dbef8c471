/**
 * The lowest whole number of a range of which something is true, by bisection: it is true of all after that one, or is found where it turns
 * true.
 * @param to the last of the range, of which it is true
 */
export function lowest(from: number, to: number, isTrue: (number: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
