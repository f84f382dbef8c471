/** Data that may differ between days as JavaScript: what is the same on all of them stands once. */
import type {CalendarDay} from '../runtime/calendar.ts';
import {array, atom, jsPrecedence, object, string, type Code} from './javascript.ts';
import {chain} from './select.ts';
import {literalOf} from './javascript.ts';

/** A place in data that is JavaScript already. */
export class Written {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

/**
 * The JavaScript of data, which selects by `today` where days differ. Members that are undefined are left out.
 * @param days on which the data may change, earliest first
 * @param dataOn the data on a day; '' is before all of them
 */
export function codeOnDays(days: readonly CalendarDay[], dataOn: (day: CalendarDay) => unknown): string {
  return merged(['', ...days].map((day) => ({day, data: known(dataOn(day))}))).text;
}

interface Version {
  readonly day: CalendarDay;
  readonly data: unknown;
}

function merged(versions: readonly Version[]): Code {
  const changed = versions.filter(({data}, index) => index === 0 || !isSame(data, versions[index - 1]!.data));
  const [first, ...later] = changed;
  if (later.length === 0) return atom(codeOf(first!.data));
  const all = changed.map(({data}) => data);
  if (all.every(isList) && all.every((list) => list.length === all[0]!.length))
    return atom(
      array(
        all[0]!.map(
          (_, index) => merged(changed.map(({day, data}) => ({day, data: (data as (typeof all)[0])![index]}))).text,
        ),
      ),
    );
  if (all.every(isRecord) && all.every((record) => Object.keys(record).join() === Object.keys(all[0]!).join()))
    return atom(
      object(
        Object.fromEntries(
          Object.keys(all[0]!).map((key) => [
            key,
            merged(changed.map(({day, data}) => ({day, data: (data as Record<string, unknown>)[key]}))).text,
          ]),
        ),
      ),
    );
  return chain(
    later
      .toReversed()
      .map(
        ({day, data}) =>
          [{text: `today >= ${string(day)}`, precedence: jsPrecedence.compare}, atom(codeOf(data))] as const,
      ),
    atom(codeOf(first!.data)),
  );
}

function codeOf(data: unknown): string {
  if (data instanceof Written) return data.code;
  if (isList(data)) return array(data.map(codeOf));
  if (!isRecord(data)) return literalOf(data);
  return object(Object.fromEntries(Object.entries(data).map(([key, value]) => [key, codeOf(value)] as const)));
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
  typeof data === 'object' && data !== null && !isList(data) && !(data instanceof Written);

const isSame = (one: unknown, other: unknown): boolean => codeOf(one) === codeOf(other);
