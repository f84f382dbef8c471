/** What figures count, where the definition says so: of the answers, constants and tables that they come from. */
import {arithmetic} from '../../expression/operators.ts';
import {functions} from '../../functions/index.ts';
import type {TypedExpression} from '../../expression/types.ts';
import type {CheckedTable, CheckedValue, Model} from '../../model.ts';
import {isTable, rowsOf} from '../../walk.ts';

/** The unit of an expression's number; undefined where there is none, or it is not known. */
export function unitOf(typed: TypedExpression, model: Model): string | undefined {
  switch (typed.kind) {
    case 'reference':
      return unitOfName(typed.name, model);
    case 'arithmetic':
      return arithmetic[typed.operator].group === 'sum'
        ? (unitOf(typed.left, model) ?? unitOf(typed.right, model))
        : typed.right.type.kind === 'percent'
          ? unitOf(typed.left, model)
          : undefined;
    case 'call':
      return functions[typed.name].unit(typed.values.map((value) => unitOf(value, model)));
    default:
      return undefined;
  }
}

/** The unit of an answer or constant; one that no value around it can change. */
export function ownUnit(name: string, {definition}: Model): string | undefined {
  return [...definition.inputs, ...definition.constants].find((each) => each.name === name)?.unit;
}

function unitOfName(name: string, model: Model): string | undefined {
  const [owner, member] = name.split('.') as [string, string?];
  const step = model.steps.find((each) => each.name === name) ?? model.steps.find((each) => each.name === owner);
  if (step === undefined) return ownUnit(name, model);
  const column = step.name === name ? '' : member!;
  return unitOnCard(name, model) ?? step.named.unit ?? unitOfValue(step.value, column, model);
}

function unitOfValue(value: CheckedValue, column: string, model: Model): string | undefined {
  if (value.kind === 'expression') return unitOf(value.typed, model);
  if (value.kind === 'first')
    return value.branches.map((each) => unitOfValue(each.value, column, model)).find((unit) => unit !== undefined);
  return isTable(value) ? unitOfCells(value, column, model) : undefined;
}

/** The figures of a column count the same, so the first constant among them tells for all. */
function unitOfCells(table: CheckedTable, column: string, model: Model): string | undefined {
  if (table.kind === 'list') return undefined;
  const constant = rowsOf(table)
    .flatMap((cells) => cells.get(column) ?? [])
    .find((cell) => cell.kind === 'constant' && ownUnit(cell.name, model) !== undefined);
  return constant?.kind === 'constant' ? ownUnit(constant.name, model) : undefined;
}

/** A value that the card shows counts there what it counts everywhere. */
function unitOnCard(name: string, model: Model): string | undefined {
  const items = model.card.flatMap((block) => [...block.items, ...(block.total === undefined ? [] : [block.total])]);
  const shown = items.filter(({value}) => value?.kind === 'reference' && value.name === name);
  return resolvedUnit(shown.find(({unit}) => unit !== undefined)?.unit, model);
}

/** The unit of a block on the card: 'money' is the calculator's currency; several words are a sentence and no unit. */
export function resolvedUnit(unit: string | undefined, {definition}: Model): string | undefined {
  if (unit === 'money') return definition.page.currency ?? 'USD';
  return unit?.includes(' ') ? undefined : unit;
}
