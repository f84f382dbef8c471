import type {Place} from '../diagnostics/diagnostic.ts';
import {get, itemsOf, textOf, type Node} from '../yaml/node.ts';
import {keys, listOf, type Schema} from '../shape/schema.ts';

/** A change of the calculator that visitors are told of. */
export interface Change {
  /** YYYY-MM-DD, or YYYY-MM where the day is not known; as written. */
  readonly on: string;
  readonly place: Place;
  /** One or two sentences; figures stand as they were then, so nothing is referred to. */
  readonly say: string;
}

export const historySchema: Schema = listOf(
  'What changed since the first edition, from the earliest to the latest; the page shows the latest first.',
  keys(
    'A change.',
    {
      on: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}(-\\d{2})?$',
        patternDescription: 'a day like 2024-06-07, or a month like 2024-06,',
        description: 'The day of the change, YYYY-MM-DD, or its month, YYYY-MM.',
      },
      say: {
        type: 'string',
        description: "What changed, for visitors, with the figures of that day: 'The base fee rose from $205 to $460.'",
      },
    },
    ['on', 'say'],
  ),
);

export function readHistory(node: Node | undefined): readonly Change[] {
  return itemsOf(node).map((item) => {
    const on = get(item, 'on');
    return {on: textOf(on) ?? '', place: on?.place ?? item.place, say: textOf(get(item, 'say')) ?? ''};
  });
}
