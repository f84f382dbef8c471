/** The values of a rule over time, from its text in a RuleChange. */
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';

/** A value and the first day on which it applies; the first value applies before its day, too. */
export interface Period {
  readonly from: CalendarDay;
  readonly value: number | string;
}

const BEFORE_ALL_DAYS = '0000-01-01';

/** Whether the text is that of a dated value: a list of periods, the first of which may have no day. */
export const isDatedText = (text: string): boolean => /^\[\{"(?:from|value)":/.test(text);

/** One period for a value without dates. */
export function periodsOf(text: string): readonly [Period, ...Period[]] {
  if (!isDatedText(text)) return [{from: BEFORE_ALL_DAYS, value: asValue(text)}];
  const [first, ...others] = JSON.parse(text) as [Period, ...Period[]];
  return [{...first, from: BEFORE_ALL_DAYS}, ...others];
}

const asValue = (text: string): number | string => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** A stretch of days on which a value differs; the first may begin before all days, the last is open. */
export interface Stretch {
  /** Undefined if it differs from the beginning. */
  readonly from: CalendarDay | undefined;
  /** The first day on which it no longer differs in this way; undefined for the last. */
  readonly until: CalendarDay | undefined;
  readonly before: number | string;
  readonly after: number | string;
}

/** When two values differ over time; empty if they are the same on every day. */
export function stretchesOf(before: string, after: string): readonly Stretch[] {
  const [one, other] = [periodsOf(before), periodsOf(after)];
  const days = [...new Set([...one, ...other].map(({from}) => from))].toSorted();
  const stretches: Stretch[] = [];
  days.forEach((day, index) => {
    const [from, to] = [valueOn(day, one), valueOn(day, other)];
    const until = days[index + 1];
    const last = stretches.at(-1);
    if (from === to) return;
    if (last?.until === day && last.before === from && last.after === to)
      stretches[stretches.length - 1] = {...last, until};
    else stretches.push({from: day === BEFORE_ALL_DAYS ? undefined : day, until, before: from, after: to});
  });
  return stretches;
}

const valueOn = (day: CalendarDay, periods: readonly [Period, ...Period[]]): number | string =>
  (periods.findLast(({from}) => from <= day) ?? periods[0]).value;
