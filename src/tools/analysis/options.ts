/**
 * Options that nobody reads: a table has rows for others of the same choice, and no row, condition or declared exception names
 * this one, so that it falls under 'otherwise' without anyone having said so.
 */
import type {Model} from '../../engine/model.ts';
import {
  children,
  deciders,
  expressionsIn,
  isExpression,
  isTable,
  withDescendants,
  type Node,
  expressionsOfBlock,
} from '../../engine/walk.ts';
import type {Finding} from './finding.ts';

export function optionsNobodyReads(model: Model): readonly Finding[] {
  const read = optionsRead(model);
  return model.definition.inputs
    .filter(({name}) => read.tabled.has(name) && !read.whole.has(name))
    .flatMap(({name, options}) =>
      options
        .filter(({value}) => !read.options.has(value))
        .map(({value, place}): Finding => ({
          kind: 'option',
          message: `No rule reads the option '${value}' of '${name}': it falls under 'otherwise'`,
          hint: "Give it a row, or name it in a condition under 'exceptions:' as 'sometimes:' with a reason.",
          place,
        })),
    );
}

interface Read {
  /** Choices that decide a table. */
  readonly tabled: ReadonlySet<string>;
  /** Options that a row or a condition names. */
  readonly options: ReadonlySet<string>;
  /** Choices that a rule reads as a whole: as a number, as a level, by label. */
  readonly whole: ReadonlySet<string>;
}

function optionsRead(model: Model): Read {
  const options = new Set<string>();
  const [tabled, whole] = [new Set<string>(), new Set<string>()];
  const onCard = model.card.flatMap(expressionsOfBlock);
  const roots: readonly Node[] = [...model.steps.map(({value}) => value), ...onCard];
  const nodes = [...roots, ...model.exceptions.map(({condition}) => condition)].flatMap((node) =>
    withDescendants(node),
  );
  for (const node of nodes) {
    if (node.kind === 'option') options.add(node.value);
    if (node.kind === 'in') addAll(options, node.options);
    // A function that takes a choice reads all of its options.
    if (node.kind === 'compareLevels' || node.kind === 'call') addAll(whole, choicesIn(node));
    if (!isTable(node)) continue;
    addAll(tabled, deciders(node).flatMap(choicesIn));
    if (node.kind !== 'choices' && node.kind !== 'matrix') continue;
    const columns = node.kind === 'matrix' ? node.rows.flatMap((row) => row.columns) : [];
    addAll(
      options,
      [...node.rows, ...columns].flatMap((row) => row.options),
    );
  }
  addAll(whole, roots.flatMap(choicesAsValues));
  for (const {dated} of model.definition.constants)
    for (const {value} of dated.periods)
      if (value.kind === 'options') for (const {word} of value.options) options.add(word);
  return {options, tabled, whole};
}

/** Choices that are a value of their own: neither compared with options nor what decides a table's row. */
function choicesAsValues(node: Node): readonly string[] {
  if (isExpression(node)) return node.kind === 'reference' && node.type.kind === 'choice' ? [node.name] : [];
  const by: readonly Node[] = isTable(node) ? deciders(node) : [];
  return children(node)
    .filter((child) => !by.includes(child))
    .flatMap(choicesAsValues);
}

function choicesIn(node: Node): readonly string[] {
  return expressionsIn(node).flatMap((each) =>
    each.kind === 'reference' && each.type.kind === 'choice' ? [each.type.input] : [],
  );
}

function addAll(names: Set<string>, more: readonly string[]): void {
  for (const name of more) names.add(name);
}
