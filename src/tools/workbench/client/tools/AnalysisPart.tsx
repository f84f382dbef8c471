import {fill} from '../../../../app/words/placeholders.tsx';
import type {AnalysisSummary} from '../../data.ts';
import {useData} from '../useData.ts';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';
import {Findings} from './Findings.tsx';
import type {ToolsProps} from './Tools.tsx';

/** Asked for at once, and again after each saving. */
export function AnalysisPart({bench: {id, source}, onOpen, onLine}: ToolsProps) {
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
          {data.findings.length === 0 && <p className={workbench.good}>{words.tools.nothing}</p>}
          <Findings findings={data.findings} onOpen={onOpen} onLine={onLine} />
        </>
      )}
    </>
  );
}
