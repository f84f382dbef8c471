/** The units of figures. Answers and constants have their own; others get theirs from the card, a table or their operands. */
import {shownUnit} from '../../language/definition/page.ts';
import {arithmetic} from '../../language/expression/operators.ts';
import type {TypedExpression, TypedOf, CheckedTable, CheckedValue} from '../../language/typed.ts';
import {unitOfCall} from '../../language/functions/words.ts';
import {functions} from '../../language/functions/index.ts';
import {steps} from '../../words/functions.ts';
import {itemsOf} from '../../language/inputs/list.ts';
import {nounOf} from '../../runtime/english.ts';
import type {Model} from '../../language/model.ts';
import {plainNumber} from '../../language/functions/descriptor.ts';
import {constantNamed, inputNamed, instancesIn, nodesOf, stepOf, templateNamed} from '../../language/references.ts';
import {formulaOf, readValue, type ValueReader} from '../../language/readValue.ts';
import {children, isExpression, isGap, isTable, bandsIn, rowsOf, type Node} from '../../language/walk.ts';

/** The unit of a number; undefined if it has none, or an unknown one. */
export function unitOf(typed: TypedExpression, model: Model): string | undefined {
  switch (typed.kind) {
    case 'onDay':
      return unitOf(typed.figure, model);
    case 'reference':
      return unitOfName(typed.name, model);
    case 'parameter':
      return unitsOfParameters(model).get(`${typed.of} ${typed.name}`);
    case 'instance':
      return templateNamed(typed.name, model)?.named.unit ?? unitOfValue(typed.value, typed.member, model);
    case 'arithmetic': {
      const {left, right, operator} = typed;
      if (arithmetic[operator].group === 'sum') return unitOf(left, model) ?? unitOf(right, model);
      return right.type.kind === 'percent' ? unitOf(left, model) : undefined;
    }
    case 'fold':
      return unitOfFold(typed, model);
    case 'call':
      return unitOfCall(
        functions[typed.name].words,
        typed.values.map((value) => unitOf(value, model)),
      );
    default:
      return undefined;
  }
}

/** A number of items has the last word of what they are called: 'visits' for 'earlier visits'. */
function unitOfFold({fold, list, of}: TypedOf<'fold'>, model: Model): string | undefined {
  if (fold !== 'count') return of && unitOf(of, model);
  const input = inputNamed((list as TypedOf<'reference'>).name, model);
  return input && nounOf(itemsOf(input));
}

/** The unit of an answer or constant, which no surrounding value can change. */
export function ownUnit(name: string, model: Model): string | undefined {
  return (
    (inputNamed(name, model) ?? constantNamed(name, model))?.unit ?? (isCode(name, model) ? plainNumber : undefined)
  );
}

const knownCodes = new WeakMap<Model, ReadonlySet<string>>();

/** Whether an answer is a number that only names something, such as an occupation code. */
export function isCode(name: string, model: Model): boolean {
  let codes = knownCodes.get(model);
  if (codes === undefined) knownCodes.set(model, (codes = findCodes(model)));
  return codes.has(name);
}

/** Whole numbers without a unit that rules look up one by one or compare for equality, and read in no other way. */
function findCodes(model: Model): ReadonlySet<string> {
  const candidates = model.definition.inputs.filter(({type, unit}) => type === 'integer' && unit === undefined);
  const names = new Set(candidates.map(({name}) => name));
  if (names.size === 0) return names;
  const compared = new Set<string>();
  const isOf = (name: string) => (node: Node) => node.kind === 'reference' && node.name === name;
  for (const node of nodesOf(model)) {
    for (const name of names) {
      if (!children(node).some(isOf(name))) continue;
      const isEquality = node.kind === 'compare' && (node.operator === '==' || node.operator === '!=');
      if (isEquality || (isTable(node) && areNumbered(node, name))) compared.add(name);
      else if (isExpression(node) || isTable(node)) names.delete(name);
    }
  }
  return new Set([...names].filter((name) => compared.has(name)));
}

/** Whether each row for a number of an answer is for a single one. */
function areNumbered(table: CheckedTable, name: string): boolean {
  const rows = table.rows.filter((row) => !isGap(row));
  return bandsIn({...table, rows}).every(({by, selector: {from, to}}) => {
    if (by.kind !== 'reference' || by.name !== name) return true;
    const isFixed = from?.at.kind === 'figure' && to?.at.kind === 'figure';
    return isFixed && !from.after && to.after && from.at.value === to.at.value;
  });
}

/** Cached by definition and name, since a value may read another many times, directly and through others. */
const unitsOfNames = new WeakMap<Model, Map<string, string | undefined>>();

/** The unit of what a name refers to; undefined if it has none, or an unknown one. */
export function unitOfName(name: string, model: Model): string | undefined {
  const known = unitsOfNames.get(model) ?? new Map<string, string | undefined>();
  unitsOfNames.set(model, known);
  if (!known.has(name)) known.set(name, findUnit(name, model));
  return known.get(name);
}

function findUnit(name: string, model: Model): string | undefined {
  const step = stepOf(name, model) ?? templateNamed(name.split('.')[0]!, model);
  if (step === undefined) return ownUnit(name, model);
  const column = name.slice(step.name.length + 1);
  return unitOnCard(name, model) ?? step.named.unit ?? unitOfValue(step.value, column, model);
}

/** The unit of a number in a result: of `result.score`, of a key within one, `result.breakdown.baseFee`, or of a part of a sum. */
export function unitOfMember(name: string, value: CheckedValue | undefined, model: Model): string | undefined {
  return unitOfName(name, model) ?? unitOfSum(name, model) ?? (value && unitOfValue(value, '', model));
}

const knownParameters = new WeakMap<Model, ReadonlyMap<string, string | undefined>>();

/** By template and name, the unit that an argument has in every call; undefined if they differ. */
function unitsOfParameters(model: Model): ReadonlyMap<string, string | undefined> {
  const known = knownParameters.get(model);
  if (known !== undefined) return known;
  const units = new Map<string, string | undefined>();
  knownParameters.set(model, units);
  for (const {name, arguments: values} of instancesIn(model)) {
    const parameters = templateNamed(name, model)?.parameters ?? [];
    parameters.forEach((parameter, index) => {
      const key = `${name} ${parameter.name}`;
      const unit = unitOf(values[index]!, model);
      units.set(key, units.has(key) && units.get(key) !== unit ? undefined : unit);
    });
  }
  return units;
}

/** The unit of the parts of a sum: that of its total, or points if that is its name. */
export function unitOfSum(name: string, model: Model): string | undefined {
  const [owner, member] = name.split('.') as [string, string?];
  if (member === undefined || !model.definition.sums.some((sum) => sum.name === owner)) return undefined;
  return unitOfName(`${owner}.total`, model) ?? (owner === 'points' ? 'points' : undefined);
}

function unitOfValue(value: CheckedValue, column: string, model: Model): string | undefined {
  const reader: ValueReader<string | undefined> = {
    formula: (typed) => unitOf(typed, model),
    oneOf: (cases) => firstUnit(cases, ([, unit]) => unit),
    // All figures of a column have the same unit, so the first constant with a unit determines it.
    lookup: (table, of) =>
      firstUnit(
        rowsOf(table).flatMap((row) => row.get(of) ?? []),
        (cell) => (cell.kind === 'constant' ? ownUnit(cell.name, model) : undefined),
      ),
    unknown: undefined,
  };
  return readValue(value, reader, column);
}

/** The unit with which the card shows a value, by its own name or by that of a result that is the same; it applies everywhere. */
function unitOnCard(name: string, model: Model): string | undefined {
  const known = unitsOnCards.get(model) ?? unitsOnCardOf(model);
  unitsOnCards.set(model, known);
  return known.get(name);
}

const unitsOnCards = new WeakMap<Model, ReadonlyMap<string, string>>();

function unitsOnCardOf(model: Model): ReadonlyMap<string, string> {
  const units = new Map<string, string>();
  const items = model.card.flatMap((block) => [...block.items, ...(block.total ? [block.total] : [])]);
  const note = (typed: TypedExpression, unit: string): void => {
    const shown = isRounding(typed) ? typed.values[0]! : typed;
    if (shown.kind !== 'reference' || units.has(shown.name)) return;
    units.set(shown.name, unit);
    const formula = formulaOf(stepOf(shown.name, model)?.value);
    // A percentage of something else is not what it counts.
    if (formula !== undefined && unit !== 'percent') note(formula, unit);
  };
  for (const {value, unit} of items) {
    const resolved = resolvedUnit(unit, model);
    if (value !== undefined && resolved !== undefined) note(value, resolved);
  }
  return units;
}

/** Rounding a figure does not change what it counts. */
const isRounding = (typed: TypedExpression): typed is TypedOf<'call'> =>
  typed.kind === 'call' && Object.hasOwn(steps, typed.name);

function firstUnit<Item>(items: readonly Item[], unit: (item: Item) => string | undefined): string | undefined {
  return items.map(unit).find((known) => known !== undefined);
}

/** The unit of an item on the card: 'money' is the calculator's currency; several words are a phrase and no unit. */
export function resolvedUnit(unit: string | undefined, {definition}: Model): string | undefined {
  const shown = shownUnit(unit, definition);
  return shown?.includes(' ') ? undefined : shown;
}
