/** What an analysis finds, and what it can only test. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {Period} from '../../engine/runtime/periods.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {addDays} from '../../engine/runtime/calendar.ts';
import type {Example} from './answerSets.ts';
import type {Space} from './space.ts';

/** Something unexpected that is not declared as an exception, or a declared exception that is not true. */
export interface Finding {
  /**
   * unreached: no answers lead there · broken: answers break a law · guard: calculated although a need is blank · option: no rule
   * names it · declaration: an exception that is not true, or that excuses nothing.
   */
  readonly kind: 'unreached' | 'broken' | 'guard' | 'option' | 'declaration';
  /** One sentence, in the terms of the definition. */
  readonly message: string;
  readonly hint: string;
  readonly place: Place;
  readonly example?: Example;
  /** Other laws of the same kind that are broken only where this one is: they probably have the same cause. */
  readonly also?: readonly Finding[];
}

/** What nothing speaks against, but what is not proven either. */
export interface Unproven {
  /** law: it was not broken · unseen: a part was not reached, so it may be out of reach. */
  readonly kind: 'law' | 'unseen';
  /** What may still happen, as 'result.cost is negative', or what was not seen: 'points.age: from 46'. */
  readonly what: string;
  /** When it was not seen: ' until 1 May 2025 and from 1 January 2027'; missing for all days. */
  readonly days?: string;
  /** Why it is not proven. */
  readonly reason: string;
  readonly place: Place;
}

export interface Findings {
  readonly findings: readonly Finding[];
  readonly unproven: readonly Unproven[];
}

export function joined(all: readonly Findings[]): Findings {
  return {findings: all.flatMap(({findings}) => findings), unproven: all.flatMap(({unproven}) => unproven)};
}

/** Neighbouring periods of the dated values; without limits where they are all periods. */
export interface Span extends Period {
  /** ' from 1 January 2027'; '' for all periods. */
  readonly words: string;
}

/** The runs of neighbouring days of a space for which something holds. */
export function periodsWhere({days}: Pick<Space, 'days'>, holds: (dayIndex: number) => boolean): readonly Span[] {
  const runs: [first: number, last: number][] = [];
  days.forEach((_, index) => {
    if (!holds(index)) return;
    const run = runs.at(-1);
    if (run?.[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  });
  return runs.map(([first, last]) => {
    const [from, next] = [first === 0 ? undefined : days[first]!, days[last + 1]];
    const until = next === undefined ? undefined : addDays(next, -1)!;
    const [begin, end] = [from && ` from ${calendarDay(from)}`, until && calendarDay(until)];
    const words = `${begin ?? ''}${end === undefined ? '' : `${begin === undefined ? ' until' : ' to'} ${end}`}`;
    return {words, ...(from !== undefined && {from}), ...(until !== undefined && {until})};
  });
}

/** A distance as an exception states it, without the dust of binary fractions. */
export function writtenDistance(distance: number): string {
  return String(Number(distance.toPrecision(12)));
}

/** Whether two distances are the same figure. */
export function isSameDistance(one: number, other: number): boolean {
  return writtenDistance(one) === writtenDistance(other);
}
