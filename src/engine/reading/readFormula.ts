/**
 * What is known of a formula without its answers, through all values and tables that it reads. What that is, such as the range of a number
 * or the inputs that it depends on, a domain says for each part.
 */
import type {Dated} from '../language/definition/constant.ts';
import type {Input} from '../language/definition/input.ts';
import type {Model} from '../language/model.ts';
import {constantNamed, inputNamed, memberOf, stepOf} from '../language/references.ts';
import {readValue, type ValueReader} from '../language/readValue.ts';
import type {CheckedCell, CheckedTable, CheckedValue, TypedExpression} from '../language/typed.ts';
import {rowsOf} from '../language/walk.ts';

/** Reads a part of a formula. */
export type ReadFormula<Known> = (typed: TypedExpression) => Known;

/** What is known of each part of a formula, from what is known of its own parts; `nothing` is also a row without a cell. */
export interface Domain<Known> extends Required<
  Pick<ValueReader<Known>, 'text' | 'nothing' | 'oneOf' | 'sum' | 'group' | 'unknown'>
> {
  /** An answer; of an item of a list, to one of its fields. */
  readonly input: (input: Input) => Known;
  /** A figure or another datum of the rules, in all its periods. */
  readonly dated: (dated: Dated) => Known;
  /** @param cells those of the column that is read; of a table that is read as a whole, all of them */
  readonly table: (table: CheckedTable, cells: readonly Known[]) => Known;
  /** Anything but a name and a call with arguments. */
  readonly expression: (typed: ReadExpression, read: ReadFormula<Known>) => Known;
}

/** An expression that names nothing. */
export type ReadExpression = Exclude<TypedExpression, {readonly kind: 'reference' | 'instance'}>;

/** What a domain knows of the formulas and values of a model. */
export interface Reading<Known> {
  readonly formula: ReadFormula<Known>;
  /** @param member the column or key that is read; '' for a value that has none, or for all of them */
  readonly value: (value: CheckedValue, member?: string) => Known;
}

/** @returns functions that read each name once, however many formulas have it */
export function readFormulas<Known>(model: Model, domain: Domain<Known>): Reading<Known> {
  const known = new Map<string, Known>();
  const ofName = (name: string): Known => {
    if (!known.has(name)) known.set(name, readName(name));
    return known.get(name)!;
  };
  const readName = (name: string): Known => {
    const input = inputNamed(name, model);
    if (input !== undefined) return domain.input(input);
    const constant = constantNamed(name, model);
    if (constant !== undefined) return domain.dated(constant.dated);
    const step = stepOf(name, model);
    return step === undefined ? domain.unknown : ofValue(step.value, memberOf(name, step));
  };

  const formula: ReadFormula<Known> = (typed) => {
    if (typed.kind === 'reference') return ofName(typed.name);
    return typed.kind === 'instance' ? ofValue(typed.value, typed.member) : domain.expression(typed, formula);
  };

  const ofTable = (table: Parameters<typeof domain.table>[0], column: string): Known =>
    domain.table(table, rowsOf(table).flatMap(cellsRead(column)).map(ofCell));
  const reader: ValueReader<Known> = {
    ...domain,
    formula,
    name: ofName,
    lines: (lines) => domain.oneOf(lines.map(({condition, text}) => [condition, domain.text(text!)])),
    lookup: ofTable,
    list: ofTable,
  };
  const ofValue = (value: CheckedValue, member = ''): Known => readValue(value, reader, member);

  const ofCell = (cell: CheckedCell | undefined): Known => {
    if (cell?.inForce !== undefined) {
      const {inForce, ...always} = cell;
      return domain.oneOf([
        [inForce.condition, ofCell(always)],
        [undefined, ofCell(inForce.otherwise)],
      ]);
    }
    switch (cell?.kind) {
      case 'constant':
        return ofName(cell.name);
      case 'data':
        return domain.dated(cell.dated);
      case 'text':
        return domain.text(cell.text);
      default:
        return domain.nothing;
    }
  };
  return {formula, value: ofValue};
}

/** The cells of a row in a column; all of them if the row is read as a whole. */
const cellsRead =
  (column: string) =>
  (row: ReadonlyMap<string, CheckedCell>): readonly (CheckedCell | undefined)[] =>
    column === '' && !row.has('') ? [...row.values()] : [row.get(column)];
