/** Progressive rates as JavaScript: what each bracket charges, added up. */
import {compareTyped, numberSum} from '../language/expression/operators.ts';
import type {CheckedCells, ValueOf} from '../language/typed.ts';
import {bracketsIn} from '../language/progressive.ts';
import type {EmitContext} from './context.ts';
import {call, type Code, js, jsPrecedence, literal, wrap} from '../language/expression/javascript.ts';

/** @param rate the JavaScript of a bracket's percentage */
export function bracketsCode(
  value: ValueOf<'brackets'>,
  rate: (cells: CheckedCells) => Code,
  context: EmitContext,
): Code {
  const {
    by: [by],
    type,
  } = value;
  const number = context.expression(by);
  const charges = bracketsIn(value, context.model).flatMap(({band: {cells}, from, to, mayBeEmpty}) => {
    if (cells === undefined) return [];
    const start = from === undefined ? literal(0) : context.expression(from);
    const upTo = to === undefined ? number : call('Math.min', [number, context.expression(to)]);
    const reached = {type: by.type, code: mayBeEmpty ? upTo : number};
    const isReached = compareTyped('>', reached, {type: from?.type ?? by.type, code: start});
    const part = from === undefined ? upTo : call('$minus', [upTo, start]);
    return js`(${wrap(isReached, jsPrecedence.or)} ? ${call('$share', [part, rate(cells)])} : 0)`;
  });
  return charges.reduce((sum, charge) => numberSum.emit(sum, charge, type));
}
