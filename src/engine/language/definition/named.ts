/** Values with a name, and sums of them. */
import type {Place} from '../../diagnostics/diagnostic.ts';
import {named, readAs} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import type {Entry} from '../yaml/node.ts';
import {labelled} from './constant.ts';
import type {FigureSource} from './source.ts';
import type {Takes} from './takes.ts';
import type {Text} from './text.ts';
import type {Period} from './unit.ts';
import {described, type Described} from './described.ts';
import {valueSchema, type Value} from './value.ts';

export interface NamedValue {
  readonly name: string;
  readonly place: Place;
  readonly label: string;
  /** The label as written, with its references. */
  readonly labelText?: Text | undefined;
  readonly note?: string | undefined;
  /** Where its figures come from, as far as that differs from the definition's source. */
  readonly source?: FigureSource | undefined;
  /** For a table: the sources of rows that come from elsewhere. */
  readonly rowSources?: readonly Entry<FigureSource>[] | undefined;
  /** The unit of a table's figures. */
  readonly unit?: string | undefined;
  /** What an amount is for. */
  readonly per?: Period | undefined;
  /** For a table: the day of the year on which its figures usually change, MM-DD. */
  readonly yearly?: string | undefined;
  /** The page does not name it: see src/engine/plan/inWords/helpers.ts. */
  readonly helper?: boolean | undefined;
  /** The arguments with which formulas call it; undefined for a value that needs none. */
  readonly takes?: Takes | undefined;
  readonly value: Value;
}

/** A sum carries its parts, so that a breakdown always adds up to its total. */
export interface Sum {
  readonly name: string;
  readonly place: Place;
  readonly parts: readonly NamedValue[];
}

export function namedValue({key, keyPlace, value: {label, ...rest}}: Entry<Described>): NamedValue {
  return {...rest, name: key, place: keyPlace, ...labelled(key, label)};
}

/** What is under a name in `sums`. */
export const partsSchema: Concept<readonly NamedValue[]> = readAs(
  named('The parts of the sum by name.', described(valueSchema)),
  (parts) => parts.map(namedValue),
);
