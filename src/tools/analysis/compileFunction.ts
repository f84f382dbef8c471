/** Emitted code as a function that is called for millions of answer sets. */
import {loadCode} from '../../engine/compile.ts';
import type {EmitContext} from '../../engine/emit/context.ts';
import {dataStatements} from '../../engine/emit/emit.ts';
import {type Code, indent, js, joinedBy, named, textOf} from '../../engine/emit/javascript.ts';
import {runtime, runtimeFiles} from '../../engine/runtime/runtime.ts';

/** Compiles a function of these parameters that runs the statements. */
export function compileFunction<Compiled>(
  parameters: readonly string[],
  statements: readonly Code[],
  context: EmitContext,
): Compiled {
  const list = joinedBy(', ', parameters.map(named));
  const code = js`return function (${list}) {\n${indent(statements)}\n};`;
  const data = dataStatements([{code}], context);
  return loadCode(textOf(joinedBy('\n', [...data.map((each) => each.code), code])), memoizedRuntime) as Compiled;
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
