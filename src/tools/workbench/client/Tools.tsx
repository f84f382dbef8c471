import {useState} from 'react';
import type {AnalysisSummary, CalculatorDetails, ToolFinding, MutationSummary} from '../data.ts';
import type {OpenAnswers} from './Check.tsx';
import * as words from './words.ts';
import workbench from './workbench.module.css';
import {fill} from '../../../app/words/placeholders.tsx';
import {useData} from './data.ts';

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
  const {data, loading, problem} = useData<AnalysisSummary | null>(`analysis/${id}`, source);
  return (
    <>
      <h3>{words.tools.analysis}</h3>
      {loading && <p role="status">{words.page.loading}</p>}
      {problem !== undefined && <p role="alert">{fill(words.page.failed, {problem})}</p>}
      {data === null && <p>{words.tools.cannot}</p>}
      {data && (
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
  const {data, loading, problem} = useData<MutationSummary | null>(isRequested ? `mutation/${id}` : null);
  return (
    <>
      <h3>{words.tools.mutation}</h3>
      {!isRequested && (
        <button type="button" className="quiet-button" onClick={() => setRequested(true)}>
          {words.tools.mutate}
        </button>
      )}
      <div role="status">
        {loading && <p>{words.tools.mutating}</p>}
        {problem !== undefined && <p>{fill(words.page.failed, {problem})}</p>}
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

interface FindingsProps {
  readonly findings: readonly ToolFinding[];
  readonly onOpen: OpenAnswers;
  readonly onLine: (line: number) => void;
}

function Findings({findings, onOpen, onLine}: FindingsProps) {
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
