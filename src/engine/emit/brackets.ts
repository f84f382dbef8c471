/** Progressive rates as JavaScript: what each bracket charges, added up. */
import {compareTyped, numberSum} from '../expression/operators.ts';
import type {Band, ValueOf} from '../model.ts';
import type {EmitContext} from './context.ts';
import {atom, call, type Code, jsPrecedence, wrap} from './javascript.ts';

/** A bracket with the JavaScript of its edges and of the part of the number that lies between them. */
interface BracketCode {
  readonly band: Band;
  /** Where the bracket begins. */
  readonly from: Code;
  /** Whether any of the number lies in the bracket. */
  readonly isReached: Code;
  /** How much of the number lies in the bracket, if it is reached. */
  readonly part: Code;
}

export function bracketsOf({by, bands}: ValueOf<'brackets'>, context: EmitContext): readonly BracketCode[] {
  const number = context.expression(by);
  return bands.map((band) => {
    const start = band.from?.at;
    const from = start === undefined ? atom('0') : context.expression(start);
    const upTo = band.to === undefined ? number : call('Math.min', [number, context.expression(band.to.at)]);
    return {
      band,
      from,
      isReached: compareTyped('>', {type: by.type, code: number}, {type: start?.type ?? by.type, code: from}),
      part: start === undefined ? upTo : call('$minus', [upTo, from]),
    };
  });
}

/** @param rate the JavaScript of a bracket's percentage */
export function bracketsCode(value: ValueOf<'brackets'>, rate: (band: Band) => Code, context: EmitContext): Code {
  return bracketsOf(value, context)
    .map(({band, isReached, part}): Code => {
      const charge = call('$share', [part, rate(band)]);
      return {text: `(${wrap(isReached, jsPrecedence.or)} ? ${charge.text} : 0)`, precedence: jsPrecedence.atom};
    })
    .reduce((sum, charge) => numberSum.emit(sum, charge, value.type));
}
