/** The keys that the kinds of block are put together from: texts, formulas, shown values with their units, sums. */
import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {checkFormula, type Context} from '../check/context.ts';
import {checkText} from '../check/texts.ts';
import {formulaSchema, placeOf, readFormula, type Formula} from '../definition/formula.ts';
import {readText} from '../definition/text.ts';
import {textSchema} from '../shape/schema.ts';
import {errorExpression} from '../expression/scope.ts';
import type {TypedExpression} from '../expression/typed.ts';
import {describeKinds, describeType, errorType, type Type} from '../expression/types.ts';
import type {CheckedText} from '../model.ts';
import type {Schema} from '../shape/schema.ts';
import {textOf, type Node} from '../yaml/node.ts';
import type {Check, ItemContents} from './block.ts';

/** A key of a block: its schema, and how the value behind it is read and checked. */
export interface Field<Value> {
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly read: (node: Node, report: Report) => Check<Value>;
}

export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return {...field, isRequired: false};
}

/** A text with references. */
export function text(description: string): Field<CheckedText> {
  return {
    schema: textSchema(description),
    isRequired: true,
    read: (node, report) => {
      const written = readText(node, report);
      return (context) => checkText(written, context);
    },
  };
}

/** A formula whose value is of one of these kinds. */
export function formula(description: string, ...kinds: readonly Type['kind'][]): Field<TypedExpression> {
  return {
    schema: {...formulaSchema, description},
    isRequired: true,
    read: (node, report) => {
      const written = readFormula(node, report);
      return (context) => checkKind(written, kinds, context);
    },
  };
}

/** One word as it is written. */
export function word(schema: Schema): Field<string> {
  return {schema, isRequired: true, read: (node) => () => textOf(node) ?? ''};
}

export const label = text('What stands beside the value.');
export const title = text('The heading of the block.');

/** A value that one line of the card can show. */
export const shownValue = formula('The value to show.', 'number', 'percent', 'text', 'choice', 'date');

export const unit = optional(
  word({
    type: 'string',
    description: "'money' for an amount in the calculator's currency, or what is counted: points, days.",
  }),
);

/** The name of a sum. */
export const sum: Field<string | undefined> = {
  schema: {...formulaSchema, description: 'The value to show.'},
  isRequired: true,
  read: (node, report) => {
    const written = readFormula(node, report);
    return (context) => checkSumName(written, context);
  },
};

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
      diagnose(
        'wrong-kind',
        placeOf(source, expression),
        {expected: 'The name of a sum', found: `'${source.node.text}'`},
        didYouMean(name, sums, 'Define it under sums: its parts are what is shown.'),
      ),
    );
  }
  return undefined;
}

function checkKind(source: Formula, kinds: readonly Type['kind'][], context: Context): TypedExpression {
  const typed = checkFormula(source, context);
  if (typed.type.kind === 'error' || kinds.includes(typed.type.kind)) return typed;
  const expected = describeKinds(kinds);
  context.report(
    diagnose('wrong-kind', source.node.place, {
      expected: expected.charAt(0).toUpperCase() + expected.slice(1),
      found: describeType(typed.type),
    }),
  );
  return {kind: 'error', type: typed.type};
}
