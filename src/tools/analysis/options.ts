/** Options that no row and no condition names, and exceptions for them. */
import type {Model} from '../../engine/model.ts';
import {
  children,
  deciders,
  expressionsIn,
  expressionsOfBlock,
  isExpression,
  isTable,
  type Node,
  withDescendants,
} from '../../engine/walk.ts';
import {exceptionsTo} from './excuses.ts';
import type {Finding} from './finding.ts';

/**
 * Options that no rule names although a table has rows for other options of the same input, so they fall under 'otherwise'
 * unintentionally.
 */
export function unnamedOptions(model: Model): readonly Finding[] {
  const reads = readsOf(model);
  const unnamed = model.definition.inputs
    .filter(({name}) => reads.tableInputs.has(name) && !reads.wholeInputs.has(name))
    .flatMap(({name, options}) =>
      options.filter(({value}) => !reads.options.has(value)).map(({value, place}) => ({input: name, value, place})),
    );
  const exceptions = exceptionsTo(model, 'unnamed');
  const isSame = (one: {input: string; value: string}, input: string, option: string): boolean =>
    one.input === input && one.value === option;
  return [
    ...unnamed
      .filter((each) => exceptions.every(({input, options}) => options.every(({word}) => !isSame(each, input, word))))
      .map(({input, value, place}): Finding => ({
        kind: 'option',
        message: `No rule reads the option '${value}' of '${input}': it falls under 'otherwise'`,
        hint: `Give it a row, or declare it under 'exceptions:' with the reason: {unnamed: [${value}], of: ${input}, because: …}.`,
        place,
      })),
    ...exceptions.flatMap(({input, options}) =>
      options
        .filter(({word}) => !unnamed.some((each) => isSame(each, input, word)))
        .map(({word, place}): Finding => ({
          kind: 'declaration',
          message: `This exception excuses nothing: a rule names the option '${word}' of '${input}'`,
          hint: 'Remove the option.',
          place,
        })),
    ),
  ];
}

interface Reads {
  /** Inputs that decide a table's row. */
  readonly tableInputs: ReadonlySet<string>;
  /** Options that a row or a condition names. */
  readonly options: ReadonlySet<string>;
  /** Inputs whose value a rule reads without naming options: as a number, a level or a label. */
  readonly wholeInputs: ReadonlySet<string>;
}

function readsOf(model: Model): Reads {
  const roots: readonly Node[] = [...model.steps.map(({value}) => value), ...model.card.flatMap(expressionsOfBlock)];
  const nodes = roots.flatMap((node: Node) => withDescendants(node));
  const optionsInConstants = model.definition.constants.flatMap(({dated}) =>
    dated.periods.flatMap(({value}) => (value.kind === 'options' ? value.options.map(({word}) => word) : [])),
  );
  return {
    tableInputs: new Set(nodes.filter(isTable).flatMap(deciders).flatMap(choicesIn)),
    options: new Set([...nodes.flatMap(optionsNamedBy), ...optionsInConstants]),
    wholeInputs: new Set([
      // A function that takes a choice reads all of its options.
      ...nodes.filter(({kind}) => kind === 'compareLevels' || kind === 'call').flatMap(choicesIn),
      ...roots.flatMap(choicesAsValues),
    ]),
  };
}

function optionsNamedBy(node: Node): readonly string[] {
  switch (node.kind) {
    case 'option':
      return [node.value];
    case 'in':
      return node.options;
    case 'choices':
      return node.rows.flatMap(({options}) => options);
    case 'matrix':
      return node.rows.flatMap(({options, columns}) => [...options, ...columns.flatMap((column) => column.options)]);
    default:
      return [];
  }
}

/** Inputs read as a value: neither compared with options nor deciding a table's row. */
function choicesAsValues(node: Node): readonly string[] {
  if (isExpression(node)) return node.kind === 'reference' && node.type.kind === 'choice' ? [node.name] : [];
  const by: readonly Node[] = isTable(node) ? deciders(node) : [];
  return children(node)
    .filter((child) => !by.includes(child))
    .flatMap(choicesAsValues);
}

function choicesIn(node: Node): readonly string[] {
  return expressionsIn(node).flatMap(({kind, type}) =>
    kind === 'reference' && type.kind === 'choice' ? [type.input] : [],
  );
}
