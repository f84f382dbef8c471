import {useEffect, useRef, useState} from 'react';
import {fill} from '../../../../app/words/placeholders.tsx';
import * as words from '../words.ts';
import styles from '../workbench.module.css';
import {fetchData} from '../data.ts';

interface RunAllProps {
  /** '{count}' is filled in. */
  readonly label: string;
  readonly ids: readonly string[];
  readonly runs: Runs<unknown>;
}

/** A button that runs a tool over the calculators shown; while it runs, how far it is, and a way to stop it. */
export function RunAll({label, ids, runs: {progress, problem, run, stop}}: RunAllProps) {
  if (progress !== undefined) {
    const {done, all} = progress;
    const text = fill(words.overview.progress, {done: String(done), all: String(all)});
    return (
      <div className={styles.running}>
        <progress aria-label={fill(label, {count: String(all)})} value={done} max={all} />
        <span>{text}</span>
        <button type="button" className="quiet-button" onClick={stop}>
          {words.overview.stop}
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" className="quiet-button" disabled={ids.length === 0} onClick={() => run(ids)}>
        {fill(label, {count: String(ids.length)})}
      </button>
      {problem !== undefined && <p role="alert">{fill(words.page.failed, {problem})}</p>}
    </>
  );
}

interface Runs<Found> {
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
