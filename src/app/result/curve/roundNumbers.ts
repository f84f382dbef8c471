/**
 * Round numbers within a range, for the ticks of an axis: 20, 30, 40, 50 for 18 to 55.
 * @param most how many at most, if possible more than half as many
 */
export function roundNumbers(from: number, to: number, most: number): readonly number[] {
  const rough = (to - from) / most;
  if (!(rough > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough * 0.999)!;
  const first = Math.ceil(from / width - 1e-9);
  const last = Math.floor(to / width + 1e-9);
  return Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * width).toPrecision(12)));
}
