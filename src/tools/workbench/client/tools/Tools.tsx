import type {Bench} from '../../data.ts';
import type {Open} from '../CaseList.tsx';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';
import {AnalysisPart} from './AnalysisPart.tsx';
import {MutationPart} from './MutationPart.tsx';

export interface ToolsProps {
  readonly bench: Bench;
  readonly onOpen: Open;
  readonly onLine: (line: number) => void;
}

/** What the analysis and the mutation say of the definition as it stands. */
export function Tools(props: ToolsProps) {
  return (
    <section aria-labelledby="tools" className={workbench.part}>
      <h2 id="tools">{words.parts.tools}</h2>
      <AnalysisPart {...props} />
      <MutationPart key={props.bench.source} {...props} />
    </section>
  );
}
