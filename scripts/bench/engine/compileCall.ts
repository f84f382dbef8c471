import type {Call} from '../timeCalls.ts';

/** A call of the emitted `calculate`, with the next answers. */
export const calculateCall = 'calculate(answerSets[index % answerSets.length], today)';

/**
 * Compiles each call from its own source text. V8 collects type feedback per call site: one that is shared by several
 * calculators would be slow for all of them.
 * @param body an expression that may read `index`, the number of the call, and the names in `scope`
 */
export function compileCall(body: string, scope: Readonly<Record<string, unknown>>): Call {
  return new Function(...Object.keys(scope), `return (index) => ${body};`)(...Object.values(scope)) as Call;
}
