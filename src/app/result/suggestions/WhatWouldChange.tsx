import {useState} from 'react';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import type {AnswerChange} from './useTriedChange.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/suggestions.ts';
import styles from './changes.module.css';
import {betterGroups, cutShortText, stuckText} from './suggestionGroups.ts';
import {type SuggestionLine, suggestionLines} from './suggestionText.ts';
import {CHANGES_TITLE_ID} from '../titleIds.ts';

/** Longer lists would not be read. */
const MAX_BETTER = 4;

export interface WhatWouldChangeProps {
  readonly found: FoundChanges;
  readonly inputs: readonly FormField[];
  /** Whether some questions have no answer, so that their changes are not among those found. */
  readonly isIncomplete: boolean;
  /** Fills in these answers and calculates. */
  readonly onTry: (change: AnswerChange) => void;
}

/** The smallest changes that lead to a better verdict; nothing if there are none. What would make it worse is no advice. */
export function WhatWouldChange({found, inputs, isIncomplete, onTry}: WhatWouldChangeProps) {
  const [showsAll, setShowsAll] = useState(false);
  const better = suggestionLines('better', found, inputs);
  const stuck = stuckText(found, better, inputs, isIncomplete);
  if (better.length === 0 && stuck === undefined) return null;
  const cutShort = cutShortText(found, inputs);
  const shown = showsAll ? better : better.slice(0, MAX_BETTER);
  const hiddenCount = better.length - shown.length;
  return (
    <section className={styles.changes} aria-labelledby={CHANGES_TITLE_ID}>
      <h3 id={CHANGES_TITLE_ID} className={styles.title} tabIndex={-1}>
        {words.changes.title}
      </h3>
      {stuck !== undefined && <p>{stuck}</p>}
      {betterGroups(shown).map(({title: heading, lines}) => (
        <Lines key={lines[0].text} title={heading} lines={lines} onTry={onTry} />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className={`quiet-button ${styles.showMore}`} onClick={() => setShowsAll(true)}>
          {fill(words.changes.showMore, {count: hiddenCount})}
        </button>
      )}
      {cutShort !== undefined && <p>{cutShort}</p>}
    </section>
  );
}

interface LinesProps {
  /** Names the outcome that all of them lead to. */
  readonly title: string;
  readonly lines: readonly SuggestionLine[];
  readonly onTry: (line: SuggestionLine) => void;
}

/** Changes with the same outcome; suggestions have a button that tries them. */
function Lines({title, lines, onTry}: LinesProps) {
  return (
    <>
      <p className={styles.outcome}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.text} className={styles.line}>
            <span>
              {line.text}
              {line.note && <span className={styles.note}>{line.note}</span>}
            </span>
            <button
              type="button"
              className="quiet-button"
              aria-label={fill(words.changes.tryChange, {change: line.text})}
              onClick={() => onTry(line)}
            >
              {words.changes.tryThis}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
