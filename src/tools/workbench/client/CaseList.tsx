import {calendarDay} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../app/words/placeholders.tsx';
import type {CaseRun} from '../data.ts';
import {States, type State} from './States.tsx';
import * as words from './words.ts';
import styles from './workbench.module.css';

export type Open = (answers: Readonly<Record<string, string>>, day?: string) => void;

interface CaseListProps {
  readonly runs: readonly CaseRun[];
  readonly onOpen: Open;
}

/** Every case and ladder with its result; one that fails with the difference. */
export function CaseList({runs, onOpen}: CaseListProps) {
  return (
    <section aria-labelledby="cases" className={styles.part}>
      <h2 id="cases">{words.parts.cases}</h2>
      {runs.length === 0 && <p>{words.cases.none}</p>}
      <ul className={styles.cases}>
        {runs.map((run) => (
          <li key={run.line}>
            <CaseView run={run} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CaseView({run, onOpen}: {readonly run: CaseRun; readonly onOpen: Open}) {
  const {kind, name, line, answers, today, passed, problems, notReviewed, expected} = run;
  const states: readonly State[] = [
    passed ? {tone: 'good', text: words.cases.passed} : {tone: 'bad', text: words.cases.failed},
    ...(notReviewed ? [{tone: 'caution', text: words.cases.notReviewed} as const] : []),
    {tone: 'quiet', text: `${words.cases[`kind${kind}`]}, ${fill(words.cases.line, {line: String(line)})}`},
  ];
  return (
    <>
      <h3 className={styles.caseName}>{name}</h3>
      <States states={states} />
      {problems.map((problem) => (
        <p key={problem} className={styles.bad}>
          {problem}
        </p>
      ))}
      <details open={!passed}>
        <summary>{words.cases.details}</summary>
        <p>
          {Object.entries(answers)
            .filter(([, answer]) => answer !== '')
            .map(([input, answer]) => `${input}: ${answer}`)
            .join(' · ') || words.cases.nothing}{' '}
          <span className={styles.quiet}>{fill(words.cases.on, {day: calendarDay(today)})}</span>
        </p>
        {expected.length > 0 && <Expected expected={expected} />}
      </details>
      <button
        type="button"
        className="quiet-button"
        aria-label={`${words.screens.open}: ${name}`}
        onClick={() => onOpen(answers, today)}
      >
        {words.screens.open}
      </button>
    </>
  );
}

function Expected({expected}: Pick<CaseRun, 'expected'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.cases.key}</th>
          <th scope="col">{words.cases.expected}</th>
          <th scope="col">{words.cases.found}</th>
        </tr>
      </thead>
      <tbody>
        {expected.map(({key, expected: wanted, found}) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{wanted}</td>
            <td>{found || words.cases.nothingShown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
