import {fill} from '../../../engine/runtime/message.ts';
import type {Answers, CalculatorDetails, CaseRun} from '../data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';
import {calendarDay} from '../../../engine/runtime/formats.ts';

interface DiagnosticListProps {
  readonly details: CalculatorDetails;
  readonly onLine: (line: number) => void;
}

/** The current diagnostics of the definition and its cases. */
export function DiagnosticList({details: {diagnostics, version, file}, onLine}: DiagnosticListProps) {
  return (
    <section aria-labelledby="check" className={styles.part}>
      <h2 id="check">{words.parts.diagnostics}</h2>
      <div role="status">
        {diagnostics.length === 0 && <p className={styles.good}>{words.diagnostics.none}</p>}
        {version === undefined && <p className={styles.bad}>{words.diagnostics.broken}</p>}
        {diagnostics.map(({text, severity, file: path, line}) => (
          <div key={text} className={severity === 'error' ? styles.error : styles.warning}>
            <pre className={styles.frame}>{text}</pre>
            {path === file && (
              <button type="button" className="quiet-button" onClick={() => onLine(line)}>
                {fill(words.diagnostics.line, {line: String(line)})}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** A state in words and colour. */
export interface State {
  readonly tone: 'good' | 'caution' | 'bad' | 'quiet';
  readonly text: string;
}

export function States({states}: {readonly states: readonly State[]}) {
  return (
    <ul className={styles.states}>
      {states.map(({tone, text}) => (
        <li key={text} className={styles[tone]}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Opens answers in the playground, on the day if one is passed. */
export type OpenAnswers = (answers: Answers, day?: string) => void;

interface OpenButtonProps {
  /** What it opens, for screen readers. */
  readonly name: string;
  readonly onOpen: () => void;
}

export function OpenButton({name, onOpen}: OpenButtonProps) {
  return (
    <button type="button" className="quiet-button" aria-label={`${words.screens.open}: ${name}`} onClick={onOpen}>
      {words.screens.open}
    </button>
  );
}

interface CaseListProps {
  readonly runs: readonly CaseRun[];
  readonly onOpen: OpenAnswers;
}

/** Every case and ladder with its state; a failed one with the differences. */
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

function CaseView({run, onOpen}: {readonly run: CaseRun; readonly onOpen: OpenAnswers}) {
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
      <OpenButton name={name} onOpen={() => onOpen(answers, today)} />
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
        {expected.map(({key, expected: value, actual}) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{value}</td>
            <td>{actual || words.cases.nothingShown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
