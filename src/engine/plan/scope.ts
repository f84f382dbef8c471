/** The names that the expressions of a plan read, from the values of a calculation. */
import type {Calculation} from '../results/program.ts';
import {round} from '../runtime/arithmetic.ts';
import type {Days} from '../runtime/rules.ts';
import {decimalsShown, partOf} from '../runtime/shownFigures.ts';
import type {Expr, Readable} from './plan.ts';
import {valueOf, valueOn, type Any, type Scope} from './value.ts';

export function scopeOf(plan: Readable, {result, values}: Calculation, days: Days): Scope {
  const known = new Map<string, unknown>(Object.entries(values()));
  const named = (name: string): Any => {
    if (known.has(name)) return known.get(name);
    const constant = plan.names[name];
    const end = name.lastIndexOf('.');
    const [owner, member] = [name.slice(0, end), name.slice(end + 1)];
    const value =
      constant !== undefined && 'is' in constant
        ? valueOn(constant, days.rules)
        : (owner === 'result' ? result : named(owner))?.[member];
    known.set(name, value);
    return value;
  };
  return {plan, ...days, named};
}

/** A part or the total of a sum, rounded as it is shown; undefined for other figures. */
export function shownInSum(expression: Expr, unit: string | undefined, at: Scope): number | undefined {
  const sum = typeof expression === 'string' ? at.plan.names[expression]!.sum : undefined;
  if (sum === undefined) return undefined;
  const decimals = decimalsShown(unit);
  if (sum.index === undefined) return round(valueOf(expression, at), decimals);
  return partOf(sum.index, decimals, ...sum.parts.map((part) => at.named(part)));
}
