/** What an analysis finds, and what it can only test. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
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
}

/** What nothing speaks against, but what is not proven either. */
export interface Unproven {
  /** law: it was not broken · unseen: a part was not reached, so it may be out of reach. */
  readonly kind: 'law' | 'unseen';
  /** What may still happen, as 'result.cost is negative', or what was not seen. */
  readonly message: string;
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

/** The runs of neighbouring days of a space for which something holds, each in words: ' from 1 January 2027'; '' for all days. */
export function periodsWhere({days}: Pick<Space, 'days'>, holds: (dayIndex: number) => boolean): readonly string[] {
  const spans: [first: number, last: number][] = [];
  days.forEach((_, index) => {
    if (!holds(index)) return;
    const span = spans.at(-1);
    if (span?.[1] === index - 1) span[1] = index;
    else spans.push([index, index]);
  });
  return spans.map(([first, last]) => {
    const next = days[last + 1];
    const from = first === 0 ? '' : ` from ${calendarDay(days[first]!)}`;
    const end = next === undefined ? '' : calendarDay(addDays(next, -1)!);
    return end === '' ? from : `${from} ${from === '' ? 'until' : 'to'} ${end}`;
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
