import {useState, useEffect, useRef} from 'react';
import {fill} from '../../../engine/runtime/message.ts';
import type {AnalysisSummary, MutationSummary, CalculatorSummary} from '../data.ts';
import {useData, useEdits, runTask} from './data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';
import {AllScreens} from './AllScreens.tsx';
import {month} from '../../../engine/runtime/formats.ts';
import {linkTo} from '../../../app/addresses/base.ts';
import {type State, States} from './Check.tsx';

const columns = ['calculator', 'diagnostics', 'cases', 'analysis', 'mutation', 'freshness'] as const;

/** Every calculator with the state of its definition. */
export function Overview() {
  const edits = useEdits();
  const {data: all = [], loading, problem} = useData<readonly CalculatorSummary[]>('overview', edits);
  const [filter, setFilter] = useState('');
  const analysis = useRunAll<AnalysisSummary>('analysis', edits);
  const mutation = useRunAll<MutationSummary>('mutation', edits);
  const shown = all.filter(({id, title}) => `${id} ${title}`.toLowerCase().includes(filter.trim().toLowerCase()));
  const ids = shown.map(({id}) => id);
  const groups = [...new Set(shown.map(({group}) => group))];
  return (
    <main className={styles.page}>
      <title>{words.page.title}</title>
      <h1>{words.page.title}</h1>
      <p className={styles.quiet}>{words.page.intro}</p>
      <div className={styles.bar}>
        <label className={styles.field}>
          {words.overview.filter}
          <input type="search" value={filter} onChange={({target}) => setFilter(target.value)} />
        </label>
        <RunAll label={words.overview.analyseAll} ids={ids} runs={analysis} />
        <RunAll label={words.overview.mutateAll} ids={ids} runs={mutation} />
      </div>
      <p role="status">
        {loading && all.length === 0
          ? words.page.loading
          : fill(words.overview.shown, {count: String(shown.length), all: String(all.length)})}
      </p>
      {problem !== undefined && <p role="alert">{fill(words.page.failed, {problem})}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
      <div className={styles.scroll} role="region" aria-label={words.page.all} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {words.overview[column]}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                  {group}
                </th>
              </tr>
              {shown
                .filter((summary) => summary.group === group)
                .map((summary) => (
                  <Row
                    key={summary.id}
                    summary={summary}
                    analysis={analysis.results.get(summary.id)}
                    mutation={mutation.results.get(summary.id)}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </div>
      {shown.length > 0 && <AllScreens summaries={shown} />}
    </main>
  );
}

interface RowProps {
  readonly summary: CalculatorSummary;
  /** Null if it could not run; undefined if it has not run. */
  readonly analysis: AnalysisSummary | null | undefined;
  readonly mutation: MutationSummary | null | undefined;
}

/** The row of a calculator. */
function Row({summary, analysis, mutation}: RowProps) {
  const {id, title, due} = summary;
  return (
    <tr>
      <th scope="row">
        <a href={linkTo(`/workbench/${id}`)}>{title}</a>
      </th>
      <td>
        <States states={diagnosticStates(summary)} />
      </td>
      <td>
        <States states={caseStates(summary)} />
      </td>
      <td>
        <States states={resultStates(analysis, analysisStates)} />
      </td>
      <td>
        <States states={resultStates(mutation, mutationStates)} />
      </td>
      <td>{due && <States states={[{tone: due.state === 'overdue' ? 'caution' : 'quiet', text: dueText(due)}]} />}</td>
    </tr>
  );
}

function diagnosticStates({errors, warnings}: CalculatorSummary): readonly State[] {
  if (errors + warnings === 0) return [{tone: 'good', text: words.state.clean}];
  return [...counted('bad', words.state.errors, errors), ...counted('caution', words.state.warnings, warnings)];
}

function caseStates({cases: {passed, failed, notReviewed}}: CalculatorSummary): readonly State[] {
  return [
    ...counted('good', words.state.passed, passed),
    ...counted('bad', words.state.failed, failed),
    ...counted('caution', words.state.notReviewed, notReviewed),
  ];
}

function analysisStates({answerSets, findings, unproven}: AnalysisSummary): readonly State[] {
  const sets = {tone: 'quiet', text: fill(words.state.answerSets, {count: answerSets.toLocaleString('en')})} as const;
  if (findings.length === 0)
    return [
      unproven.length === 0
        ? {tone: 'good', text: words.state.noFindings}
        : {tone: 'caution', text: words.state.notProven},
      sets,
    ];
  return [...counted('bad', words.state.findings, findings.length), sets];
}

function mutationStates({mutants, killed, survivors}: MutationSummary): readonly State[] {
  const score = fill(words.state.killed, {killed: String(killed), all: String(mutants)});
  return [
    {tone: survivors.length === 0 ? 'good' : 'quiet', text: score},
    ...counted('bad', words.state.survivors, survivors.length),
  ];
}

function resultStates<Result>(
  result: Result | null | undefined,
  states: (result: Result) => readonly State[],
): readonly State[] {
  if (result === undefined) return [{tone: 'quiet', text: words.overview.notRun}];
  return result === null ? [{tone: 'bad', text: words.overview.cannot}] : states(result);
}

function counted(tone: State['tone'], text: string, count: number): readonly State[] {
  return count === 0 ? [] : [{tone, text: fill(text, {count: String(count)})}];
}

function dueText({state, reviewBy = ''}: NonNullable<CalculatorSummary['due']>): string {
  return fill(words.due[state], {month: reviewBy === '' ? '' : month(reviewBy)});
}

interface RunAllProps {
  /** '{count}' is filled in. */
  readonly label: string;
  readonly ids: readonly string[];
  readonly runs: Runs<unknown>;
}

/** A button that runs a tool over the calculators shown, with its progress and a button to stop it. */
function RunAll({label, ids, runs: {progress, problem, run, stop}}: RunAllProps) {
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

interface Runs<Result> {
  /** By calculator; null if its definition has errors. */
  readonly results: ReadonlyMap<string, Result | null>;
  /** How many calculators are done; undefined while nothing runs. */
  readonly progress: {readonly done: number; readonly all: number} | undefined;
  readonly problem: string | undefined;
  readonly run: (ids: readonly string[]) => void;
  readonly stop: () => void;
}

/**
 * Requests one calculator at a time; results that the server has cached arrive immediately.
 * @param edits the results are dropped when it changes
 */
function useRunAll<Result>(task: 'analysis' | 'mutation', edits: number): Runs<Result> {
  const [results, setResults] = useState<Runs<Result>['results']>(new Map());
  const [progress, setProgress] = useState<Runs<Result>['progress']>();
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
        const result = await runTask<Result | null>(`${task}/${id}`, signal);
        setResults((before) => new Map(before).set(id, result));
      }
      setProgress(undefined);
    } catch (error) {
      if (signal.aborted) return;
      setProblem((error as Error).message);
      setProgress(undefined);
    }
  };
  useEffect(() => setResults(new Map()), [edits]);
  useEffect(() => () => running.current?.abort(), []);
  return {results, progress, problem, run: (ids) => void run(ids), stop};
}
