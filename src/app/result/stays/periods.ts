/** The stays of a block as days to draw and to count. */
import type {CardBlock, StayRule} from '../../../engine/results/card.ts';
import {addDays, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import {quantity} from '../../../engine/runtime/formats.ts';
import type {Window} from '../../../engine/runtime/movingWindow.ts';
import type {Stay} from '../../../engine/runtime/stays.ts';
import type {DaysKind, DrawnDays} from './Strip.tsx';

export interface StaysProps {
  readonly block: CardBlock;
  readonly rule: StayRule;
  /** The day to begin with. */
  readonly day: CalendarDay;
}

/** A stay that counts. */
export interface Period {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  /** Its last days, so many, are over the limit. */
  readonly daysOver: number;
}

export function periodsOf({items}: CardBlock): readonly Period[] {
  return items.flatMap(({stay}) => {
    const {first = null, last = null, daysOver = 0} = stay ?? {};
    return first !== null && last !== null && first <= last ? [{first, last, daysOver}] : [];
  });
}

export const staysOf = (periods: readonly Period[]): readonly Stay[] => periods.map(({first, last}) => [first, last]);

/** The days of a period, with those over the limit apart. */
export function drawnDays({first, last, daysOver}: Period, kind: DaysKind): readonly DrawnDays[] {
  return [
    {kind, first, last},
    ...(daysOver === 0 ? [] : [{kind: 'over' as const, first: addDays(last, 1 - daysOver)!, last}]),
  ];
}

/** '180 days', '12 months' */
export const lengthOf = (window: Window): string =>
  typeof window === 'number' ? quantity(window, 'days') : quantity(window.months, 'months');
