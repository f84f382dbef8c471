/** From where to where a number is worth looking at. */
import type {NumberField} from '../../../engine/inputs/number.ts';
import {sameOutcome, type OutcomeAt} from './outcome.ts';

export interface Domain {
  readonly from: number;
  readonly to: number;
  /** The answers between: every one is a whole number of steps. */
  readonly step: number;
  /** Whether the form knows of nothing below and above. */
  readonly bounded: {readonly below: boolean; readonly above: boolean};
}

/** An amount or a number of years without a step of its own may have a fraction. */
const FINEST_STEP = 0.01;
/** Where nobody answered and no number stands out. */
const USUAL_END = {amount: 50_000, count: 10};
/** 1, 2, 5, 10, … up to a thousand million. */
const PROBES = Array.from({length: 28}, (_, index) => [1, 2, 5][index % 3]! * 10 ** Math.floor(index / 3));

/** @param own the visitor's number; null where nothing was filled in */
export function domainOf(input: NumberField, own: number | null, at: OutcomeAt): Domain {
  const step = input.step ?? (input.kind === 'integer' ? 1 : FINEST_STEP);
  // 0 would count as another number.
  const least = input.whenZero === undefined ? 0 : step;
  const from = Math.min(input.min ?? least, own ?? Infinity);
  const to = input.max ?? endOf(input, own ?? 0, from, at);
  return {
    from,
    to: Math.max(to, own ?? 0, from + step),
    step,
    bounded: {below: input.min !== undefined, above: input.max !== undefined},
  };
}

/** A round number some way behind the last one that changes the outcome, and behind the visitor's own. */
function endOf(input: NumberField, own: number, from: number, at: OutcomeAt): number {
  const last = lastChange(
    PROBES.filter((probe) => probe > from),
    at,
  );
  if (last !== undefined) return roundUp(1.25 * Math.max(last, own));
  return own > 0 ? roundUp(1.5 * own) : isAmount(input) ? USUAL_END.amount : USUAL_END.count;
}

/** About where the outcome changes for the last time; undefined where it never does, or goes on changing. */
function lastChange(probes: readonly number[], at: OutcomeAt): number | undefined {
  const outcomes = probes.map(at);
  const differ = (index: number): boolean => {
    const [one, other] = [outcomes[index], outcomes[index + 1]];
    return one !== null && other !== null && !sameOutcome(one!, other!);
  };
  const index = probes.slice(0, -1).findLastIndex((_, each) => differ(each));
  if (index < 0 || index === probes.length - 2) return undefined;
  let [low, high] = [probes[index]!, probes[index + 1]!];
  const last = outcomes[index + 1]!;
  // Near enough for the end of an axis.
  while (high - low > high / 50) {
    const middle = (low + high) / 2;
    const outcome = at(middle);
    if (outcome !== null && sameOutcome(outcome, last)) high = middle;
    else low = middle;
  }
  return high;
}

function isAmount({unit = ''}: NumberField): boolean {
  return /^[A-Z]{3}$/.test(unit);
}

/** 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((each) => each * power).find((each) => each >= number * 0.999)!;
}
