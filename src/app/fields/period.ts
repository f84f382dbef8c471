/** Amounts for the other period than a field asks for. */
import type {Period} from '../../engine/language/definition/unit.ts';
import type {Question} from '../../engine/program/module.ts';
import {LARGEST_NUMBER} from '../../engine/runtime/answers.ts';

/** An amount for the other period, for this one. A month's is rounded down, so that nobody is lifted over a threshold. */
export const inPeriod = (amount: number, per: Period): number =>
  per === 'year' ? amount * 12 : Math.floor(amount / 12);

/** How many times a threshold an amount is at which its period is doubted. */
const DOUBTED = 10;

/**
 * Whether an amount looks as if it were for the other period: ten times the highest threshold of a month, or a tenth of the lowest of a year.
 * @param question what the verdict asks of the field; undefined until that is known
 */
export function isDoubted(amount: number, per: Period, question: Question | undefined): boolean {
  if (question?.kind !== 'number' || amount === 0) return false;
  const thresholds = question.cuts.map(({at}) => at).filter((at) => at > 0 && at < LARGEST_NUMBER);
  if (thresholds.length === 0) return false;
  return per === 'month' ? amount >= DOUBTED * Math.max(...thresholds) : DOUBTED * amount <= Math.min(...thresholds);
}
