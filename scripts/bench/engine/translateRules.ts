/** Translates a definition's rules for other engines, without what some of them cannot express: lists, and texts with figures. */
import {isDeepStrictEqual} from 'node:util';
import {
  onlyColumn,
  type CheckedCell,
  type CheckedCells,
  type CheckedValue,
  type Edge,
  type TypedExpression,
} from '../../../src/engine/language/typed.ts';
import {stepsWithoutLists} from '../../../src/engine/program/values.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import type {Case, Rules, Tree} from './rules.ts';
import {expressionTranslator, NotTranslatable} from './translateExpression.ts';

/** Translates the numbers, conditions and fixed texts of a result, and the values that they depend on. */
export function translateRules(model: Model): Rules {
  const kinds = ['number', 'condition', 'text'];
  const requested = model.steps.filter(
    ({name, value}) => name.startsWith('result.') && kinds.includes(value.type.kind),
  );
  const steps = stepsWithoutLists(
    model,
    requested.map(({name}) => name),
  );
  const values: {name: string; tree: Tree}[] = [];
  const inputs = new Map<string, 'number' | 'text'>();

  /** Translates a reference. A value is added to `values`, after those that it depends on. */
  const reference = (name: string): Tree => {
    const byName: Tree = {kind: 'name', name: name.replace('.', '_')};
    if (values.some((value) => value.name === byName.name)) return byName;
    const input = model.definition.inputs.find((candidate) => candidate.name === name);
    if (input !== undefined) {
      inputs.set(name, input.options.length > 0 ? 'text' : 'number');
      return {kind: 'name', name};
    }
    const constant = model.definition.constants.find((candidate) => candidate.name === name);
    if (constant !== undefined) return literalOf(constant.dated.periods[0]!.value);
    const step = steps.find((candidate) => candidate.name === name);
    const [owner, column] = name.split('.') as [string, string];
    const value = step?.value ?? steps.find((candidate) => candidate.name === owner)!.value;
    const tree = translateValue(value, step === undefined ? column : onlyColumn);
    if (tree.kind === 'name') return tree;
    values.push({name: byName.name, tree});
    return byName;
  };
  const numericChoice = (input: string): Tree => {
    inputs.set(`${input}_number`, 'number');
    return {kind: 'name', name: `${input}_number`};
  };
  const translate = expressionTranslator(model, reference, numericChoice);

  const isBelow = (by: TypedExpression, to: Edge | undefined): Tree =>
    to === undefined
      ? always
      : {kind: 'compare', operator: to.after ? '<=' : '<', left: translate(by), right: translate(to.at)};

  const translateValue = (value: CheckedValue, column: string): Tree => {
    const cell = (cells: CheckedCells | undefined): Tree => translateCell(cells?.get(column), value, reference);
    switch (value.kind) {
      case 'expression':
        return translate(value.typed);
      case 'text':
        return translateText(value.text);
      case 'nothing':
        return {kind: 'literal', value: 0};
      case 'total':
        return {kind: 'sum', parts: value.parts.map((part) => translateValue(stepNamed(part), onlyColumn))};
      case 'first':
        return casesOf(
          value.branches.map((branch) => ({
            condition: branch.condition === undefined ? always : translate(branch.condition),
            value: translateValue(branch.value, column),
          })),
        );
      case 'lookup': {
        const {
          by: [by, across],
          rows,
          otherwise,
        } = value;
        if (across !== undefined) throw new NotTranslatable();
        const others = cell(otherwise);
        const cases = rows.map(({options, to, cells}) => ({
          condition: options === undefined ? isBelow(by, to) : translate.isOneOf(by, options),
          value: cell(cells ?? otherwise),
        }));
        if (rows.some(({options}) => options === undefined)) return casesOf(cases);
        return casesOf([
          ...cases.filter((row) => !isDeepStrictEqual(row.value, others)),
          {condition: always, value: others},
        ]);
      }
      default:
        throw new NotTranslatable();
    }
  };
  const stepNamed = (name: string): CheckedValue => steps.find((step) => step.name === name)!.value;

  const results = requested.flatMap(({name}) => {
    const lengthBefore = values.length;
    try {
      const tree = reference(name);
      return tree.kind === 'name' ? [[name.slice('result.'.length), tree.name] as const] : [];
    } catch (error) {
      if (!(error instanceof NotTranslatable)) throw error;
      values.length = lengthBefore;
      return [];
    }
  });
  return {inputs: [...inputs].map(([name, kind]) => ({name, kind})), values, results: Object.fromEntries(results)};
}

/** The definition with only the given results, so that the emitted code computes the same as the other engines. */
export function withOnlyResults(model: Model, {results}: Rules): Model {
  const result = model.definition.result.filter(({name}) => Object.hasOwn(results, name));
  return {...model, definition: {...model.definition, result}};
}

const always: Tree = {kind: 'literal', value: true};

/** The condition of the last case is ignored: it is the fallback. */
function casesOf(cases: readonly Case[]): Tree {
  return {kind: 'cases', cases: cases.slice(0, -1), otherwise: cases.at(-1)!.value};
}

function translateCell(cell: CheckedCell | undefined, {type}: CheckedValue, reference: (name: string) => Tree): Tree {
  switch (cell?.kind) {
    case 'constant':
      return reference(cell.name);
    case 'data':
      return literalOf(cell.dated.periods[0]!.value);
    case 'text':
      return translateText(cell.text);
    default:
      return {kind: 'literal', value: type.kind === 'text' ? '' : 0};
  }
}

function translateText(text: readonly unknown[]): Tree {
  if (text.length !== 1 || typeof text[0] !== 'string') throw new NotTranslatable();
  return {kind: 'literal', value: text[0]};
}

function literalOf(constant: {readonly kind: string; readonly value?: number; readonly text?: string}): Tree {
  const value = constant.value ?? constant.text;
  if (value === undefined) throw new NotTranslatable();
  return {kind: 'literal', value};
}
