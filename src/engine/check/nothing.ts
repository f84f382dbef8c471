/**
 * When a value is `nothing`, as a condition on what selects its row or case: of a table by date without a figure for the first years,
 * 'before 6 April 2010'. Rules, explanations and analyses then see a condition like any other.
 */
import type {Dated} from '../language/definition/constant.ts';
import {and, isOneOf, isSingle, isWithin, not, or, type When} from '../language/conditions.ts';
import {date} from '../language/expression/types.ts';
import {
  type TypedExpression,
  type CheckedCell,
  type CheckedCells,
  type CheckedValue,
  type Limits,
  type Selector,
  type TableRow,
  type ValueOf,
  onlyColumn,
} from '../language/typed.ts';
import {readValue, type ValueReader} from '../language/readValue.ts';

/** When what a formula names is `nothing`: a value or a constant, a figure on a day, a call with arguments. */
type WhenNamed = (typed: TypedExpression) => When;

/** @param member the column or key of the value, if it has several */
export function whenNothing(value: CheckedValue, member: string, named: WhenNamed): When {
  const reader: ValueReader<When> = {
    formula: named,
    nothing: true,
    oneOf: (cases) =>
      cases.reduceRight<When>(
        (rest, [condition = true, given]) => or(and(condition, given), and(not(condition), rest)),
        true,
      ),
    lookup: (table, column) => whenInTable(table, (cells) => whenCell(cells, column, named)),
    unknown: false,
  };
  return readValue(value, reader, member);
}

/** @param of when a row is `nothing` */
function whenInTable({by, rows, otherwise}: ValueOf<'lookup'>, of: (cells: CheckedCells) => When): When {
  const elsewhere = otherwise && of(otherwise);
  const inRow = ({cells, columns}: TableRow): When => {
    if (columns !== undefined) return selected(by[1]!, columns, inRow, elsewhere);
    return cells === undefined ? (elsewhere ?? true) : of(cells);
  };
  return selected(by[0], rows, inRow, elsewhere);
}

/** A row, or several, and when it is `nothing`. */
interface Part {
  readonly selector: Selector;
  readonly when: When;
}

/** When the row that an answer selects is `nothing`. */
function selected<Item extends Selector>(
  by: TypedExpression,
  items: readonly Item[],
  of: (item: Item) => When,
  otherwise: When | undefined,
): When {
  const parts = items.map((selector): Part => ({selector, when: of(selector)}));
  if (items.some(({options}) => options === undefined)) return inBands(by, parts);
  const isBlankNamed = items.some(({options}) => options?.includes(''));
  // Without `otherwise`, only a blank answer may have no row.
  if (otherwise === undefined && !isBlankNamed) parts.push({selector: {options: ['']}, when: true});
  return inOptions(by, parts, otherwise ?? false);
}

/** Neighbours that are `nothing` alike are one band; together, bands leave no number out. */
function inBands(by: TypedExpression, parts: readonly Part[]): When {
  const bands = parts.reduce<readonly Part[]>((before, part) => {
    const last = before.at(-1);
    if (last?.when !== part.when) return [...before, part];
    return [...before.slice(0, -1), {selector: {from: last.selector.from, to: part.selector.to}, when: part.when}];
  }, []);
  const others = bands.filter(({when}) => when === false);
  // If the rows are codes, the condition names those that have something.
  const isCodes = others.length > 0 && others.every(({selector}) => isSingle(selector));
  if (isCodes && bands.every(({when}) => typeof when === 'boolean'))
    return not(others.map(({selector}) => isWithin(by, selector)).reduce(or, false));
  return bands.map(({selector, when}) => and(isWithin(by, selector), when)).reduce(or, false);
}

/** The condition names either the options that are `nothing` or, if all others are, those that are not. */
function inOptions(by: TypedExpression, parts: readonly Part[], otherwise: When): When {
  const never = parts.filter(({when}) => when === false);
  const always = parts.filter(({when}) => when === true);
  if (otherwise === true && never.length + always.length === parts.length) return not(isOne(by, never));
  const some = parts.filter(({when}) => typeof when !== 'boolean').map((part) => and(isOne(by, [part]), part.when));
  return [isOne(by, always), ...some, and(not(isOne(by, parts)), otherwise)].reduce(or, false);
}

/** Whether an answer is one of the options of these rows. */
const isOne = (by: TypedExpression, parts: readonly Part[]): When =>
  isOneOf(
    by,
    parts.flatMap(({selector}) => selector.options ?? []),
  );

/** A row that is only `nothing` is so in every column. */
function whenCell(cells: CheckedCells | undefined, column: string, named: WhenNamed): When {
  return whenInCell(cells?.get(column) ?? cells?.get(onlyColumn), named);
}

function whenInCell(cell: CheckedCell | undefined, named: WhenNamed): When {
  if (cell?.inForce !== undefined) {
    const {inForce, ...always} = cell;
    const {condition, otherwise} = inForce;
    return or(and(condition, whenInCell(always, named)), and(not(condition), whenInCell(otherwise, named)));
  }
  if (cell === undefined || cell.kind === 'nothing') return true;
  if (cell.kind === 'constant') {
    const figure: TypedExpression = {kind: 'reference', name: cell.name, type: cell.type};
    return named(cell.day === undefined ? figure : {kind: 'onDay', figure, day: cell.day, type: cell.type});
  }
  return cell.kind === 'data' && whenDated(cell.dated, cell.day);
}

/** In the periods whose value is `nothing`; the first one also holds before. */
export function whenDated({periods}: Dated, day: TypedExpression = {kind: 'rulesDay', type: date}): When {
  const edge = (index: number): Limits['to'] => {
    const start = periods[index]?.from?.day;
    return start === undefined ? undefined : {at: {kind: 'day', value: start, type: date}, after: false};
  };
  return periods
    .map(({value}, index) =>
      value.kind === 'nothing'
        ? isWithin(day, {from: index === 0 ? undefined : edge(index), to: edge(index + 1)})
        : false,
    )
    .reduce(or, false);
}
