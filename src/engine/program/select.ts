/** How a table selects one of its rows, as JavaScript. */
import {compare, compareTyped} from '../language/expression/operators.ts';
import type {TypedExpression, Limits, Selector} from '../language/typed.ts';
import type {EmitContext} from './context.ts';
import {anyOf, chain, type Code, infix, jsPrecedence, literal} from '../language/expression/javascript.ts';

/** A longer chain is searched by halves: the stack of a parser overflows at some thousand conditions, each inside the one before it. */
export const longestChain = 200;

/**
 * `at(0)` if `isBefore(1)`, else `at(1)` if `isBefore(2)`, and so on to the last: a chain of conditions, or halves of halves.
 * @param isBefore whether the value comes before the item, as all before it do
 */
function searched(count: number, isBefore: (index: number) => Code, at: (index: number) => Code, from = 0): Code {
  if (count === 1) return at(from);
  const half = Math.ceil(count / 2);
  const [below, above] = [searched(half, isBefore, at, from), searched(count - half, isBefore, at, from + half)];
  return chain([[isBefore(from + half), below]], above);
}

/** A chain with a condition for each group of options; many are searched in the order of their texts. */
export function choicesCode(by: Code, groups: readonly (readonly [readonly string[], Code])[], otherwise: Code): Code {
  if (groups.length <= longestChain)
    return chain(
      groups.map(([options, value]) => [isOneOf(by, options), value] as const),
      otherwise,
    );
  const values = new Map(
    groups.toReversed().flatMap(([options, value]) => options.map((option) => [option, value] as const)),
  );
  const options = [...values.keys()].toSorted();
  return searched(
    options.length,
    (index) => infix('<', jsPrecedence.compare)(by, literal(options[index]!)),
    (index) => chain([[isOneOf(by, [options[index]!]), values.get(options[index]!)!]], otherwise),
  );
}

/** Whether a choice is one of the options. */
export function isOneOf(by: Code, options: readonly string[]): Code {
  return anyOf(options.map((option) => compare('==', by, literal(option))));
}

/** Bands are in ascending order, so each one only needs a comparison with its upper edge. */
export function bandsCode<Band extends Limits>(
  {by, bands}: {readonly by: TypedExpression; readonly bands: readonly Band[]},
  code: (band: Band, index: number) => Code,
  context: EmitContext,
): Code {
  const value = {type: by.type, code: context.expression(by)};
  const endsBefore = ({to}: Band): Code => {
    const {at, after} = to ?? {at: by, after: false};
    return compareTyped(after ? '<=' : '<', value, {type: at.type, code: context.expression(at)});
  };
  const codes = bands.map(code);
  if (bands.length > longestChain)
    return searched(
      bands.length,
      (index) => endsBefore(bands[index - 1]!),
      (index) => codes[index]!,
    );
  const cases = bands.slice(0, -1).map((band, index) => [endsBefore(band), codes[index]!] as const);
  return chain(cases, codes.at(-1)!);
}

/**
 * What an answer selects: the code of one of the rows, or of one of the columns of a row.
 * @param otherwise for options that no row names
 */
export function selectionCode<Item extends Selector>(
  by: TypedExpression,
  items: readonly Item[],
  code: (item: Item) => Code,
  otherwise: () => Code,
  context: EmitContext,
): Code {
  if (items.length === 0) return otherwise();
  if (items[0]!.options === undefined) return bandsCode({by, bands: items}, code, context);
  const others = otherwise();
  const rows = items.map((item) => [item.options ?? [], code(item)] as const);
  return choicesCode(context.expression(by), rows, others);
}
