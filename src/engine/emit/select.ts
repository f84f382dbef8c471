/** How a table selects one of its rows, as JavaScript. */
import {compare, compareTyped} from '../expression/operators.ts';
import type {TypedExpression} from '../expression/types.ts';
import type {Limits, Selector} from '../model.ts';
import type {EmitContext} from './context.ts';
import {anyOf, atom, type Code, jsPrecedence, string, wrap} from './javascript.ts';

/** `condition ? value : condition ? value : otherwise` */
export function chain(cases: readonly (readonly [Code, Code])[], otherwise: Code): Code {
  if (cases.length === 0) return otherwise;
  const text =
    cases
      .map(([condition, value]) => `${wrap(condition, jsPrecedence.or)} ? ${wrap(value, jsPrecedence.or)} : `)
      .join('') + otherwise.text;
  return {text, precedence: jsPrecedence.ternary};
}

/** Whether a choice is one of the options. */
export function isOneOf(by: Code, options: readonly string[]): Code {
  return anyOf(options.map((option) => compare('==', by, atom(string(option)))));
}

/** Bands are in ascending order, so each one only needs a comparison with its upper edge. */
export function bandsCode<Band extends Limits>(
  {by, bands}: {readonly by: TypedExpression; readonly bands: readonly Band[]},
  code: (band: Band, index: number) => Code,
  context: EmitContext,
): Code {
  const value = {type: by.type, code: context.expression(by)};
  const cases = bands.map((band, index) => {
    const {at, after} = band.to ?? {at: by, after: false};
    const edge = {type: at.type, code: context.expression(at)};
    return [compareTyped(after ? '<=' : '<', value, edge), code(band, index)] as const;
  });
  return chain(cases.slice(0, -1), cases.at(-1)![1]);
}

/**
 * Rows or columns of a matrix, each with its code.
 * @param otherwise for options that no row names
 */
export function selectionCode<Item extends Selector>(
  by: TypedExpression,
  items: readonly Item[],
  code: (item: Item, index: number) => Code,
  otherwise: Code,
  context: EmitContext,
): Code {
  if (items.length === 0) return otherwise;
  if (items[0]!.options === undefined) return bandsCode({by, bands: items}, code, context);
  const answer = context.expression(by);
  return chain(
    items.map((item, index) => [isOneOf(answer, item.options ?? []), code(item, index)] as const),
    otherwise,
  );
}
