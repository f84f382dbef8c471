/** Runs emitted JavaScript where text may be evaluated: in Node. `interpret.ts` does it elsewhere (decision 001). */

/**
 * Runs emitted code and returns what it returns.
 * @param code statements, the last of which returns
 * @param functions what it may call, by name
 */
export function runCode(code: string, functions: Readonly<Record<string, unknown>>): unknown {
  return new Function(...Object.keys(functions), `"use strict";\n${code}`)(...Object.values(functions));
}
