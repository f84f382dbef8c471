import {useEffect, useRef, useState} from 'react';
import {fetchData} from '../useData.ts';

export interface Runs<Found> {
  /** What came back, by calculator; null where its definition has errors. */
  readonly found: ReadonlyMap<string, Found | null>;
  /** How many of those asked for have been answered; undefined while nothing runs. */
  readonly progress: {readonly done: number; readonly all: number} | undefined;
  readonly problem: string | undefined;
  readonly run: (ids: readonly string[]) => void;
  readonly stop: () => void;
}

/**
 * Asks for one calculator after the other; what the server has worked out before comes at once.
 * @param edits what was found is dropped when it changes
 */
export function useRunAll<Found>(task: 'analysis' | 'mutation', edits: number): Runs<Found> {
  const [found, setFound] = useState<Runs<Found>['found']>(new Map());
  const [progress, setProgress] = useState<Runs<Found>['progress']>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  const stop = (): void => {
    running.current?.abort();
    setProgress(undefined);
  };
  const run = async (ids: readonly string[]): Promise<void> => {
    running.current?.abort();
    const {signal} = (running.current = new AbortController());
    setProblem(undefined);
    try {
      for (const [done, id] of ids.entries()) {
        setProgress({done, all: ids.length});
        const answer = await fetchData<Found | null>(`${task}/${id}`, signal);
        setFound((before) => new Map(before).set(id, answer));
      }
      setProgress(undefined);
    } catch (error) {
      if (signal.aborted) return;
      setProblem((error as Error).message);
      setProgress(undefined);
    }
  };
  useEffect(() => setFound(new Map()), [edits]);
  useEffect(() => () => running.current?.abort(), []);
  return {found, progress, problem, run: (ids) => void run(ids), stop};
}
