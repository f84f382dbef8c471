/** A curve in words: the stretches of numbers with the same outcome. */
import type {Domain} from './domain.ts';
import {sameOutcome, sameVerdict, type Outcome} from './outcome.ts';
import type {Sample} from './samples.ts';

export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly outcome: Outcome;
}

/** Stretches of the same figure and verdict, ascending. */
export function stretchesOf(samples: readonly Sample[]): readonly Stretch[] {
  return joined(samples, sameOutcome);
}

/** Stretches of the same verdict, whatever the figure. */
export function verdictStretchesOf(samples: readonly Sample[]): readonly Stretch[] {
  return joined(samples, sameVerdict);
}

/** Whether each stretch begins one step behind the one before, so that all are known exactly. */
export function isExact(stretches: readonly Stretch[], {step}: Domain): boolean {
  return stretches
    .slice(1)
    .every(({first}, index) => Math.round(first / step) - Math.round(stretches[index]!.last / step) === 1);
}

function joined(samples: readonly Sample[], isSame: (one: Outcome, other: Outcome) => boolean): readonly Stretch[] {
  const stretches: {first: number; last: number; outcome: Outcome}[] = [];
  for (const {number, outcome} of samples) {
    const current = stretches.at(-1);
    if (current !== undefined && isSame(current.outcome, outcome)) current.last = number;
    else stretches.push({first: number, last: number, outcome});
  }
  return stretches;
}
