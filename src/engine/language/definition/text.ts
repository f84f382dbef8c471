import {diagnose, type Place, type Report} from '../../diagnostics/diagnostic.ts';
import {readFormula, type Formula} from './formula.ts';
import {placeIn, type Node, type ScalarNode} from '../yaml/node.ts';
import {readAs, sentence, textOrFigure} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';

/** A text with references in braces: `Minimum {minimumYears:quantity}`, `{minimum:amount}`. */
export interface Text {
  readonly parts: readonly (string | Reference)[];
  readonly node: ScalarNode;
}

export interface Reference {
  readonly formula: Formula;
  readonly format?: {readonly name: string; readonly place: Place};
  readonly place: Place;
}

/** Ends the description of every text in an editor's completion; the reference says it once for all texts. */
export const referenceHint = ' Refer to figures by name: {passMark}, {minimum:amount}, {stay:quantity}.';

/** A text with references. */
export const text = (description: string): Concept<Text, string | number> =>
  readAs(
    textOrFigure({description: description + referenceHint, patternDescription: 'a text with references'}),
    (_, node, report) => readText(node, report),
  );

/** The name of a part of the rules on the page, in which references to constants are filled in: see check/labels.ts. */
export const label = (description: string): Concept<Text, string> =>
  readAs(
    sentence(`${description} It may name constants that are not dated: 'Years before the age of {age}'.`),
    (_, node, report) => readText(node, report),
  );

/** What a suggestion says: a text whose only reference is `{answer}`. */
export const instruction = (description: string): Concept<Text, string | number> =>
  readAs(textOrFigure({description, patternDescription: 'an instruction'}), (_, node, report) =>
    readText(node, report),
  );

/** Reads a scalar as a text with references. */
export function readText(node: Node, report: Report): Text {
  if (node.kind !== 'scalar') return {parts: [], node: {kind: 'scalar', value: null, text: '', place: node.place}};
  const parts: (string | Reference)[] = [];
  let start = 0;
  for (let open = node.text.indexOf('{'); open >= 0; open = node.text.indexOf('{', start)) {
    const close = node.text.indexOf('}', open);
    if (close < 0) {
      report(diagnose('reference-unclosed', placeIn(node, open, open + 1)));
      break;
    }
    if (open > start) parts.push(node.text.slice(start, open));
    parts.push(readReference(node, open, close, report));
    start = close + 1;
  }
  if (start < node.text.length) parts.push(node.text.slice(start));
  reportUnopened(node, report);
  return {parts, node};
}

/** Reports a closing brace without an opening one, which visitors would see. */
function reportUnopened(node: ScalarNode, report: Report): void {
  const blanked = node.text.replace(/\{[^}]*\}?/g, (reference) => ' '.repeat(reference.length));
  const stray = blanked.indexOf('}');
  if (stray >= 0) report(diagnose('reference-unopened', placeIn(node, stray, stray + 1)));
}

function readReference(node: ScalarNode, open: number, close: number, report: Report): Reference {
  const colon = node.text.indexOf(':', open);
  const hasFormat = colon >= 0 && colon < close;
  const place = placeIn(node, open, close + 1);
  const formula = readFormula(node, report, open + 1, hasFormat ? colon : close);
  if (!hasFormat) return {formula, place};
  return {
    formula,
    place,
    format: {name: node.text.slice(colon + 1, close).trim(), place: placeIn(node, colon + 1, close)},
  };
}
