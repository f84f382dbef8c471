import {fill} from '../../../../app/words/placeholders.tsx';
import * as words from '../words.ts';
import styles from '../workbench.module.css';
import type {Runs} from './useRunAll.ts';

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
