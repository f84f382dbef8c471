import {useState} from 'react';
import {fill} from '../../../../app/words/placeholders.tsx';
import type {MutationSummary} from '../../data.ts';
import {useData} from '../useData.ts';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';
import {Findings} from './Findings.tsx';
import type {ToolsProps} from './Tools.tsx';

/** Only when it is asked for: the proofs that a change makes no difference take their time. */
export function MutationPart({bench: {id}, onOpen, onLine}: ToolsProps) {
  const [wanted, setWanted] = useState(false);
  const {data, loading, problem} = useData<MutationSummary | null>(wanted ? `mutation/${id}` : null);
  return (
    <>
      <h3>{words.tools.mutation}</h3>
      {!wanted && (
        <button type="button" className="quiet-button" onClick={() => setWanted(true)}>
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
