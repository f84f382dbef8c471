/** The keys that the kinds of block are put together from: texts, formulas, shown values with their units, sums. */
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {checkFormula, type Context} from '../check/context.ts';
import {checkText} from '../check/texts.ts';
import {formula as sourceFormula, placeOf, type Formula} from '../definition/formula.ts';
import {text as sourceText} from '../definition/text.ts';
import {readAs, sentence} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {errorExpression} from '../expression/scope.ts';
import {type TypedExpression, describeKinds, describeType, errorType, type Type} from '../expression/types.ts';
import type {CheckedText} from '../model.ts';
import type {Check, ItemContents} from './block.ts';

/** A text with references. */
export const text = (description: string): Concept<Check<CheckedText>> =>
  readAs(sourceText(description), (source) => (context) => checkText(source, context));

/** A formula whose value is of one of these kinds. */
export const formula = (description: string, ...kinds: readonly Type['kind'][]): Concept<Check<TypedExpression>> =>
  readAs(sourceFormula(description), (source) => (context) => checkKind(source, kinds, context));

export const label = text('What stands beside the value.');
export const title = text('The heading of the block.');

/** A value that one line of the card can show. */
export const shownValue = formula('The value to show.', 'number', 'percent', 'text', 'choice', 'date');

export const unit = sentence(
  "'money' for an amount in the calculator's currency, or what is counted: points, days.",
).optional();

/** The name of a sum. */
export const sum: Concept<Check<string | undefined>> = readAs(
  sourceFormula('The value to show.'),
  (source) => (context) => checkSumName(source, context),
);

/** The parts of a sum as items, and its total; of a formula that names no sum only a total that is a mistake. */
export function sumItems(
  name: string | undefined,
  totalLabel: CheckedText,
  shown: Pick<ItemContents, 'unit' | 'isOutOfMost'>,
  {definition, scope}: Context,
): {readonly items: readonly ItemContents[]; readonly total: ItemContents} {
  const parts = definition.sums.find((each) => each.name === name)?.parts ?? [];
  const member = (key: string): TypedExpression =>
    name === undefined
      ? errorExpression
      : {kind: 'reference', name: `${name}.${key}`, type: scope.kindOfMember(name, key) ?? errorType};
  return {
    items: parts.map((part) => ({label: [part.label], value: member(part.name), ...shown})),
    total: {label: totalLabel, value: member('total'), unit: shown.unit},
  };
}

function checkSumName(source: Formula, context: Context): string | undefined {
  const sums = context.definition.sums.map(({name}) => name);
  const {expression} = source;
  if (expression?.kind === 'name' && sums.includes(expression.name)) return expression.name;
  if (expression !== undefined) {
    const name = expression.kind === 'name' ? expression.name : 'this';
    context.report(
      'wrong-kind',
      placeOf(source, expression),
      {expected: 'The name of a sum', found: `'${source.node.text}'`},
      didYouMean(name, sums, 'Define it under sums: its parts are what is shown.'),
    );
  }
  return undefined;
}

function checkKind(source: Formula, kinds: readonly Type['kind'][], context: Context): TypedExpression {
  const typed = checkFormula(source, context);
  if (typed.type.kind === 'error' || kinds.includes(typed.type.kind)) return typed;
  const expected = describeKinds(kinds);
  context.report('wrong-kind', source.node.place, {
    expected: expected.charAt(0).toUpperCase() + expected.slice(1),
    found: describeType(typed.type),
  });
  return {kind: 'error', type: typed.type};
}
