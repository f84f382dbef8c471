import {type FormEvent, useState} from 'react';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../app/words/placeholders.tsx';
import type {CaseRun, CaseToSave, Saved} from '../data.ts';
import {type State, States} from './DiagnosticList.tsx';
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

export type Calculated = Omit<CaseToSave, 'name'>;

interface SaveCaseProps {
  readonly id: string;
  /** Undefined before the first press of Calculate. */
  readonly calculated: Calculated | undefined;
}

/** Writes the calculated answers into the cases file, under a name. */
export function SaveCase({id, calculated}: SaveCaseProps) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState<Saved>();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (calculated === undefined) return;
    const saved = await send(id, {...calculated, name});
    setSaid(saved);
    if (saved.saved) setName('');
  }

  return (
    <form className={styles.save} onSubmit={(event) => void save(event)}>
      <label className={styles.field}>
        {words.playground.name}
        <input value={name} required maxLength={200} onChange={({target}) => setName(target.value)} />
      </label>
      <button className="quiet-button" disabled={calculated === undefined}>
        {words.playground.save}
      </button>
      <p className={styles.quiet}>{words.playground.hint}</p>
      <p role="status" className={said?.saved === false ? styles.bad : styles.good}>
        {said?.message}
      </p>
    </form>
  );
}

async function send(id: string, given: CaseToSave): Promise<Saved> {
  try {
    const response = await fetch(`/workbench/data/cases/${id}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(given),
    });
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json') === true;
    return isAnswer ? ((await response.json()) as Saved) : {saved: false, message: await response.text()};
  } catch (error) {
    return {saved: false, message: (error as Error).message};
  }
}

/** The first line (1-based) in which two versions of a text differ; undefined where they are the same. */
export function firstDifference(before: string, after: string): number | undefined {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const index = other.findIndex((line, at) => line !== one[at]);
  if (index >= 0) return index + 1;
  return one.length === other.length ? undefined : other.length;
}
