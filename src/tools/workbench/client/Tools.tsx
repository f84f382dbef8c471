import {useState} from 'react';
import type {AnalysisSummary, CalculatorDetails, ToolFinding, MutationSummary} from '../data.ts';
import type {OpenAnswers} from './Check.tsx';
import * as words from './words.ts';
import workbench from './workbench.module.css';
import {fill} from '../../../engine/runtime/message.ts';
import {type Task, useTask} from './data.ts';
import {Running} from './Running.tsx';

interface ToolsProps {
  readonly details: CalculatorDetails;
  readonly onOpen: OpenAnswers;
  readonly onLine: (line: number) => void;
}

/** The results of analysis and mutation for the current definition. */
export function Tools(props: ToolsProps) {
  return (
    <section aria-labelledby="tools" className={workbench.part}>
      <h2 id="tools">{words.parts.tools}</h2>
      <AnalysisPart {...props} />
      <MutationPart key={props.details.source} {...props} />
    </section>
  );
}

/** Runs immediately, and again after each save. */
function AnalysisPart({details: {id, source}, onOpen, onLine}: ToolsProps) {
  const task = useTask<AnalysisSummary | null>(`analysis/${id}`, source);
  const {data} = task;
  const isDone = !task.loading && !task.isStopped;
  return (
    <>
      <h3>{words.tools.analysis}</h3>
      <Running task={task} label={words.running.answerSets} />
      {!isDone && <FoundSoFar task={task} onOpen={onOpen} onLine={onLine} />}
      {isDone && data === null && <p>{words.tools.cannot}</p>}
      {isDone && data && (
        <>
          <p className={workbench.quiet}>
            {fill(data.visited < data.answerSets ? words.tools.partly : words.tools.covered, {
              count: data.answerSets.toLocaleString('en'),
              visited: data.visited.toLocaleString('en'),
            })}
          </p>
          {data.findings.length === 0 && data.unproven.length === 0 && (
            <p className={workbench.good}>{words.tools.nothing}</p>
          )}
          {data.findings.length === 0 && data.unproven.length > 0 && <p>{words.tools.sampled}</p>}
          <Findings findings={[...data.findings, ...data.unproven]} onOpen={onOpen} onLine={onLine} />
        </>
      )}
    </>
  );
}

/** Runs only on request: proving that a change makes no difference takes a while. */
function MutationPart({details: {id}, onOpen, onLine}: ToolsProps) {
  const [isRequested, setRequested] = useState(false);
  const task = useTask<MutationSummary | null>(isRequested ? `mutation/${id}` : null);
  const {data} = task;
  return (
    <>
      <h3>{words.tools.mutation}</h3>
      {!isRequested && (
        <button type="button" className="quiet-button" onClick={() => setRequested(true)}>
          {words.tools.mutate}
        </button>
      )}
      <Running task={task} label={words.running.changes} />
      {(task.loading || task.isStopped) && <FoundSoFar task={task} onOpen={onOpen} onLine={onLine} />}
      <div role="status">
        {data === null && <p>{words.tools.cannot}</p>}
        {data && (
          <p className={data.survivors.length === 0 ? workbench.good : workbench.bad}>
            {fill(words.tools.score, {killed: String(data.killed), mutants: String(data.mutants)})}
          </p>
        )}
      </div>
      {data && <Findings findings={data.survivors} onOpen={onOpen} onLine={onLine} />}
    </>
  );
}

interface FoundSoFarProps extends Pick<ToolsProps, 'onOpen' | 'onLine'> {
  readonly task: Task<unknown>;
}

/** What a running or stopped task has found. */
function FoundSoFar({task: {progress}, ...handlers}: FoundSoFarProps) {
  if (progress === undefined) return null;
  const {findings} = progress;
  return (
    <>
      <p className={workbench.quiet}>{findings.length === 0 ? words.tools.nothingSoFar : words.tools.soFar}</p>
      <Findings findings={findings} {...handlers} />
    </>
  );
}

interface FindingsProps {
  readonly findings: readonly ToolFinding[];
  readonly onOpen: OpenAnswers;
  readonly onLine: (line: number) => void;
}

export function Findings({findings, onOpen, onLine}: FindingsProps) {
  return (
    <ul className={workbench.findings}>
      {findings.map(({line, message, hint, answers, today}) => (
        <li key={`${line} ${message}`}>
          <button type="button" className="link-button" onClick={() => onLine(line)}>
            {fill(words.tools.finding, {line: String(line), message})}
          </button>
          {hint !== '' && <pre className={workbench.frame}>{hint}</pre>}
          {answers && (
            <button type="button" className="quiet-button" onClick={() => onOpen(answers, today)}>
              {words.tools.example}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
