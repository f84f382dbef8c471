/** Laws of every calculator: what must hold for all answer sets, or be reached by some. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import type {TypedExpression} from '../../engine/expression/types.ts';
import type {EmitContext} from '../../engine/emit/context.ts';
import {property} from '../../engine/emit/javascript.ts';
import {calculatedParts} from '../../engine/emit/calculate.ts';
import type {CheckedBlock, CheckedItem, CheckedValue, Model, CheckedList, CheckedText} from '../../engine/model.ts';
import {comparison, inQuotes, nameOfBlock} from './parts.ts';

/** A law that no answers may break. */
export interface Law {
  /** What is wrong where the law is broken: 'Points is above the figure that it is shown out of'. */
  readonly message: string;
  readonly place: Place;
  /** JavaScript that is true where the law is broken. */
  readonly code: string;
}

/** @param isSet returns JavaScript that is true where these answers reached a part of the model */
export function lawsOf(context: EmitContext, isSet: (key: object) => string): readonly Law[] {
  const {model} = context;
  return [...model.card.flatMap((block) => lawsOfBlock(block, context, isSet)), ...lawsOfValues(context)];
}

function lawsOfBlock(block: CheckedBlock, context: EmitContext, isSet: (key: object) => string): readonly Law[] {
  const guard = shownGuard(block, context);
  // lawsOfValues checks the parts of a sum.
  const laws = block.total === undefined ? block.items.flatMap((item) => lawsOfItem(item, block, context)) : [];
  return [...laws, ...contradiction(block, context, isSet)].map(({message, code}) => ({
    message,
    place: block.place,
    code: guard + code,
  }));
}

function shownGuard({condition}: CheckedBlock | CheckedItem, {expression}: EmitContext): string {
  return condition === undefined ? '' : `(${expression(condition).text}) && `;
}

type PlacelessLaw = Omit<Law, 'place'>;

function lawsOfItem(item: CheckedItem, block: CheckedBlock, context: EmitContext): readonly PlacelessLaw[] {
  const {label, value, outOf, percentDone} = item;
  const name = label === undefined ? nameOfBlock(block) : inQuotes(label);
  const codeOf = (expression: TypedExpression): string => context.expression(expression).text;
  const laws = value === undefined ? [] : [...lawsOfType(value.type, name, codeOf(value))];
  if (value !== undefined && outOf !== undefined)
    laws.push({
      message: `${name} is above the figure that it is shown out of`,
      code: `${codeOf(value)} > ${codeOf(outOf)}`,
    });
  if (percentDone !== undefined) {
    const percent = codeOf(percentDone);
    laws.push({message: `${name} is not between 0 and 100`, code: `!(${percent} >= 0 && ${percent} <= 100)`});
  }
  return laws.map(({message, code}) => ({message, code: shownGuard(item, context) + code}));
}

function contradiction(
  block: CheckedBlock,
  {model}: EmitContext,
  isSet: (key: object) => string,
): readonly PlacelessLaw[] {
  const good = goodVerdictItems(model);
  const contradicting = block.list === undefined ? [] : contradictingLines(block.list, model);
  if (good.length === 0 || contradicting.length === 0) return [];
  return [
    {
      message: `A good verdict is shown with lines of ${nameOfBlock(block)} that contradict it`,
      code: `(${good.map(isSet).join(' || ')}) && (${contradicting.map(isSet).join(' || ')})`,
    },
  ];
}

/** The laws of a value by its type: a number is finite and not below 0, a day exists. */
function lawsOfType({kind}: TypedExpression['type'], name: string, code: string): readonly PlacelessLaw[] {
  switch (kind) {
    case 'number':
    case 'percent':
      return [
        {message: `${name} is not a number`, code: `!Number.isFinite(${code})`},
        {message: `${name} is negative`, code: `${code} < 0`},
      ];
    case 'date':
      return [{message: `${name} is not a calendar day`, code: `!(${code} === null || $isCalendarDay(${code}))`}];
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

function lawsOfValue(value: CheckedValue, name: string, code: string): readonly PlacelessLaw[] {
  if (value.kind === 'fields')
    return value.fields.flatMap((field) =>
      lawsOfValue(field.value, `${name}.${field.key}`, code + property(field.key)),
    );
  return lawsOfType(value.type, name, code);
}

/** A figure shown out of another (`outOf:`), which some answers must reach. */
export interface ShownMaximum {
  readonly name: string;
  readonly place: Place;
  /** True where the figure reaches its maximum. */
  readonly reached: TypedExpression;
}

export function shownMaximums({card}: Model): readonly ShownMaximum[] {
  return card.flatMap((block) =>
    block.items.flatMap(({value, outOf}) =>
      value === undefined || outOf === undefined
        ? []
        : [{name: nameOfBlock(block), place: block.place, reached: comparison(value, '>=', outOf)}],
    ),
  );
}

function goodVerdictItems({card}: Model): readonly object[] {
  return card.flatMap(({items}) => items.filter(({tone}) => tone === 'good'));
}

/**
 * The lines of a list that contradict a good verdict. In reasons: lines with a condition, or their 'else'. In requirements: lines that
 * say what is not met ('unless').
 */
function contradictingLines({of, contradictsGoodVerdict}: CheckedList, model: Model): readonly CheckedText[] {
  if (contradictsGoodVerdict === undefined) return [];
  const lines = namesOfLists(of, model).flatMap((name) => {
    const value = model.steps.find((step) => step.name === name)?.value;
    return value?.kind === 'lines' ? value.lines : [];
  });
  return lines.flatMap(({condition, say, otherwise}) => {
    if (contradictsGoodVerdict === 'unless') return condition?.kind === 'not' ? [say] : [];
    if (otherwise !== undefined) return [otherwise];
    return condition === undefined ? [] : [say];
  });
}

/** The names of the lists of lines that an expression joins. */
function namesOfLists(typed: TypedExpression, model: Model): readonly string[] {
  if (typed.kind === 'arithmetic') return [...namesOfLists(typed.left, model), ...namesOfLists(typed.right, model)];
  if (typed.kind !== 'reference') return [];
  const value = model.steps.find((step) => step.name === typed.name)?.value;
  return value?.kind === 'expression' ? namesOfLists(value.typed, model) : [typed.name];
}
