import {useRef, useState} from 'react';
import type {Variable} from '../../../engine/compiled/module.ts';
import type {FormField} from '../../../engine/inputs/index.ts';
import type {FoundChanges} from '../../../engine/suggestions/findChanges.ts';
import type {AnswerChange} from './useTriedChange.ts';
import {fill, fillCount, withoutFullStop} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';
import styles from './changes.module.css';
import {groupBy, type SuggestionLine, suggestionLines} from './suggestionText.ts';

/** Longer lists would not be read. */
const MAX_BETTER = 4;
const MAX_WORSE = 3;

/** The id of the heading, which takes the focus. */
export const CHANGES_TITLE_ID = 'changes-title';

export interface WhatWouldChangeProps {
  readonly found: FoundChanges;
  readonly inputs: readonly FormField[];
  /** Whether some questions have no answer, so that their changes are not among those found. */
  readonly isIncomplete: boolean;
  /** Fills in these answers and calculates. */
  readonly onTry: (change: AnswerChange) => void;
}

/** The smallest changes that lead to a better verdict, and what would make it worse; nothing if there are neither. */
export function WhatWouldChange({found, inputs, isIncomplete, onTry}: WhatWouldChangeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const tryLine = (line: SuggestionLine): void => {
    // The pressed button disappears with its result.
    title.current?.focus({preventScroll: true});
    onTry(line);
  };
  const better = suggestionLines('better', found, inputs);
  const worse = suggestionLines('worse', found, inputs);
  const isStuck = better.length === 0 && (found.now.tone === 'bad' || found.now.tone === 'caution');
  if (better.length === 0 && worse.length === 0 && !isStuck) return null;
  const list = inputs.find((input) => input.kind === 'list');
  const shown = showsAll ? better : better.slice(0, MAX_BETTER);
  const hiddenCount = better.length - shown.length;
  return (
    <section className={styles.changes} aria-labelledby={CHANGES_TITLE_ID}>
      <h3 id={CHANGES_TITLE_ID} className={styles.title} ref={title} tabIndex={-1}>
        {words.changes.title}
      </h3>
      {isStuck && <p>{stuckText(found, inputs, isIncomplete)}</p>}
      {groupLines(shown).map((lines, index, groups) => (
        <Lines key={lines[0]!.text} title={titleOf(lines, groups[index - 1])} lines={lines} onTry={tryLine} />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className={`quiet-button ${styles.showMore}`} onClick={() => setShowsAll(true)}>
          {fill(words.changes.showMore[hiddenCount === 1 ? 'one' : 'other'], {count: String(hiddenCount)})}
        </button>
      )}
      {groupLines(worse.slice(0, MAX_WORSE)).map((lines) => (
        <Lines
          key={lines[0]!.text}
          title={fillCount(words.changes.worse, lines.length, {outcome: withoutFullStop(lines[0]!.outcome.text)})}
          lines={lines}
        />
      ))}
      {found.isCutShort && list && <p>{fill(words.changes.cutShort, {items: list.items})}</p>}
    </section>
  );
}

/** Whether suggestions change only items in the future. */
const isPlanned = (variable: Variable): boolean =>
  variable.kind === 'list' && [variable, ...variable.each].some(({changes}) => changes === 'planned');

function stuckText({variables}: FoundChanges, inputs: readonly FormField[], isIncomplete: boolean): string {
  const {changes} = words;
  if (isIncomplete) return changes.unanswered;
  const list = inputs.find((input) => input.kind === 'list');
  const varied = variables.find(({kind}) => kind === 'list');
  if (list !== undefined) {
    const text = varied === undefined ? changes.otherItems : isPlanned(varied) ? changes.plannedItem : changes.oneItem;
    return fill(text, {items: list.items});
  }
  return variables.some(({kind}) => kind === 'date') ? changes.oneAnswer : changes.none;
}

/** @param before the group above, whose title need not be repeated if it leads to the same result */
function titleOf(lines: readonly SuggestionLine[], before: readonly SuggestionLine[] | undefined): string {
  const [{size, outcome}] = lines as [SuggestionLine];
  if (size === 2 && before?.[0]?.outcome.text === outcome.text) return words.changes.orTwo;
  const text = size === 2 ? words.changes.two : lines.length === 1 ? words.changes.one : words.changes.oneOf;
  return fill(text, {outcome: withoutFullStop(outcome.text)});
}

/** Groups lines by outcome and number of changes. */
function groupLines(lines: readonly SuggestionLine[]): readonly (readonly SuggestionLine[])[] {
  return groupBy(lines, ({size, outcome}) => `${size} ${outcome.text}`);
}

interface LinesProps {
  /** Names the outcome that all of them lead to. */
  readonly title: string;
  readonly lines: readonly SuggestionLine[];
  /** Missing for what would make the result worse: it is a warning, and nobody wants to try it. */
  readonly onTry?: (line: SuggestionLine) => void;
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
            {onTry && (
              <button
                type="button"
                className="quiet-button"
                aria-label={fill(words.changes.tryChange, {change: line.text})}
                onClick={() => onTry(line)}
              >
                {words.changes.tryThis}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
