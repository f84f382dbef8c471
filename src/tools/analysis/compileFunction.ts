/** Emitted code as a function that is called for millions of answer sets. */
import {loadCode} from '../../engine/compile.ts';
import type {EmitContext} from '../../engine/emit/context.ts';
import {dataCode} from '../../engine/emit/emit.ts';
import {indent} from '../../engine/emit/javascript.ts';
import {runtime, runtimeFiles} from '../../engine/runtime/runtime.ts';

/** Compiles a function of these parameters that runs the statements. */
export function compileFunction<Compiled>(
  parameters: string,
  statements: readonly string[],
  context: EmitContext,
): Compiled {
  const body = `return function (${parameters}) {\n${indent(statements)}\n};`;
  return loadCode([...dataCode(body, context), body].join('\n'), memoizedRuntime) as Compiled;
}

/** The most figures cached for each unit of a format. */
const MAX_CACHED = 10_000;

type Format = (...values: readonly unknown[]) => unknown;

/** The functions that emitted code calls, with cached formats: across all answer sets the same few figures are formatted. */
const memoizedRuntime: Readonly<Record<string, unknown>> = {
  ...runtime,
  ...Object.fromEntries(
    Object.entries(runtimeFiles['formats']!).map(([name, format]) => [`$${name}`, memoized(format as Format)]),
  ),
};

/** Caches by unit and figure; lists are not cached. */
function memoized(format: Format): Format {
  const cache = new Map<unknown, Map<unknown, unknown>>();
  return (value, unit) => {
    if (typeof value === 'object') return format(value, unit);
    let texts = cache.get(unit);
    if (texts === undefined) cache.set(unit, (texts = new Map()));
    let text = texts.get(value);
    if (text !== undefined) return text;
    text = format(value, unit);
    if (texts.size < MAX_CACHED) texts.set(value, text);
    return text;
  };
}
