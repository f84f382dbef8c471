import {fill} from '../../../app/words/placeholders.tsx';
import type {Bench} from '../data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

interface DiagnosticListProps {
  readonly bench: Bench;
  readonly onLine: (line: number) => void;
}

/** What the check says of the definition and its cases, as it stands now. */
export function DiagnosticList({bench: {diagnostics, version, file}, onLine}: DiagnosticListProps) {
  return (
    <section aria-labelledby="check" className={styles.part}>
      <h2 id="check">{words.parts.diagnostics}</h2>
      <div role="status">
        {diagnostics.length === 0 && <p className={styles.good}>{words.diagnostics.none}</p>}
        {version === undefined && <p className={styles.bad}>{words.diagnostics.broken}</p>}
        {diagnostics.map(({text, severity, file: at, line}) => (
          <div key={text} className={severity === 'error' ? styles.error : styles.warning}>
            <pre className={styles.frame}>{text}</pre>
            {at === file && (
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
