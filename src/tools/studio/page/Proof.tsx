import {type ReactNode, useCallback} from 'react';
import {fill} from '../../../engine/runtime/message.ts';
import {Running} from '../../workbench/client/Running.tsx';
import {Findings} from '../../workbench/client/Tools.tsx';
import * as shared from '../../workbench/client/words.ts';
import type {OpenAnswers} from '../../workbench/client/Check.tsx';
import type {Engine} from '../engine.ts';
import type {Problem, ProjectFiles} from '../protocol.ts';
import {type Proof, useProof} from './useProof.ts';
import * as words from './words.ts';
import styles from './studio.module.css';

export interface PlacedProblem extends Problem {
  readonly file: string;
  readonly line: number;
}

interface ProofPaneProps {
  /** A worker of its own: a proof may take long. */
  readonly engine: Engine;
  /** None for shared data. */
  readonly id: string | undefined;
  readonly problems: readonly PlacedProblem[];
  /** All files that were read, as they were in the beginning and as they are. */
  readonly before: ProjectFiles;
  readonly after: ProjectFiles;
  readonly isChanged: boolean;
  readonly onProblem: (problem: PlacedProblem) => void;
  readonly onLine: (line: number) => void;
  readonly onOpen: OpenAnswers;
}

/** What is wrong, and what is proven on request. */
export function ProofPane({engine, id, problems, before, after, isChanged, onProblem, onLine, onOpen}: ProofPaneProps) {
  const handlers = {onLine, onOpen};
  const give = useCallback(() => engine.call('edit', [after]), [engine, after]);
  const analysis = useProof(engine, 'analyse', [id ?? ''], after, give);
  const diff = useProof(engine, 'diff', [before, after], after, give);
  const mutation = useProof(engine, 'mutate', [id ?? ''], after, give);
  return (
    <>
      <section aria-labelledby="problems">
        <h2 id="problems">{words.proof.check}</h2>
        {problems.length === 0 && <p className={styles.good}>{words.proof.noProblems}</p>}
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.start} ${problem.message}`} data-severity={problem.severity}>
              <button type="button" className="link-button" onClick={() => onProblem(problem)}>
                {fill(words.proof.problem, {file: problem.file, line: String(problem.line), message: problem.message})}
              </button>
              {problem.hint !== '' && <p>{problem.hint}</p>}
            </li>
          ))}
        </ul>
      </section>
      {id !== undefined && (
        <ProofSection
          name={words.proof.analyse}
          about={words.proof.analyseAbout}
          proof={analysis}
          now={after}
          counted={shared.running.answerSets}
        >
          {analysis.progress !== undefined && analysis.data === undefined && (
            <Findings findings={analysis.progress.findings} {...handlers} />
          )}
          {analysis.data === null && <p>{shared.tools.cannot}</p>}
          {analysis.data && (
            <>
              <p>
                {fill(analysis.data.visited < analysis.data.answerSets ? shared.tools.partly : shared.tools.covered, {
                  count: analysis.data.answerSets.toLocaleString('en'),
                  visited: analysis.data.visited.toLocaleString('en'),
                })}
              </p>
              {analysis.data.findings.length === 0 && (
                <p className={styles.good}>
                  {analysis.data.unproven.length === 0 ? shared.tools.nothing : shared.tools.sampled}
                </p>
              )}
              <Findings findings={[...analysis.data.findings, ...analysis.data.unproven]} {...handlers} />
            </>
          )}
        </ProofSection>
      )}
      <ProofSection name={words.proof.diff} about={words.proof.diffAbout} proof={diff} now={after} counted="">
        {!isChanged && <p>{words.proof.unchanged}</p>}
        {diff.data !== undefined && <pre className={styles.report}>{diff.data}</pre>}
      </ProofSection>
      {id !== undefined && (
        <ProofSection
          name={words.proof.mutate}
          about={words.proof.mutateAbout}
          proof={mutation}
          now={after}
          counted={shared.running.changes}
        >
          {mutation.progress !== undefined && mutation.data === undefined && (
            <Findings findings={mutation.progress.findings} {...handlers} />
          )}
          {mutation.data === null && <p>{shared.tools.cannot}</p>}
          {mutation.data && (
            <>
              <p className={mutation.data.survivors.length === 0 ? styles.good : styles.bad}>
                {fill(shared.tools.score, {
                  killed: String(mutation.data.killed),
                  mutants: String(mutation.data.mutants),
                })}
              </p>
              <Findings findings={mutation.data.survivors} {...handlers} />
            </>
          )}
        </ProofSection>
      )}
    </>
  );
}

interface ProofSectionProps {
  readonly name: string;
  readonly about: string;
  readonly proof: Proof<unknown>;
  /** What it would be asked about now. */
  readonly now: unknown;
  readonly counted: string;
  readonly children: ReactNode;
}

/** A proof with its button, how far it is, and what it found. */
function ProofSection({name, about, proof, now, counted, children}: ProofSectionProps) {
  const {loading, isStopped, data, progress, start} = proof;
  const isStale = data !== undefined && proof.about !== now;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.quiet}>{about}</p>
      {!loading && !isStopped && (
        <button type="button" className="quiet-button" aria-label={`${words.proof.start}: ${name}`} onClick={start}>
          {data === undefined ? words.proof.start : words.proof.startAgain}
        </button>
      )}
      <Running task={proof} label={counted} />
      {loading && progress !== undefined && Number.isFinite(progress.millisecondsLeft) && (
        <p className={styles.quiet}>
          {fill(words.proof.left, {seconds: String(Math.ceil(progress.millisecondsLeft / 1000))})}
        </p>
      )}
      {isStale && <p className={styles.quiet}>{words.proof.stale}</p>}
      {children}
    </section>
  );
}
