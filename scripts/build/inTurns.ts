import {availableParallelism} from 'node:os';

/**
 * Works on items beside each other, as many at once as keep the machine busy: what thousands of them hold at the same
 * time would not fit into memory.
 */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const turn = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({length: 2 * availableParallelism()}, turn));
}
