/** What must hold for every answer set, or for some, whatever the calculator: each as JavaScript that says when it does not. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {TypedExpression} from '../../engine/expression/typed.ts';
import type {EmitContext} from '../../engine/emit/context.ts';
import {property} from '../../engine/emit/javascript.ts';
import {calculatedParts} from '../../engine/emit/statements.ts';
import type {CheckedBlock, CheckedValue, Model} from '../../engine/model.ts';
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
  return [
    ...model.card.flatMap((block, index) => lawsOfBlock(block, model.definition.card[index]!.place, context, was)),
    ...lawsOfValues(context),
  ];
}

function lawsOfBlock(
  block: CheckedBlock,
  place: Place,
  context: EmitContext,
  was: (key: object) => string,
): readonly Law[] {
  const {model, expression} = context;
  const shown = block.condition === undefined ? '' : `(${expression(block.condition).text}) && `;
  const law = (broken: string, code: string): Law => ({broken, place, code: shown + code});
  switch (block.kind) {
    case 'figure': {
      const value = expression(block.of).text;
      return [
        ...negative(block.of, nameOfBlock(block)).map(({broken, code}) => law(broken, code(value))),
        ...(block.outOf === undefined
          ? []
          : [
              law(
                `${nameOfBlock(block)} is above the figure that it is shown out of`,
                `${value} > ${expression(block.outOf).text}`,
              ),
            ]),
      ];
    }
    case 'progress':
      return [
        law(
          `${nameOfBlock(block)} is not between 0 and 100`,
          `!(${expression(block.of).text} >= 0 && ${expression(block.of).text} <= 100)`,
        ),
      ];
    case 'reasons':
    case 'requirements': {
      const good = goodVerdicts(model);
      const contrary = contradictingLines(block, model);
      if (good.length === 0 || contrary.length === 0) return [];
      return [
        law(
          `A good verdict stands beside lines of ${nameOfBlock(block)} that say otherwise`,
          `(${good.map(was).join(' || ')}) && (${contrary.map(was).join(' || ')})`,
        ),
      ];
    }
    case 'facts':
      return block.facts.flatMap((fact) => {
        const when = fact.condition === undefined ? '' : `(${expression(fact.condition).text}) && `;
        return negative(fact.of, inQuotes(fact.label)).map(({broken, code}) =>
          law(broken, when + code(expression(fact.of).text)),
        );
      });
    default:
      return [];
  }
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

export function outOfsOf({card, definition}: Model): readonly OutOf[] {
  return card.flatMap((block, index) => {
    if (block.kind !== 'figure' || block.outOf === undefined) return [];
    const reached = compared(block.of, '>=', block.outOf);
    return [{name: nameOfBlock(block), place: definition.card[index]!.place, reached}];
  });
}
