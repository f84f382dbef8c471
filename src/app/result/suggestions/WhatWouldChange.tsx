import {useMemo, useRef, useState} from 'react';
import type {ChangesModule} from '../../../engine/compiled/module.ts';
import type {FormField} from '../../../engine/inputs/index.ts';
import {type Answers, readText} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {findChanges} from '../../../engine/suggestions/findChanges.ts';
import {fill, withoutFullStop} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';
import styles from './changes.module.css';
import {groupBy, type SuggestionLine, suggestionLines} from './suggestionText.ts';

/** Longer lists would not be read. */
const MAX_BETTER = 4;
const MAX_WORSE = 3;

export interface WhatWouldChangeProps {
  readonly calculator: ChangesModule;
  readonly inputs: readonly FormField[];
  /** The answers of the result shown, as the calculation read them. */
  readonly answers: Answers;
  readonly today: CalendarDay;
  /** Fills in these answers, by input id, and calculates. */
  readonly onTry: (values: Readonly<Record<string, string>>) => void;
}

/** The last suggestion that was tried, and the answers it replaced. */
interface TriedSuggestion {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  readonly previous: Readonly<Record<string, string>>;
}

/** The smallest changes that lead to a better verdict, and what would make it worse; not shown if the verdicts are not ranked. */
export function WhatWouldChange({calculator, inputs, answers, today, onTry}: WhatWouldChangeProps) {
  const suggestions = useMemo(
    () => findChanges(calculator, inputs, answers, today),
    [calculator, inputs, answers, today],
  );
  const title = useRef<HTMLHeadingElement>(null);
  const [tried, setTried] = useState<TriedSuggestion | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (suggestions === null) return null;
  const tryLine = ({text, values}: SuggestionLine): void => {
    setTried({
      text,
      values,
      previous: Object.fromEntries(Object.keys(values).map((id) => [id, readText(answers[id])])),
    });
    // The pressed button disappears with its result.
    title.current?.focus({preventScroll: true});
    onTry(values);
  };
  const isTried = tried !== null && Object.entries(tried.values).every(([id, value]) => answers[id] === value);
  const better = suggestionLines('better', suggestions, inputs);
  const worse = suggestionLines('worse', suggestions, inputs);
  const isStuck = better.length === 0 && (suggestions.now.tone === 'bad' || suggestions.now.tone === 'caution');
  if (better.length === 0 && worse.length === 0 && !isStuck && !isTried) return null;
  const shown = showsAll ? better : better.slice(0, MAX_BETTER);
  const hiddenCount = better.length - shown.length;
  return (
    <section className={styles.changes} aria-labelledby="changes-title">
      <h3 id="changes-title" className={styles.title} ref={title} tabIndex={-1}>
        {words.changes.title}
      </h3>
      {isTried && (
        <p className={styles.tried}>
          {fill(words.changes.tried, {change: tried.text})}{' '}
          <button type="button" className="quiet-button" onClick={() => onTry(tried.previous)}>
            {words.changes.undo}
          </button>
        </p>
      )}
      {isStuck && <p>{words.changes.none}</p>}
      {groupLines(shown).map((lines) => (
        <Lines key={lines[0]!.text} title={titleOf(lines)} lines={lines} onTry={tryLine} />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className={`quiet-button ${styles.showMore}`} onClick={() => setShowsAll(true)}>
          {fill(words.changes.showMore, {count: String(hiddenCount)})}
        </button>
      )}
      {groupLines(worse.slice(0, MAX_WORSE)).map((lines) => (
        <Lines
          key={lines[0]!.text}
          title={fill(words.changes.worse, {outcome: withoutFullStop(lines[0]!.outcome.text)})}
          lines={lines}
          onTry={tryLine}
        />
      ))}
    </section>
  );
}

function titleOf(lines: readonly SuggestionLine[]): string {
  const [{size, outcome}] = lines as [SuggestionLine];
  const text = size === 2 ? words.changes.two : lines.length === 1 ? words.changes.one : words.changes.oneOf;
  return fill(text, {outcome: withoutFullStop(outcome.text)});
}

/** Groups lines by outcome and number of changes. */
function groupLines(lines: readonly SuggestionLine[]): readonly (readonly SuggestionLine[])[] {
  return groupBy(lines, ({size, outcome}) => `${size} ${outcome.rank}`);
}

interface LinesProps {
  /** Names the outcome that all of them lead to. */
  readonly title: string;
  readonly lines: readonly SuggestionLine[];
  readonly onTry: (line: SuggestionLine) => void;
}

/** Suggestions with the same outcome, each with a button that tries it. */
function Lines({title, lines, onTry}: LinesProps) {
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
