/**
 * Equality of results: strict for mutants, because a case can notice any key, and lenient for versions of a definition.
 * Numbers that differ only by the error of binary fractions are equal: no case can tell them apart, nor can a visitor.
 */
import {compare} from '../../engine/runtime/arithmetic.ts';
import type {Result, ResultValue} from '../../engine/results/program.ts';

/** Whether two results are the same, key by key. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (isSame(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isEqual((one as Result)[key], (other as Result)[key]))
  );
}

/** Whether two results agree. Only the keys that two maps have in common are compared: a new key changes no answer. */
export function agree(one: ResultValue | Result, other: ResultValue | Result): boolean {
  if (isSame(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && sameItems(one, other);
  const [left, right] = [one as Result, other as Result];
  for (const key in left) if (right[key] !== undefined && !agree(left[key]!, right[key])) return false;
  return true;
}

/** Whether two plain values are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'number' && typeof other === 'number' && compare(one, other) === 0);
}

function sameItems(one: readonly ResultValue[], other: readonly ResultValue[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!agree(one[index]!, other[index]!)) return false;
  return true;
}
