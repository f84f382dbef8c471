import {inOrder, type Cut} from '../language/expression/cut.ts';

/** All values between two cuts; `to` is Infinity after the last cut. */
export interface Region {
  readonly from: number;
  /** Whether `from` itself is before the cut. */
  readonly excludesFrom: boolean;
  readonly to: number;
  readonly excludesTo: boolean;
}

/**
 * The regions from 0 on that the cuts, in any order, separate; the last one has no end.
 * @param whole whether only whole numbers matter
 */
export function regionsBetween(cuts: readonly Cut[], whole: boolean): readonly Region[] {
  const regions: Region[] = [];
  let [from, excludesFrom] = [0, false];
  for (const {at, after} of inOrder(cuts)) {
    if (at === from && after === excludesFrom && regions.length > 0) continue;
    regions.push({from, excludesFrom, to: at, excludesTo: !after || whole});
    [from, excludesFrom] = [at, after];
  }
  return [...regions, {from, excludesFrom, to: Infinity, excludesTo: true}];
}
