import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';
import type {SuggestionLine} from './suggestionLines.ts';
import styles from './changes.module.css';

interface LinesProps {
  /** What all of them give. */
  readonly title: string;
  readonly lines: readonly SuggestionLine[];
  readonly onTry: (line: SuggestionLine) => void;
}

/** Suggestions under what they give, each with a button that tries it. */
export function Lines({title, lines, onTry}: LinesProps) {
  return (
    <>
      <p className={styles.outcome}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.text} className={styles.line}>
            <span>
              {line.text}
              {line.takesTime && <span className={styles.takesTime}> · {words.changes.takesTime}</span>}
            </span>
            <button
              type="button"
              className="quiet-button"
              aria-label={fill(words.changes.tryThis, {change: line.text})}
              onClick={() => onTry(line)}
            >
              {words.changes.tryIt}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
