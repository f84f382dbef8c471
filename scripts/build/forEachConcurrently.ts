import {availableParallelism} from 'node:os';

/** Runs work for all items, a limited number at a time: the buffers of thousands of items would not fit into memory. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = remaining.next(); !next.done; next = remaining.next()) await work(next.value);
  };
  await Promise.all(Array.from({length: 2 * availableParallelism()}, worker));
}
