import {useMemo, useRef, useState} from 'react';
import type {ChangesModule} from '../../../engine/compiled/module.ts';
import type {FormField} from '../../../engine/inputs/index.ts';
import {findChanges} from '../../../engine/suggestions/findChanges.ts';
import {readText, type Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';
import {suggestionLines, type SuggestionLine} from './suggestionLines.ts';
import styles from './changes.module.css';

/** Longer lists would not be read. */
const MOST_BETTER = 4;
const MOST_WORSE = 3;

export interface WhatWouldChangeProps {
  readonly calculator: ChangesModule;
  readonly inputs: readonly FormField[];
  /** The answers of the result shown, as the calculation read them. */
  readonly answers: Answers;
  readonly today: CalendarDay;
  /** Fills these answers in, by input id, and calculates. */
  readonly onTry: (typed: Readonly<Record<string, string>>) => void;
}

/** The suggestion tried last, and the answers it replaced. */
interface Tried {
  readonly text: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>>;
}

/** The smallest changes that give a better verdict, and what would make it worse; not shown if the verdicts are not ranked. */
export function WhatWouldChange({calculator, inputs, answers, today, onTry}: WhatWouldChangeProps) {
  const found = useMemo(() => findChanges(calculator, inputs, answers, today), [calculator, inputs, answers, today]);
  const title = useRef<HTMLHeadingElement>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  if (found === null) return null;
  const tryLine = ({text, typed}: SuggestionLine): void => {
    setTried({text, typed, before: Object.fromEntries(Object.keys(typed).map((id) => [id, readText(answers[id])]))});
    // The pressed button disappears with its result.
    title.current?.focus({preventScroll: true});
    onTry(typed);
  };
  const isTried = tried !== null && Object.entries(tried.typed).every(([id, value]) => answers[id] === value);
  const better = suggestionLines(found.better, inputs);
  const worse = suggestionLines(found.worse, inputs);
  const isStuck = better.length === 0 && (found.now.tone === 'bad' || found.now.tone === 'caution');
  if (better.length === 0 && worse.length === 0 && !isStuck && !isTried) return null;
  const further = better.length - MOST_BETTER;
  return (
    <section className={styles.changes} aria-labelledby="changes-title">
      <h3 id="changes-title" className={styles.title} ref={title} tabIndex={-1}>
        {words.changes.title}
      </h3>
      {isTried && (
        <p className={styles.tried}>
          {fill(words.changes.tried, {change: tried.text})}{' '}
          <button type="button" className="quiet-button" onClick={() => onTry(tried.before)}>
            {words.changes.putBack}
          </button>
        </p>
      )}
      {isStuck && <p>{words.changes.none}</p>}
      {grouped(better.slice(0, MOST_BETTER)).map((lines) => (
        <Lines key={lines[0]!.text} title={titleOf(lines)} lines={lines} onTry={tryLine} />
      ))}
      {further > 0 && <p className={styles.further}>{fill(words.changes.further, {count: String(further)})}</p>}
      {grouped(worse.slice(0, MOST_WORSE)).map((lines) => (
        <Lines
          key={lines[0]!.text}
          title={fill(words.changes.worse, {outcome: lines[0]!.outcome.text})}
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
  return fill(text, {outcome: outcome.text});
}

/** Groups lines by outcome and number of changes, in the order of their first lines. */
function grouped(lines: readonly SuggestionLine[]): readonly (readonly SuggestionLine[])[] {
  const groups = new Map<string, SuggestionLine[]>();
  for (const line of lines) {
    const key = `${line.size} ${line.outcome.rank}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
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
