/** The functions that a formula may call, by name, in the order of the reference. */
import {phrases, type FunctionName} from '../../words/functions.ts';
import * as calendar from './calendar.ts';
import type {FunctionDescriptor} from './descriptor.ts';
import * as namedDays from './namedDays.ts';
import * as numbers from './numbers.ts';
import * as stays from './stays.ts';

const described: Readonly<Record<FunctionName, FunctionDescriptor>> = {...calendar, ...namedDays, ...numbers, ...stays};
const names = Object.keys(phrases) as readonly FunctionName[];

export const functions = Object.fromEntries(names.map((name) => [name, described[name]])) as typeof described;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}
