/** Random choices of fast-check, which repeats them by their seed and looks for the shortest that fail. */
import fc from 'fast-check';

export interface Draw {
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** @param share of 1 */
  chance(share: number): boolean;
  [fc.toStringMethod](): string;
}

// Without bias, as the choices are near a limit already.
const whole = (min: number, max: number) => fc.noBias(fc.integer({min, max}));

/** To draw from while a property runs. */
export const draws = (): fc.Arbitrary<Draw> =>
  fc.gen().map((generate) => {
    const int = (least: number, most: number) => generate(whole, least, most);
    return {
      int,
      pick: (choices) => choices[int(0, choices.length - 1)]!,
      chance: (share) => int(1, 1000) <= share * 1000,
      [fc.toStringMethod]: () => 'the choices behind the answers below',
    };
  });
