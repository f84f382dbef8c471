/** What must hold for every answer set, or for some, whatever the calculator: each as JavaScript that says when it does not. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {TypedExpression} from '../../engine/expression/typed.ts';
import type {EmitContext} from '../../engine/emit/context.ts';
import {property} from '../../engine/emit/javascript.ts';
import {calculatedParts} from '../../engine/emit/statements.ts';
import type {CheckedBlock, CheckedItem, CheckedValue, Model} from '../../engine/model.ts';
import {compared} from './conditions.ts';
import {contradictingLines, goodVerdicts} from './contradictions.ts';
import {inQuotes, nameOfBlock} from './parts.ts';

/** A law that no answers may break. */
export interface Law {
  /** What is wrong where the law is broken: 'the total is above the figure that it is shown out of'. */
  readonly broken: string;
  readonly place: Place;
  /** The JavaScript that is true where it is broken. */
  readonly code: string;
}

/** @param was the JavaScript that says whether a part of the model was reached by these answers */
export function lawsOf(context: EmitContext, was: (key: object) => string): readonly Law[] {
  const {model} = context;
  return [...model.card.flatMap((block) => lawsOfBlock(block, context, was)), ...lawsOfValues(context)];
}

function lawsOfBlock(block: CheckedBlock, context: EmitContext, was: (key: object) => string): readonly Law[] {
  const shown = whenShown(block, context);
  // The parts of a sum are under the laws of values.
  const laws = block.total === undefined ? block.items.flatMap((item) => lawsOfItem(item, block, context)) : [];
  return [...laws, ...contradiction(block, context, was)].map(({broken, code}) => ({
    broken,
    place: block.place,
    code: shown + code,
  }));
}

function whenShown({condition}: CheckedBlock | CheckedItem, {expression}: EmitContext): string {
  return condition === undefined ? '' : `(${expression(condition).text}) && `;
}

type PlacelessLaw = Omit<Law, 'place'>;

function lawsOfItem(item: CheckedItem, block: CheckedBlock, context: EmitContext): readonly PlacelessLaw[] {
  const {label, value, outOf, percentDone} = item;
  const name = label === undefined ? nameOfBlock(block) : inQuotes(label);
  const code = value && context.expression(value).text;
  const laws: PlacelessLaw[] =
    value === undefined ? [] : negative(value, name).map((law) => ({...law, code: law.code(code!)}));
  if (outOf !== undefined)
    laws.push({
      broken: `${name} is above the figure that it is shown out of`,
      code: `${code} > ${context.expression(outOf).text}`,
    });
  if (percentDone !== undefined) {
    const percent = context.expression(percentDone).text;
    laws.push({broken: `${name} is not between 0 and 100`, code: `!(${percent} >= 0 && ${percent} <= 100)`});
  }
  return laws.map((law) => ({...law, code: whenShown(item, context) + law.code}));
}

function contradiction(
  block: CheckedBlock,
  {model}: EmitContext,
  was: (key: object) => string,
): readonly PlacelessLaw[] {
  const good = goodVerdicts(model);
  const contrary = block.list === undefined ? [] : contradictingLines(block.list, model);
  if (good.length === 0 || contrary.length === 0) return [];
  return [
    {
      broken: `A good verdict stands beside lines of ${nameOfBlock(block)} that say otherwise`,
      code: `(${good.map(was).join(' || ')}) && (${contrary.map(was).join(' || ')})`,
    },
  ];
}

interface Negative {
  readonly broken: string;
  readonly code: (value: string) => string;
}

/** A number is finite and not below 0, a day exists. */
function negative(typed: {readonly type: TypedExpression['type']}, name: string): readonly Negative[] {
  switch (typed.type.kind) {
    case 'number':
    case 'percent':
      return [
        {broken: `${name} is no number`, code: (value) => `!Number.isFinite(${value})`},
        {broken: `${name} is negative`, code: (value) => `${value} < 0`},
      ];
    case 'date':
      return [
        {
          broken: `${name} is no day of the calendar`,
          code: (value) => `!(${value} === null || $isCalendarDay(${value}))`,
        },
      ];
    default:
      return [];
  }
}

/** The figures and days of the result, and the parts of every sum. */
function lawsOfValues({model}: EmitContext): readonly Law[] {
  const sums = new Set(model.definition.sums.map(({name}) => name));
  return calculatedParts(model).steps.flatMap(({name, named, value}) => {
    const owner = name.split('.')[0]!;
    if (owner !== 'result' && !sums.has(owner)) return [];
    return lawsOfValue(value, name, name.replace('.', '$')).map((law) => ({...law, place: named.place}));
  });
}

function lawsOfValue(value: CheckedValue, name: string, code: string): readonly Omit<Law, 'place'>[] {
  if (value.kind === 'fields')
    return value.fields.flatMap((field) =>
      lawsOfValue(field.value, `${name}.${field.key}`, code + property(field.key)),
    );
  return negative(value, name).map(({broken, code: codeOf}) => ({broken, code: codeOf(code)}));
}

/** A figure that is shown out of another, and must come to it for some answers. */
export interface OutOf {
  readonly name: string;
  readonly place: Place;
  /** The condition under which it is reached. */
  readonly reached: TypedExpression;
}

export function outOfsOf({card}: Model): readonly OutOf[] {
  return card.flatMap((block) =>
    block.items.flatMap(({value, outOf}) =>
      value === undefined || outOf === undefined
        ? []
        : [{name: nameOfBlock(block), place: block.place, reached: compared(value, '>=', outOf)}],
    ),
  );
}
