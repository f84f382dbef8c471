import type {Result, ResultValue} from '../../../engine/compiled/module.ts';

/** Whether two results say the same. Of two maps the keys that both have are compared: a new key changes no answer. */
export function sameValue(one: ResultValue | Result, other: ResultValue | Result): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && sameItems(one, other);
  const [left, right] = [one as Result, other as Result];
  for (const key in left) if (right[key] !== undefined && !sameValue(left[key]!, right[key])) return false;
  return true;
}

function sameItems(one: readonly ResultValue[], other: readonly ResultValue[]): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (!sameValue(one[place]!, other[place]!)) return false;
  return true;
}
