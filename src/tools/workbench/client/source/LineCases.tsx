import {fill} from '../../../../app/words/placeholders.tsx';
import type {Bench, KilledLines} from '../../data.ts';
import type {Open} from '../CaseList.tsx';
import {States} from '../States.tsx';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';
import styles from './source.module.css';

interface LineCasesProps {
  readonly line: number;
  readonly bench: Bench;
  readonly killed: KilledLines;
  readonly onOpen: Open;
}

/** The cases that evaluate a line, those first that fail when it is changed. */
export function LineCases({line, bench: {runs, touched}, killed, onOpen}: LineCasesProps) {
  const {changes, runs: failing} = killed[line] ?? {changes: 0, runs: []};
  const found = [...failing, ...(touched[line] ?? []).filter((index) => !failing.includes(index))];
  const count = (touched[line] ?? []).length;
  return (
    <div className={styles.cases} role="status">
      <h3>{fill(words.source.line, {line: String(line)})}</h3>
      <p>
        {count === 0
          ? words.source.untouched
          : fill(words.source.touched, {count: String(count), all: String(runs.length)})}
      </p>
      <p className={workbench.quiet}>
        {changes === 0
          ? words.source.unchanged
          : fill(words.source.killed, {changes: String(changes), count: String(failing.length)})}
      </p>
      <ul>
        {found.flatMap((index) => {
          const run = runs[index];
          if (run === undefined) return [];
          return (
            <li key={index}>
              <button type="button" className={workbench.link} onClick={() => onOpen(run.answers, run.today)}>
                {run.name}
              </button>
              {failing.includes(index) && <States states={[{tone: 'good', text: words.source.fails}]} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
