import {operandsOf, referencesOf, type Typed} from '../../src/expression/typed.ts';
import type {Model} from '../../src/compiler/model.ts';
import {namesOf, partsOfBlock, partsOfValue} from '../../src/compiler/references.ts';
import {checkDefinition} from '../../src/compiler/check/check.ts';
import {emitBody} from '../../src/compiler/emit/emit.ts';
import {runCases} from '../../src/compiler/cases/run.ts';
import {load} from '../../src/compiler/compile.ts';
import type {Cases} from '../../src/definition/cases.ts';
import {readDefinition} from '../../src/definition/definition.ts';
import {get, type MapNode, type Node} from '../../src/definition/node.ts';
import {hasErrors, type Diagnostic, type Place} from '../../src/diagnostics/diagnostic.ts';
import {positionAt} from '../../src/diagnostics/source.ts';

/** A figure of the rules as it is written, and as it is written some steps off. */
export interface Perturbation {
  /** The constant, or the path of keys that leads to the figure. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly place: Place;
  readonly tree: MapNode;
}

const sections = ['inputs', 'constants', 'tables', 'values', 'sums', 'lines', 'result'];
const figures = /(?<![\w.])\d[\d_]*(?:\.\d+)?(?![\w.])/g;

/** Every figure of the rules so many steps up and down; a step is one of its last digit. */
export function perturbations(tree: MapNode, isOption: (key: string) => boolean, size: number): Perturbation[] {
  const found: Perturbation[] = [];
  const steps = (text: string, at: number, length: number): string[] => {
    const figure = text.slice(at, at + length);
    const decimals = figure.split('.')[1]?.length ?? 0;
    const value = Number(figure.replaceAll('_', ''));
    return [size, -size]
      .map((step) => value + step * 10 ** -decimals)
      .filter((stepped) => stepped >= 0)
      .map((stepped) => text.slice(0, at) + stepped.toFixed(decimals) + text.slice(at + length));
  };
  const visit = (node: Node, path: readonly string[], put: (changed: Node) => MapNode): void => {
    // Of the inputs only what blank counts as is a rule; their ranges are hints.
    if (path[0] === 'inputs' && path.length === 3 && path[2] !== 'whenZero') return;
    if (node.kind === 'scalar' && /^\d[\d_]*(\.\d+)?%?$/.test(node.text)) {
      for (const to of steps(node.text, 0, node.text.replace('%', '').length)) {
        found.push({
          name: path.join('.'),
          from: node.text,
          to,
          place: node.place,
          tree: put({...node, value: to, text: to}),
        });
      }
    }
    if (node.kind === 'list')
      node.items.forEach((item, index) =>
        visit(item, path, (changed) => put({...node, items: node.items.with(index, changed)})),
      );
    if (node.kind !== 'map') return;
    node.entries.forEach((entry, index) => {
      const putEntry = (changed: typeof entry): MapNode => put({...node, entries: node.entries.with(index, changed)});
      if (path.at(-1) === 'rows' && !isOption(entry.key)) {
        for (const match of entry.key.matchAll(figures)) {
          for (const key of steps(entry.key, match.index, match[0].length))
            found.push({
              name: path.join('.'),
              from: entry.key,
              to: key,
              place: entry.keyPlace,
              tree: putEntry({...entry, key}),
            });
        }
      }
      visit(entry.value, [...path, entry.key], (value) => putEntry({...entry, value}));
    });
  };
  for (const section of sections) {
    const node = get(tree, section);
    const index = tree.entries.findIndex((entry) => entry.key === section);
    if (node !== undefined)
      visit(node, [section], (value) => ({
        ...tree,
        entries: tree.entries.with(index, {...tree.entries[index]!, value}),
      }));
  }
  return found;
}

/** Constants that no case can hold: only texts or the card read them, or an oddity declares what they decide unreachable. */
export function withoutCase(model: Model): readonly string[] {
  const read = new Set(model.steps.flatMap((step) => namesOf(partsOfValue(step.value))));
  const never = model.oddities.filter(({when}) => when === 'never').map(({condition}) => condition);
  const named = never.flatMap(referencesOf);
  const decisive = model.steps
    .filter(({name}) => named.includes(name))
    .flatMap(({value}) => namesOf(partsOfValue(value)));
  const unreachable = new Set([...decisive, ...never.flatMap((condition) => inBlankRow(condition, model))]);
  return model.definition.constants.map(({name}) => name).filter((name) => !read.has(name) || unreachable.has(name));
}

/** What stands in the blank row of a table by a choice that is never blank. */
function inBlankRow(condition: Typed, model: Model): readonly string[] {
  if (condition.kind !== 'compare' || condition.right.kind !== 'option' || condition.right.value !== '') return [];
  const choice = referencesOf(condition.left)[0];
  const tables = model.steps.flatMap(({value}) =>
    value.kind === 'choices' && referencesOf(value.by)[0] === choice ? [value] : [],
  );
  const cells = tables.flatMap(({rows}) =>
    rows.filter((row) => row.options.includes('')).flatMap((row) => [...row.cells.values()]),
  );
  return cells.flatMap((cell) => (cell.kind === 'constant' ? [cell.name] : []));
}

/**
 * The thresholds of worked-out values: constants that such a value is compared with. Totals move in steps of their own,
 * so that no answer may tell one point more from the next.
 */
export function thresholdsOfValues(model: Model): ReadonlySet<string> {
  const isInput = (typed: Typed): boolean =>
    typed.kind === 'reference' && model.definition.inputs.some((input) => input.name === typed.name);
  const inExpression = (typed: Typed): readonly string[] => {
    const own = typed.kind === 'compare' && !isInput(typed.left) && !isInput(typed.right) ? referencesOf(typed) : [];
    return [...own, ...operandsOf(typed).flatMap(inExpression)];
  };
  const parts = [...model.steps.map((step) => partsOfValue(step.value)), ...model.card.map(partsOfBlock)];
  const edges = model.steps.flatMap(({value}) =>
    value.kind === 'bands' && !isInput(value.by) ? value.bands.flatMap(({from, to}) => [from, to]) : [],
  );
  return new Set([
    ...parts.flatMap(({values}) => values.flatMap(inExpression)),
    ...edges.flatMap((edge) => (edge === undefined ? [] : referencesOf(edge.at))),
  ]);
}

/** Whether a case fails, or the definition itself is refused, when the figure is one step off. */
export function isNoticed({tree}: Perturbation, cases: Cases): boolean {
  const problems: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void problems.push(diagnostic);
  const model = checkDefinition(readDefinition(tree, '', report), report);
  if (hasErrors(problems)) return true;
  runCases(cases, load(emitBody(model)), report);
  return problems.length > 0;
}

export function describePerturbation({name, from, to, place}: Perturbation): string {
  const {line} = positionAt(place.source, place.start);
  return `${place.source.path}:${line} no case notices if ${from} becomes ${to} (${name})`;
}
