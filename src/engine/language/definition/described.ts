/** What is under a name: a value with its label, note, source and unit. */
import * as z from 'zod';
import type {Report} from '../../diagnostics/diagnostic.ts';
import {either, map, readAs} from '../shape/concept.ts';
import {readNode, type Concept} from '../shape/readNode.ts';
import {get, type Entry, type Node} from '../yaml/node.ts';
import {figureSourceSchema, rowSourcesSchema, type FigureSource} from './source.ts';
import {takesSchema, type Takes} from './takes.ts';
import {label, type Text} from './text.ts';
import {unitKeys, type Period} from './unit.ts';
import {labelKeys, linesSchema, type Value} from './value.ts';

/** A value with the label, note and unit that the page shows. */
export interface Described {
  readonly value: Value;
  readonly label?: Text | undefined;
  readonly note?: string | undefined;
  /** The unit of a table's figures. */
  readonly unit?: string | undefined;
  /** What an amount is for. */
  readonly per?: Period | undefined;
  /** For a table: the day of the year on which its figures usually change, MM-DD. */
  readonly yearly?: string | undefined;
  readonly helper?: boolean;
  readonly takes?: Takes | undefined;
  readonly source?: FigureSource | undefined;
  /** For a table: the sources of rows that come from elsewhere. */
  readonly rowSources?: readonly Entry<FigureSource>[] | undefined;
}

const anyLabel = label('');
const anyText = z.string();

/** A value that may be a map with a label, a note, a source and a unit. */
export const described = (schema: Concept<Value>): Concept<Described> =>
  readAs(schema, (value, node, report) => {
    // A map of values has no keys of its own. What is wrong under a key is reported where the form of the value is read.
    const under = <Key>(key: string, concept: Concept<Key>): Key | undefined => {
      const found = value.kind === 'fields' ? undefined : get(node, key);
      return found && readNode(concept, found, () => undefined);
    };
    return {
      value,
      label: under('label', anyLabel),
      note: under('note', anyText),
      source: under('source', figureSourceSchema),
      rowSources: value.kind === 'table' ? under('sources', rowSourcesSchema) : undefined,
      unit: under('unit', anyText),
      yearly: under('yearly', anyText),
      per: under('per', unitKeys.per),
      helper: under('helper', z.literal(true)) ?? false,
      takes: takesUnder(node, value, report),
    };
  });

function takesUnder(node: Node, value: Value, report: Report): Takes | undefined {
  const takes = value.kind === 'fields' ? undefined : get(node, 'takes');
  return takes && readNode(takesSchema, takes, report);
}

/** What is under a name in `lines`: a list, or a map that gives the list a label and a note. */
export const namedLinesSchema: Concept<Described> = readAs(
  either('A list of lines, or a map of label, note and lines.', [
    readAs(linesSchema, (lines, {place}) => ({lines, linesPlace: place, label: undefined})),
    readAs(map('Lines with a label.', {...labelKeys, lines: linesSchema}), (value, node) => ({
      ...value,
      linesPlace: get(node, 'lines')!.place,
    })),
  ]),
  ({linesPlace, lines, ...named}) => ({value: {kind: 'lines', lines, place: linesPlace}, ...named}),
);
