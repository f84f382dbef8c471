/** Units in formulas: days are not added to weeks, nor euros to dollars, nor an amount for a month compared with one for a year. */
import type {Period, Unit} from '../definition/unit.ts';
import type {Details} from '../../diagnostics/diagnostic.ts';
import type {TimeUnit} from '../functions/descriptor.ts';
import {isCurrency} from '../../runtime/formats.ts';
import type {Type} from './types.ts';

/** The unit of a number, where it is certain. What is multiplied by anything but a percentage may be converted. */
export const unitOfType = (type: Type): Unit | undefined => (type.kind === 'number' ? type.unit : undefined);

/** The type with a unit if it is a number, and each column of a table that has none of its own. */
export function inUnit(type: Type, unit: Unit | undefined): Type {
  if (unit === undefined) return type;
  if (type.kind === 'number') return {...type, unit};
  if (type.kind !== 'group') return type;
  return {
    kind: 'group',
    members: new Map(
      [...type.members].map(([name, member]) => [
        name,
        unitOfType(member) === undefined ? inUnit(member, unit) : member,
      ]),
    ),
  };
}

/** The type without a unit: of a number that may be in several. */
export function withoutUnit(type: Type): Type {
  if (type.kind !== 'number') return type;
  const {unit: _, ...others} = type;
  return others;
}

/**
 * The unit that a format writes beside a figure: of an amount that has no currency of its own, the calculator's; undefined if the format
 * does not fit the figure.
 */
export function unitInFormat(
  format: string,
  own: string | undefined,
  currency: string | undefined,
): string | undefined {
  const unit = format === 'amount' ? (own ?? currency) : own;
  return isCurrency(unit) === (format === 'amount') ? unit : undefined;
}

/** What `report` takes after the place. */
type Problem = readonly [details: Details, hint: string];

/**
 * What is wrong where figures of two types meet, for the code 'units-differ'; undefined if nothing is: plain numbers go with every unit.
 * @param relation how they meet, from the first: 'compared with'
 */
export function unitProblem(one: Type, other: Type, relation: string): Problem | undefined {
  const [left, right] = [unitOfType(one), unitOfType(other)];
  if (left === undefined || right === undefined || (left.of === right.of && left.per === right.per)) return undefined;
  return [{one: unitInWords(left), relation, other: unitInWords(right)}, hintFor(left, right)];
}

/** What is wrong with a figure where only these units of time are read; undefined if nothing is. */
export function countsProblem(type: Type, allowed: readonly TimeUnit[]): Problem | undefined {
  const unit = unitOfType(type);
  if (unit === undefined || (unit.per === undefined && allowed.some((each) => each === unit.of))) return undefined;
  const words = allowed.length === 1 ? allowed[0]! : `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
  const hint = `Give a constant or an answer in ${words}, as its 'unit' says.`;
  return [{one: unitInWords(unit), relation: 'used as', other: words}, hint];
}

/** 'EUR per month' */
export const unitInWords = ({of, per}: Unit): string => (per === undefined ? of : `${of} per ${per}`);

function hintFor(one: Unit, other: Unit): string {
  if (one.of === other.of) return hintForPeriods(one.per, other.per);
  if (isCurrency(one.of) && isCurrency(other.of))
    return "Give both the same currency as 'unit', or convert one of them with a rate under constants.";
  if (isTimeUnit(one.of) && isTimeUnit(other.of))
    return "Convert one of them with a constant, such as 'daysPerWeek: 7'.";
  return "Correct the 'unit' of one of them, or leave it out if it is a plain number.";
}

function hintForPeriods(one: Period | undefined, other: Period | undefined): string {
  const period = one ?? other;
  if (one !== undefined && other !== undefined)
    return "Multiply the amount per month by a constant, 'monthsPerYear: 12', or correct 'per'.";
  return `Multiply the amount per ${period} by the number of ${period}s, or write 'per: ${period}' for the other one too.`;
}

/** The units in which a moving window may be given. */
export const windowUnits = ['days', 'months'] as const satisfies readonly TimeUnit[];

export const isTimeUnit = (unit: string): unit is TimeUnit => Object.hasOwn(hintForTimeUnit, unit);

/** What to write in place of a function of dates that counts in another unit. */
export const hintForTimeUnit: Readonly<Record<TimeUnit, string>> = {
  days: "Write 'addDays(date, days)'.",
  weeks: "Write 'addDays(date, weeks * daysPerWeek)', with 'daysPerWeek: 7' under constants.",
  months: "Write 'addMonths(date, months)'.",
  years: "Write 'addYears(date, years)'.",
};
