/** A row of the rules on the page. */
import type {TypedExpression} from '../../../language/typed.ts';
import type {Model} from '../../../language/model.ts';
import {constantNamed} from '../../../language/references.ts';
import {namesIn} from '../../../language/walk.ts';

export interface Row {
  readonly label: string;
  /** The condition under which the row applies, if the label does not say it. */
  readonly when?: string;
  readonly texts: readonly string[];
  readonly note?: string | undefined;
  /** The constants whose values it shows. */
  readonly shows: readonly string[];
  /** The rows of the definition that this row shows, counted from 0: rows of a table, branches, or lines with their `else`. */
  readonly covers: readonly number[];
}

/** The constants that expressions read. */
export function constantsIn(expressions: readonly TypedExpression[], model: Model): readonly string[] {
  return expressions.flatMap(namesIn).filter((name) => constantNamed(name, model) !== undefined);
}
