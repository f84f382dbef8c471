/**
 * What is known of a formula without its answers, through all values and tables that it reads. What that is, such as the range of a number
 * or the inputs that it depends on, a domain says for each part.
 */
import type {Dated} from '../language/definition/constant.ts';
import type {Input} from '../language/definition/input.ts';
import type {Model} from '../language/model.ts';
import {constantNamed, inputNamed, memberOf, stepOf} from '../language/references.ts';
import type {
  CheckedCell,
  CheckedTable,
  CheckedText,
  CheckedValue,
  TypedExpression,
  ValueOf,
} from '../language/typed.ts';
import {rowsOf} from '../language/walk.ts';

/** Reads a part of a formula. */
export type ReadFormula<Known> = (typed: TypedExpression) => Known;

/** What is known of each part of a formula, from what is known of its own parts. */
export interface Domain<Known> {
  /** An answer; of an item of a list, to one of its fields. */
  readonly input: (input: Input) => Known;
  /** A figure or another datum of the rules, in all its periods. */
  readonly dated: (dated: Dated) => Known;
  readonly text: (text: CheckedText) => Known;
  /** `nothing`, and a row without a cell: 0, no text, no day. */
  readonly nothing: Known;
  /** A name without a value of its own, such as a parameter. */
  readonly unknown: Known;
  /** One of several, which the conditions decide; the last one may have none. */
  readonly oneOf: (branches: readonly Branch<Known>[]) => Known;
  readonly sum: (parts: readonly Known[]) => Known;
  /** A value that holds these, as an object does. */
  readonly group: (members: readonly Known[]) => Known;
  readonly brackets: (value: ValueOf<'brackets'>, read: ReadFormula<Known>) => Known;
  /** @param cells those of the column that is read; of a table that is read as a whole, all of them */
  readonly table: (table: Exclude<CheckedTable, ValueOf<'brackets'>>, cells: readonly Known[]) => Known;
  /** Anything but a name and a call with arguments. */
  readonly expression: (typed: ReadExpression, read: ReadFormula<Known>) => Known;
}

export type Branch<Known> = readonly [condition: TypedExpression | undefined, known: Known];

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

  const ofValue = (value: CheckedValue, member = ''): Known => {
    switch (value.kind) {
      case 'expression':
        return formula(value.typed);
      case 'text':
        return domain.text(value.text);
      case 'nothing':
        return domain.nothing;
      case 'first':
        return domain.oneOf(value.branches.map((branch) => [branch.condition, ofValue(branch.value, member)]));
      case 'lines':
        return domain.oneOf(
          value.lines.flatMap(({condition, say, otherwise = []}): readonly Branch<Known>[] => [
            [condition, domain.text(say)],
            [condition, domain.text(otherwise)],
          ]),
        );
      case 'total':
        return domain.sum(value.parts.map(ofName));
      case 'parts':
        return domain.group(value.parts.map(ofName));
      case 'fields': {
        const [key, ...rest] = member.split('.');
        if (member === '') return domain.group(value.fields.map((field) => ofValue(field.value)));
        const field = value.fields.find((each) => each.key === key);
        return field === undefined ? domain.unknown : ofValue(field.value, rest.join('.'));
      }
      case 'brackets':
        return domain.brackets(value, formula);
      default:
        return domain.table(value, rowsOf(value).flatMap(cellsRead(member)).map(ofCell));
    }
  };

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
