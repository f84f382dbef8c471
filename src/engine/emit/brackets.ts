/** Progressive rates as JavaScript: what each bracket charges, added up. */
import {compareTyped, numberSum} from '../expression/operators.ts';
import type {CheckedCells, ValueOf} from '../typed.ts';
import {bracketsIn} from '../progressive.ts';
import type {EmitContext} from './context.ts';
import {call, type Code, js, jsPrecedence, literal, wrap} from './javascript.ts';

/** A bracket with the JavaScript of the part of the number that lies in it. */
interface BracketCode {
  readonly index: number;
  readonly cells: CheckedCells;
  /** Whether any of the number lies in the bracket. */
  readonly isReached: Code;
  /** How much of the number lies in the bracket, if it is reached. */
  readonly part: Code;
}

/** The brackets that are charged. */
export function bracketsOf(value: ValueOf<'brackets'>, context: EmitContext): readonly BracketCode[] {
  const {by} = value;
  const number = context.expression(by);
  return bracketsIn(value, context.model).flatMap(({band: {cells}, from, to, mayBeEmpty}, index) => {
    if (cells === undefined) return [];
    const start = from === undefined ? literal(0) : context.expression(from);
    const upTo = to === undefined ? number : call('Math.min', [number, context.expression(to)]);
    const reached = {type: by.type, code: mayBeEmpty ? upTo : number};
    return {
      index,
      cells,
      isReached: compareTyped('>', reached, {type: from?.type ?? by.type, code: start}),
      part: from === undefined ? upTo : call('$minus', [upTo, start]),
    };
  });
}

/** @param rate the JavaScript of a bracket's percentage */
export function bracketsCode(
  value: ValueOf<'brackets'>,
  rate: (cells: CheckedCells) => Code,
  context: EmitContext,
): Code {
  return bracketsOf(value, context)
    .map(({cells, isReached, part}): Code => {
      const charge = call('$share', [part, rate(cells)]);
      return js`(${wrap(isReached, jsPrecedence.or)} ? ${charge} : 0)`;
    })
    .reduce((sum, charge) => numberSum.emit(sum, charge, value.type));
}
