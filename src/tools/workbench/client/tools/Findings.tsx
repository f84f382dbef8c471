import {fill} from '../../../../app/words/placeholders.tsx';
import type {Found} from '../../data.ts';
import type {Open} from '../CaseList.tsx';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';

interface FindingsProps {
  readonly findings: readonly Found[];
  readonly onOpen: Open;
  readonly onLine: (line: number) => void;
}

export function Findings({findings, onOpen, onLine}: FindingsProps) {
  return (
    <ul className={workbench.findings}>
      {findings.map(({line, message, hint, answers, today}) => (
        <li key={`${line} ${message}`}>
          <button type="button" className={workbench.link} onClick={() => onLine(line)}>
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
