/** A definition's rules for other engines. What one of them could not express is left out: lists, and texts with figures in them. */
import {isDeepStrictEqual} from 'node:util';
import {onlyColumn} from '../../../src/engine/check/cells.ts';
import {stepsWithoutLists} from '../../../src/engine/emit/values.ts';
import type {CheckedCell, CheckedCells, CheckedValue, Model} from '../../../src/engine/model.ts';
import {expressionTrees, NotExpressed} from './asTree.ts';
import type {Case, Rules, Tree} from './rules.ts';

/** The parts of a result that are figures, conditions and fixed words. */
export function asRules(model: Model): Rules {
  const kinds = ['number', 'condition', 'text'];
  const wanted = model.steps.filter(({name, value}) => name.startsWith('result.') && kinds.includes(value.type.kind));
  const steps = stepsWithoutLists(
    model,
    wanted.map(({name}) => name),
  );
  const values: {name: string; tree: Tree}[] = [];
  const inputs = new Map<string, 'number' | 'text'>();

  /** A value that was asked for, behind all that it reads. */
  const named = (name: string): Tree => {
    const known: Tree = {kind: 'name', name: name.replace('.', '_')};
    if (values.some((value) => value.name === known.name)) return known;
    const input = model.definition.inputs.find((each) => each.name === name);
    if (input !== undefined) {
      inputs.set(name, input.options.length > 0 ? 'text' : 'number');
      return {kind: 'name', name};
    }
    const constant = model.definition.constants.find((each) => each.name === name);
    if (constant !== undefined) return literalOf(constant.dated.periods[0]!.value);
    const step = steps.find((each) => each.name === name);
    const [owner, column] = name.split('.') as [string, string];
    const value = step?.value ?? steps.find((each) => each.name === owner)!.value;
    const its = ofValue(value, step === undefined ? column : onlyColumn);
    if (its.kind === 'name') return its;
    values.push({name: known.name, tree: its});
    return known;
  };
  const numeral = (input: string): Tree => {
    inputs.set(`${input}_number`, 'number');
    return {kind: 'name', name: `${input}_number`};
  };
  const tree = expressionTrees(model, named, numeral);

  const ofValue = (value: CheckedValue, column: string): Tree => {
    const cell = (cells: CheckedCells | undefined): Tree => ofCell(cells?.get(column), value, named);
    switch (value.kind) {
      case 'expression':
        return tree(value.typed);
      case 'text':
        return ofText(value.text);
      case 'nothing':
        return {kind: 'literal', value: 0};
      case 'total':
        return {kind: 'sum', parts: value.parts.map((part) => ofValue(stepNamed(part), onlyColumn))};
      case 'first':
        return casesOf(
          value.branches.map((branch) => ({
            condition: branch.condition === undefined ? always : tree(branch.condition),
            value: ofValue(branch.value, column),
          })),
        );
      case 'choices': {
        const otherwise = cell(value.otherwise);
        const rows = value.rows.map((row) => ({
          condition: tree.isOneOf(value.by, row.options),
          value: cell(row.cells),
        }));
        return casesOf([
          ...rows.filter((row) => !isDeepStrictEqual(row.value, otherwise)),
          {condition: always, value: otherwise},
        ]);
      }
      case 'bands':
        return casesOf(
          value.bands.map(({to, cells}) => ({
            condition:
              to === undefined
                ? always
                : {kind: 'compare', operator: to.after ? '<=' : '<', left: tree(value.by), right: tree(to.at)},
            value: cell(cells ?? value.otherwise),
          })),
        );
      default:
        throw new NotExpressed();
    }
  };
  const stepNamed = (name: string): CheckedValue => steps.find((each) => each.name === name)!.value;

  const results = wanted.flatMap(({name}) => {
    const before = values.length;
    try {
      const found = named(name);
      return found.kind === 'name' ? [[name.slice('result.'.length), found.name] as const] : [];
    } catch (error) {
      if (!(error instanceof NotExpressed)) throw error;
      values.length = before;
      return [];
    }
  });
  return {inputs: [...inputs].map(([name, kind]) => ({name, kind})), values, results: Object.fromEntries(results)};
}

/** The same definition with these parts of its result alone, so that each engine is asked for the same. */
export function withResults(model: Model, {results}: Rules): Model {
  const result = model.definition.result.filter(({name}) => Object.hasOwn(results, name));
  return {...model, definition: {...model.definition, result}};
}

const always: Tree = {kind: 'literal', value: true};

function casesOf(all: readonly Case[]): Tree {
  return {kind: 'cases', cases: all.slice(0, -1), otherwise: all.at(-1)!.value};
}

function ofCell(cell: CheckedCell | undefined, {type}: CheckedValue, named: (name: string) => Tree): Tree {
  switch (cell?.kind) {
    case 'constant':
      return named(cell.name);
    case 'data':
      return literalOf(cell.dated.periods[0]!.value);
    case 'text':
      return ofText(cell.text);
    default:
      return {kind: 'literal', value: type.kind === 'text' ? '' : 0};
  }
}

function ofText(text: readonly unknown[]): Tree {
  if (text.length !== 1 || typeof text[0] !== 'string') throw new NotExpressed();
  return {kind: 'literal', value: text[0]};
}

function literalOf(datum: {readonly kind: string; readonly value?: number; readonly text?: string}): Tree {
  const value = datum.value ?? datum.text;
  if (value === undefined) throw new NotExpressed();
  return {kind: 'literal', value};
}
