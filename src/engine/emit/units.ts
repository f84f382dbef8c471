/** The units of figures. Answers and constants have their own; others get theirs from the card, a table or their operands. */
import {arithmetic} from '../expression/operators.ts';
import type {TypedExpression, TypedOf} from '../expression/types.ts';
import {functions} from '../functions/index.ts';
import {itemsOf} from '../inputs/list.ts';
import type {CheckedValue, Model} from '../model.ts';
import {constantNamed, inputNamed, instancesIn, stepOf, templateNamed} from '../references.ts';
import {isTable, rowsOf} from '../walk.ts';

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
      return functions[typed.name].unit(typed.values.map((value) => unitOf(value, model)));
    default:
      return undefined;
  }
}

/** A number of items has the last word of what they are called: 'visits' for 'earlier visits'. */
function unitOfFold({fold, list, of}: TypedOf<'fold'>, model: Model): string | undefined {
  if (fold !== 'count') return of && unitOf(of, model);
  const input = inputNamed((list as TypedOf<'reference'>).name, model);
  return input && itemsOf(input).split(' ').at(-1);
}

/** The unit of an answer or constant, which no surrounding value can change. */
export function ownUnit(name: string, model: Model): string | undefined {
  return (inputNamed(name, model) ?? constantNamed(name, model))?.unit;
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

const knownParameters = new WeakMap<Model, ReadonlyMap<string, string | undefined>>();

/** By template and name, the unit that an argument has in every call; undefined where they differ. */
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
  if (value.kind === 'expression') return unitOf(value.typed, model);
  if (value.kind === 'first') return firstUnit(value.branches, (branch) => unitOfValue(branch.value, column, model));
  if (value.kind === 'brackets') return unitOf(value.by, model);
  if (!isTable(value) || value.kind === 'list') return undefined;
  // All figures of a column have the same unit, so the first constant with a unit determines it.
  const cells = rowsOf(value).flatMap((row) => row.get(column) ?? []);
  return firstUnit(cells, (cell) => (cell.kind === 'constant' ? ownUnit(cell.name, model) : undefined));
}

/** The unit with which the card shows a value; it applies everywhere. */
function unitOnCard(name: string, model: Model): string | undefined {
  const items = model.card.flatMap((block) => [...block.items, ...(block.total ? [block.total] : [])]);
  const shown = items.filter(({value}) => value?.kind === 'reference' && value.name === name);
  return resolvedUnit(
    firstUnit(shown, ({unit}) => unit),
    model,
  );
}

function firstUnit<Item>(items: readonly Item[], unit: (item: Item) => string | undefined): string | undefined {
  return items.map(unit).find((known) => known !== undefined);
}

/** The unit of an item on the card: 'money' is the calculator's currency; several words are a phrase and no unit. */
export function resolvedUnit(unit: string | undefined, {definition}: Model): string | undefined {
  if (unit === 'money') return definition.currency ?? 'USD';
  return unit?.includes(' ') ? undefined : unit;
}
