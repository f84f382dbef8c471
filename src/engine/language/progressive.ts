/** The limits of a progressive rate: where each of its brackets begins and ends, whatever the values of its limits are. */
import {computedNumber, number} from './expression/types.ts';
import type {TypedExpression, Edge, TableRow, ValueOf} from './typed.ts';
import type {Model} from './model.ts';
import {isFixed} from './references.ts';

/** A bracket as expressions; without `from` it begins at 0, without `to` it has no end. */
export interface Bracket {
  readonly band: TableRow;
  readonly from?: TypedExpression | undefined;
  readonly to?: TypedExpression | undefined;
  /** Whether it may be empty: one of the limits up to its end is calculated, so that it may be the same as its start. */
  readonly mayBeEmpty: boolean;
}

/**
 * The brackets in their order. A limit that is calculated may turn out to be below the one before it, or below 0. It then counts as
 * the one before it, and its bracket is empty: whatever the limits are, no part is negative or charged twice.
 */
export function bracketsIn({rows: bands}: ValueOf<'brackets'>, model: Model): readonly Bracket[] {
  const ends = bands.map((_, index) => {
    const edges = bands.slice(0, index + 1).map(({to}) => to);
    const mayBeEmpty = edges.some((edge) => edge !== undefined && !isFixedEdge(edge, model));
    const to = bands[index]!.to?.at;
    return {to: to !== undefined && mayBeEmpty ? highestOf(edges, model) : to, mayBeEmpty};
  });
  return bands.map((band, index) => ({band, from: ends[index - 1]?.to, ...ends[index]!}));
}

/** Whether a limit is a figure, or a constant on any day: those of a table are in order on every day. */
export function isFixedEdge({at}: Edge, model: Model): boolean {
  return isFixed(at.kind === 'onDay' ? at.figure : at, model);
}

/** The highest of some limits and 0. Of those that are fixed, the last one is the highest. */
function highestOf(edges: readonly (Edge | undefined)[], model: Model): TypedExpression {
  const limits = edges.flatMap((edge) => edge ?? []);
  const lastFixed = limits.findLast((edge) => isFixedEdge(edge, model));
  const values = limits.flatMap((edge) => (edge === lastFixed || !isFixedEdge(edge, model) ? edge.at : []));
  const lowest: readonly TypedExpression[] =
    lastFixed === undefined ? [{kind: 'figure', value: 0, type: number(true)}] : [];
  return {kind: 'call', name: 'max', values: [...lowest, ...values], type: computedNumber(false)};
}
