/** `takes: level`: the arguments with which a formula calls a table or a value, `clb(listening)`. */
import * as z from 'zod';
import {diagnose, type Report} from '../../diagnostics/diagnostic.ts';
import {either, pattern, readAs} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {entriesOf, get, itemsOf, keyPlaceOf, type MapNode, type Node} from '../yaml/node.ts';
import {readFormula, type Formula} from './formula.ts';

/** The arguments in the order of a call; each is also the formula that selects a row where a table says nothing else. */
export type Takes = readonly {readonly name: string; readonly formula: Formula}[];

const argumentName = pattern(
  /^[a-z][A-Za-z0-9]*$/,
  'a name in letters and figures that begins with a small letter, like level,',
);

const toTakes = (nodes: readonly Node[], report: Report): Takes =>
  nodes.map((node) => {
    const formula = readFormula(node, report);
    return {name: formula.node.text, formula};
  });

export const takesSchema: Concept<Takes> = either(
  'The names of its arguments, with which formulas call it: `clb(listening)`. Its own formulas use them like answers; rows without `by` are selected by them.',
  [
    readAs(argumentName, (_, node, report) => toTakes([node], report)),
    readAs(z.array(argumentName).min(1), (_, node, report) => toTakes(itemsOf(node), report)),
  ],
);

/** What `takes` belongs to has at least one of these keys. */
const keysBeside = ['by', 'rows', 'first', 'when', 'unless', 'give', 'say'];

/** Reports `takes` wherever a formula could not call what it belongs to: only tables and values have names of their own. */
export function reportMisplacedTakes(tree: MapNode, report: Report): void {
  const reportIn = (node: Node, canTake: boolean): void => {
    if (!canTake && get(node, 'takes') !== undefined && keysBeside.some((key) => get(node, key) !== undefined))
      report(diagnose('arguments-misplaced', keyPlaceOf(node, 'takes')));
    for (const {key, value} of entriesOf(node)) if (key !== 'rows') reportIn(value, false);
    for (const item of itemsOf(node)) reportIn(item, false);
  };
  for (const {key, value} of tree.entries) {
    const haveNames = key === 'tables' || key === 'values';
    if (haveNames || key === 'sums' || key === 'result')
      for (const entry of entriesOf(value)) reportIn(entry.value, haveNames);
  }
}
