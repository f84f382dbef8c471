/** The functions that a formula may call, by name, in the order of the reference. */
import {addDays, addMonths, daysSince} from './calendar.ts';
import type {FunctionDescriptor} from './descriptor.ts';
import {max, min} from './limits.ts';
import {number} from './number.ts';
import {percentDone, stages} from './progress.ts';
import {ceil, floor, round} from './rounding.ts';

export const functions = {
  min,
  max,
  floor,
  ceil,
  round,
  number,
  addDays,
  addMonths,
  daysSince,
  percentDone,
  stages,
} satisfies Readonly<Record<string, FunctionDescriptor>>;

export type FunctionName = keyof typeof functions;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}
