/**
 * Checks what should hold for every calculator, over all answer sets that its rules can tell apart:
 * ```
 * model ─┬─▶ space ────────────────────────┐
 *        └─▶ instrumented calculation ─────┴─▶ coverage ─▶ findings: unreached parts, broken laws, passed guards,
 *                                                          unread options, untrue exceptions
 * ```
 */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
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
import type {SearchedSpace, Example} from './answerSets.ts';
import {type Coverage, instrument, type Instrumented, measureCoverage} from './instrument.ts';
import {haveSameMeaning, type Part} from './parts.ts';
import {answerSpace} from './space.ts';

export interface Analysis extends SearchedSpace {
  readonly id: string;
  /** How many parts, laws and declared exceptions were checked. */
  readonly checked: number;
  readonly findings: readonly Finding[];
}

/** Something unexpected that is not declared as an exception, or a declared exception that does not occur. */
interface Finding {
  /**
   * unreached: no answers lead there · broken: answers break a law · guard: calculated although a need is blank · option: no rule
   * names it · declaration: an exception that does not occur.
   */
  readonly kind: 'unreached' | 'broken' | 'guard' | 'option' | 'declaration';
  /** One sentence, in the terms of the definition. */
  readonly message: string;
  readonly hint: string;
  readonly place: Place;
  readonly example?: Example;
}

export function analyse(model: Model): Analysis {
  const space = answerSpace([model]);
  const instrumented = instrument(model);
  const coverage = measureCoverage(space, instrumented, model);
  const {parts, laws, maximums, exceptions} = instrumented;
  return {
    id: model.definition.id,
    space,
    visited: coverage.visited,
    checked: [parts, laws, maximums, exceptions, model.definition.unreached].flat().length,
    findings: [
      ...passedGuards(coverage, model),
      ...brokenLaws(instrumented, coverage),
      ...unreachedParts(instrumented, coverage, model),
      ...unreadOptions(model),
      ...untrueDeclarations(instrumented, coverage, model),
      ...untrueUnreached(instrumented, coverage, model),
    ],
  };
}

function passedGuards({passed}: Coverage, {definition}: Model): readonly Finding[] {
  return definition.needs.flatMap(({name, place}): readonly Finding[] => {
    const example = passed.get(name);
    if (example === undefined) return [];
    const message = `The calculation continues although '${name}' is blank`;
    return [{kind: 'guard', message, hint: "Look at 'needs:'.", place, example}];
  });
}

function brokenLaws({laws}: Instrumented, {broken}: Coverage): readonly Finding[] {
  const hint = "Fix the rule, or declare it under 'exceptions:' as 'sometimes:' with its condition and a reason.";
  return laws.flatMap(({item, point}): readonly Finding[] => {
    const example = broken.get(point);
    return example === undefined ? [] : [{kind: 'broken', message: item.message, hint, place: item.place, example}];
  });
}

function unreachedParts(
  {parts, maximums, exceptions}: Instrumented,
  {reached}: Coverage,
  model: Model,
): readonly Finding[] {
  const never = exceptions.filter(({item}) => item.when === 'never').map(({item}) => item.condition);
  const isDeclared = (condition: Part['condition']): boolean =>
    condition !== undefined && never.some((declared) => haveSameMeaning(declared, condition, model));
  const declaredNames = new Set(model.definition.unreached.map(({name}) => name));
  const unreached = parts.filter(
    ({item, point}) => !reached(point) && !isDeclared(item.condition) && !declaredNames.has(item.name),
  );
  const unreachedMaximums = maximums.filter(({item, point}) => !reached(point) && !isDeclared(item.reached));
  return [
    ...unreached.map(({item: {name, condition, place}}): Finding => ({
      kind: 'unreached',
      message: `No answers reach this: ${name}`,
      hint: `Remove it, or fix what shadows it; if it is intended, declare ${
        condition === undefined
          ? `it under 'exceptions:' as ${JSON.stringify(`unreached: ${name}`)}`
          : "its condition under 'exceptions:' as 'never:'"
      } with a reason.`,
      place,
    })),
    ...unreachedMaximums.map(({item: {name, place}}): Finding => ({
      kind: 'unreached',
      message: `No answers bring ${name} to the figure that it is shown out of`,
      hint: "Fix the figure, or declare it under 'exceptions:' as 'never:' with its condition and a reason.",
      place,
    })),
  ];
}

function untrueDeclarations(
  {exceptions}: Instrumented,
  {reached, fulfilled}: Coverage,
  {definition}: Model,
): readonly Finding[] {
  return exceptions.flatMap(({item, point}, index): readonly Finding[] => {
    const declaration = {
      kind: 'declaration' as const,
      hint: "Remove the declaration from 'exceptions:', or fix its condition.",
      place: definition.exceptions[index]!.place,
    };
    const example = fulfilled.get(point);
    if (item.when === 'never' && example !== undefined)
      return [{...declaration, message: 'Declared never to hold, but some answers reach it', example}];
    if (item.when === 'sometimes' && !reached(point))
      return [{...declaration, message: 'Declared to hold for some answers, but none reach it'}];
    return [];
  });
}

/** Parts declared as unreached that some answers reach, or that do not exist. */
function untrueUnreached({parts}: Instrumented, {reached}: Coverage, {definition}: Model): readonly Finding[] {
  const unreached = parts.filter(({point}) => !reached(point)).map(({item}) => item.name);
  const hint = "Remove the declaration from 'exceptions:'.";
  return definition.unreached.flatMap(({name, place}): readonly Finding[] => {
    if (unreached.includes(name)) return [];
    return parts.some(({item}) => item.name === name)
      ? [{kind: 'declaration', message: `Declared as unreached, but some answers reach it: ${name}`, hint, place}]
      : [
          {
            kind: 'declaration',
            message: `Declared as unreached, but no part is called '${name}'`,
            hint: didYouMean(name, unreached, hint),
            place,
          },
        ];
  });
}

/**
 * Options that no rule names although a table has rows for other options of the same input, so they fall under 'otherwise'
 * unintentionally.
 */
function unreadOptions(model: Model): readonly Finding[] {
  const reads = readsOf(model);
  return model.definition.inputs
    .filter(({name}) => reads.tableInputs.has(name) && !reads.wholeInputs.has(name))
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
  readonly tableInputs: ReadonlySet<string>;
  /** Options that a row or a condition names. */
  readonly options: ReadonlySet<string>;
  /** Inputs whose value a rule reads without naming options: as a number, a level or a label. */
  readonly wholeInputs: ReadonlySet<string>;
}

function readsOf(model: Model): Reads {
  const roots: readonly Node[] = [...model.steps.map(({value}) => value), ...model.card.flatMap(expressionsOfBlock)];
  const nodes = [...roots, ...model.exceptions.map(({condition}) => condition)].flatMap((node: Node) =>
    withDescendants(node),
  );
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
