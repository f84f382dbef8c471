/**
 * Options that no rule names although a table has rows for other options of the same input, so that they fall under 'otherwise'
 * unintentionally.
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

export function unreadOptions(model: Model): readonly Finding[] {
  const reads = readsOf(model);
  return model.definition.inputs
    .filter(({name}) => reads.tabled.has(name) && !reads.wholeInputs.has(name))
    .flatMap(({name, options}) =>
      options
        .filter(({value}) => !reads.options.has(value))
        .map(({value, place}): Finding => ({
          kind: 'option',
          message: `No rule reads the option '${value}' of '${name}': it falls under 'otherwise'`,
          hint: "Give it a row, or name it in a condition under 'exceptions:' as 'sometimes:' with a reason.",
          place,
        })),
    );
}

interface Reads {
  /** Inputs that decide a table's row. */
  readonly tabled: ReadonlySet<string>;
  /** Options that a row or a condition names. */
  readonly options: ReadonlySet<string>;
  /** Inputs whose value a rule reads without naming options: as a number, a level or a label. */
  readonly wholeInputs: ReadonlySet<string>;
}

function readsOf(model: Model): Reads {
  const options = new Set<string>();
  const [tabled, wholeInputs] = [new Set<string>(), new Set<string>()];
  const onCard = model.card.flatMap(expressionsOfBlock);
  const roots: readonly Node[] = [...model.steps.map(({value}) => value), ...onCard];
  const nodes = [...roots, ...model.exceptions.map(({condition}) => condition)].flatMap((node) =>
    withDescendants(node),
  );
  for (const node of nodes) {
    if (node.kind === 'option') options.add(node.value);
    if (node.kind === 'in') addAll(options, node.options);
    // A function that takes a choice reads all of its options.
    if (node.kind === 'compareLevels' || node.kind === 'call') addAll(wholeInputs, choicesIn(node));
    if (!isTable(node)) continue;
    addAll(tabled, deciders(node).flatMap(choicesIn));
    if (node.kind !== 'choices' && node.kind !== 'matrix') continue;
    const columns = node.kind === 'matrix' ? node.rows.flatMap((row) => row.columns) : [];
    addAll(
      options,
      [...node.rows, ...columns].flatMap((row) => row.options),
    );
  }
  addAll(wholeInputs, roots.flatMap(choicesAsValues));
  for (const {dated} of model.definition.constants)
    for (const {value} of dated.periods)
      if (value.kind === 'options') for (const {word} of value.options) options.add(word);
  return {options, tabled, wholeInputs};
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

function addAll(names: Set<string>, added: readonly string[]): void {
  for (const name of added) names.add(name);
}
