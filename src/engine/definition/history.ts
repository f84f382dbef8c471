import type * as z from 'zod';
import {list, located, map, pattern, sentence} from '../shape/concept.ts';
import {readNode} from '../shape/readNode.ts';
import type {Node} from '../yaml/node.ts';

const changeSchema = map('A change.', {
  on: located(
    pattern(/^\d{4}-\d{2}(-\d{2})?$/, 'a day like 2024-06-07, or a month like 2024-06,').describe(
      'The day of the change, YYYY-MM-DD, or its month, YYYY-MM.',
    ),
  ),
  // The figures are those of that day, so the text has no references.
  say: sentence("What changed, for visitors, with the figures of that day: 'The base fee rose from $205 to $460.'"),
});

/** A change of the calculator that visitors are told of. */
export type Change = z.output<typeof changeSchema>;

export const historySchema = list(
  'What changed since the first edition, from the earliest to the latest; the page shows the latest first.',
  changeSchema,
);

/** Reads the value of `history`, in which nothing can be wrong once it fits the schema. */
export const readHistory = (node: Node): readonly Change[] => readNode(historySchema, node, () => undefined);
