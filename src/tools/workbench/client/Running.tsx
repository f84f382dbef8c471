import {fill} from '../../../engine/runtime/message.ts';
import type {Task} from './data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

interface RunningProps {
  readonly task: Task<unknown>;
  /** What is counted: '{done} of {all} changes tried'. */
  readonly label: string;
}

/** How far a task is, with a button that stops it; after a stop, how far it came, with a button that starts it again. */
export function Running({task: {loading, progress, problem, isStopped, stop, restart}, label}: RunningProps) {
  if (problem !== undefined) return <p role="alert">{fill(words.page.failed, {problem})}</p>;
  if (!loading && !isStopped) return null;
  return (
    <div className={styles.running}>
      {loading && <progress aria-label={words.running.label} value={progress?.done} max={progress?.all} />}
      {/* Announced when it begins and when it stops, not with each step. */}
      <span role="status">{isStopped ? words.running.stopped : words.running.runs}</span>
      {progress && <span>{progressText(progress, label)}</span>}
      <button type="button" className="quiet-button" onClick={isStopped ? restart : stop}>
        {isStopped ? words.running.restart : words.running.stop}
      </button>
    </div>
  );
}

function progressText({done, all, parts}: NonNullable<Task<unknown>['progress']>, label: string): string {
  const counted = fill(label, {done: done.toLocaleString('en'), all: all.toLocaleString('en')});
  if (parts === undefined) return counted;
  return `${counted}, ${fill(words.running.parts, {reached: String(parts.reached), all: String(parts.all)})}`;
}
