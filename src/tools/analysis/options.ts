/** Options that no row and no condition names, and exceptions for them. */
import type {TypedExpression} from '../../engine/language/typed.ts';
import type {Model} from '../../engine/language/model.ts';
import {rulesOf} from '../../engine/language/references.ts';
import {
  children,
  selectionsIn,
  expressionsIn,
  isExpression,
  isTable,
  type Node,
  withDescendants,
} from '../../engine/language/walk.ts';
import {exceptionsTo} from './excuses.ts';
import type {Finding} from './finding.ts';

/**
 * Options that no rule names although a table has rows for other options of the same input, so they fall under 'otherwise'
 * unintentionally.
 */
export function unnamedOptions(model: Model): readonly Finding[] {
  const reads = readsOf(model);
  const isNamed = (input: string, option: string): boolean =>
    reads.options.some((named) => (named.input ?? input) === input && named.options.includes(option));
  const unnamed = model.definition.inputs
    .filter(({name}) => reads.tableInputs.has(name) && !reads.wholeInputs.has(name))
    .flatMap(({name, options}) =>
      options.filter(({value}) => !isNamed(name, value)).map(({value, place}) => ({input: name, value, place})),
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

interface NamedOptions {
  readonly options: readonly string[];
  /** The input whose options they are; missing for words that may be those of any input. */
  readonly input?: string;
}

interface Reads {
  /** Inputs that decide a table's row. */
  readonly tableInputs: ReadonlySet<string>;
  /** The options that rows and conditions name. */
  readonly options: readonly NamedOptions[];
  /** Inputs whose value a rule reads without naming options: as a number, a level or a label. */
  readonly wholeInputs: ReadonlySet<string>;
}

function readsOf(model: Model): Reads {
  const roots = rulesOf(model);
  const nodes = roots.flatMap((node: Node) => withDescendants(node));
  return {
    tableInputs: new Set(nodes.filter(isTable).flatMap(({by}) => by.flatMap(choicesIn))),
    options: nodes.flatMap(optionsNamedBy),
    wholeInputs: new Set([
      // A function that takes a choice reads all of its options.
      ...nodes.filter(({kind}) => kind === 'compareLevels' || kind === 'call').flatMap(choicesIn),
      ...roots.flatMap(choicesAsValues),
    ]),
  };
}

function optionsNamedBy(node: Node): readonly NamedOptions[] {
  const of = ({type}: TypedExpression, options: readonly string[]): NamedOptions =>
    type.kind === 'choice' ? {options, input: type.input} : {options};
  if (isTable(node)) return selectionsIn(node).map(({by, selector: {options = []}}) => of(by, options));
  switch (node.kind) {
    case 'compare':
      return node.right.kind === 'option' ? [of(node.left, [node.right.value])] : [];
    case 'in':
      return [of(node.left, node.options)];
    case 'inList':
      return node.list.type.kind === 'options' ? [of(node.left, node.list.type.options)] : [];
    default:
      return [];
  }
}

/** Inputs read as a value: neither compared with options nor deciding a table's row. */
function choicesAsValues(node: Node): readonly string[] {
  if (node.kind === 'instance') return choicesAsValues(node.value);
  if (isExpression(node)) return node.kind === 'reference' && node.type.kind === 'choice' ? [node.name] : [];
  const by: readonly Node[] = isTable(node) ? node.by : [];
  return children(node)
    .filter((child) => !by.includes(child))
    .flatMap(choicesAsValues);
}

function choicesIn(node: Node): readonly string[] {
  return expressionsIn(node).flatMap(({kind, type}) =>
    kind === 'reference' && type.kind === 'choice' ? [type.input] : [],
  );
}
