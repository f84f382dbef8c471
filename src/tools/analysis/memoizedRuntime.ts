/** The functions of emitted code, with formats that remember: over millions of answer sets they write the same few figures. */
import {runtime, runtimeFiles} from '../../engine/runtime/runtime.ts';

/** So many figures of one format are kept. */
const MOST_KEPT = 10_000;

type Format = (...values: readonly unknown[]) => unknown;

export const memoizedRuntime: Readonly<Record<string, unknown>> = {
  ...runtime,
  ...Object.fromEntries(
    Object.entries(runtimeFiles['formats']!).map(([name, format]) => [`$${name}`, memoized(format as Format)]),
  ),
};

/** Of the first value and the second, which is a unit; a list is written anew. */
function memoized(format: Format): Format {
  const kept = new Map<unknown, Map<unknown, unknown>>();
  return (value, unit) => {
    if (typeof value === 'object') return format(value, unit);
    let ofUnit = kept.get(unit);
    if (ofUnit === undefined) kept.set(unit, (ofUnit = new Map()));
    let text = ofUnit.get(value);
    if (text !== undefined) return text;
    text = format(value, unit);
    if (ofUnit.size < MOST_KEPT) ofUnit.set(value, text);
    return text;
  };
}
