/** Data that changes on some days, as JavaScript: whatever stays the same is written once. */
import type {CalendarDay} from '../runtime/calendar.ts';
import {
  array,
  chain,
  Code,
  js,
  literal,
  literalOf,
  named,
  objectOf,
  textOf,
} from '../language/expression/javascript.ts';

/**
 * The JavaScript of data, which selects by the day of the rules where days differ. Data may be JavaScript in places. Members that are undefined are left out.
 * @param days on which the data may change, earliest first
 * @param dataOn the data on a day; '' is before all of them
 */
export function codeOnDays(days: readonly CalendarDay[], dataOn: (day: CalendarDay) => unknown): Code {
  return merged(['', ...days].map((day) => ({day, data: known(dataOn(day))})));
}

interface Version {
  readonly day: CalendarDay;
  readonly data: unknown;
}

function merged(versions: readonly Version[]): Code {
  const changed = versions.filter(({data}, index) => index === 0 || !isSame(data, versions[index - 1]!.data));
  const [first, ...later] = changed;
  if (later.length === 0) return codeOf(first!.data);
  const all = changed.map(({data}) => data);
  const mergedAt = (key: string | number): Code =>
    merged(changed.map(({day, data}) => ({day, data: (data as Readonly<Record<string, unknown>>)[key]})));
  if (all.every(isList) && all.every((list) => list.length === all[0]!.length))
    return array(all[0]!.map((_, index) => mergedAt(index)));
  if (all.every(isRecord) && all.every((record) => Object.keys(record).join() === Object.keys(all[0]!).join()))
    return objectOf(Object.keys(all[0]!), (key) => [key, mergedAt(key)]);
  return chain(
    later.toReversed().map(({day, data}) => [js`${named('rules$')} >= ${literal(day)}`, codeOf(data)] as const),
    codeOf(first!.data),
  );
}

function codeOf(data: unknown): Code {
  if (data instanceof Code) return data;
  if (isList(data)) return array(data.map(codeOf));
  if (!isRecord(data)) return literalOf(data);
  return objectOf(Object.entries(data), ([key, value]) => [key, codeOf(value)]);
}

/** The data without members that are undefined. */
function known(data: unknown): unknown {
  if (isList(data)) return data.map(known);
  if (!isRecord(data)) return data;
  const members = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members.map(([key, value]) => [key, known(value)]));
}

const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !isList(data) && !(data instanceof Code);

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Code && other instanceof Code) return textOf(one) === textOf(other);
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  return Object.keys({...one, ...other}).every((key) => isSame(one[key], other[key]));
}
