import {useMemo, useState} from 'react';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import type {AnswerChange} from './useTriedChange.ts';
import {minus} from '../../../engine/runtime/arithmetic.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/suggestions.ts';
import styles from './changes.module.css';
import {GainBar} from './GainBar.tsx';
import {type Points, type PointsCalculation, pointsOf, stepLines, together} from './points.ts';
import {betterGroups, cutShortText, stuckText} from './suggestionGroups.ts';
import {adviceLines} from './rises.ts';
import type {SuggestionLine} from './suggestionText.ts';
import {CHANGES_TITLE_ID} from '../titleIds.ts';

/** Longer lists would not be read. */
const MAX_BETTER = 3;
const MAX_STEPS = 3;

export interface WhatWouldChangeProps {
  readonly found: FoundChanges;
  readonly inputs: readonly FormField[];
  readonly calculation: PointsCalculation;
  /** Whether some questions have no answer, so that their changes are not among those found. */
  readonly isIncomplete: boolean;
  /** Fills in these answers and calculates. */
  readonly onTry: (change: AnswerChange) => void;
}

/**
 * The smallest changes that lead to a better verdict, then those that only add points; nothing if there are none. What would make it worse is
 * no advice.
 */
export function WhatWouldChange({found, inputs, calculation, isIncomplete, onTry}: WhatWouldChangeProps) {
  const [showsAll, setShowsAll] = useState(false);
  const better = useMemo(() => adviceLines(found, inputs, calculation), [found, inputs, calculation]);
  const points = useMemo(() => pointsOf(calculation), [calculation]);
  const steps = useMemo(
    () => (points ? stepLines(points, found, inputs, calculation).slice(0, MAX_STEPS) : []),
    [points, found, inputs, calculation],
  );
  const stuck = stuckText(found, better, inputs, isIncomplete);
  if (better.length === 0 && steps.length === 0 && stuck === undefined) return null;
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
        <Lines key={lines[0].text} title={heading} lines={lines} points={points} onTry={onTry} />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className={`quiet-button ${styles.showMore}`} onClick={() => setShowsAll(true)}>
          {fill(words.changes.showMore, {count: hiddenCount})}
        </button>
      )}
      {points && steps.length > 0 && (
        <Lines title={stepsTitle(points, steps)} lines={steps} points={points} onTry={onTry} />
      )}
      {cutShort !== undefined && <p>{cutShort}</p>}
    </section>
  );
}

/** 'Not enough alone. Together 461 of 470 points:' */
const stepsTitle = (points: Points, steps: readonly SuggestionLine[]): string =>
  steps.length === 1
    ? words.points.notEnough
    : fill(words.points.together, {total: grouped(together(points, steps)), mark: grouped(points.mark)});

interface LinesProps {
  /** Names the outcome that all of them lead to. */
  readonly title: string;
  readonly lines: readonly SuggestionLine[];
  readonly points: Points | undefined;
  readonly onTry: (line: SuggestionLine) => void;
}

/** Changes with the same outcome; suggestions have a button that tries them. */
function Lines({title, lines, points, onTry}: LinesProps) {
  return (
    <>
      <p className={styles.outcome}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.text} className={styles.line}>
            <div>
              <p className={styles.text}>{line.text}</p>
              <Effect points={points} line={line} />
            </div>
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

interface EffectProps {
  readonly points: Points | undefined;
  readonly line: SuggestionLine;
}

/** The points that a change adds, with the new total against the mark; of one that adds none, what the form says of it. */
function Effect({points, line: {values, note}}: EffectProps) {
  const total = points && (points.after(values) ?? points.now);
  const gain = points && total !== undefined ? minus(total, points.now) : 0;
  if (points === undefined || total === undefined || gain <= 0)
    return note === undefined ? null : <p className={styles.note}>{note}</p>;
  const {now, mark} = points;
  const addedToday = points.addedToday(values);
  return (
    <>
      <p className={styles.effect} data-tone={total < mark ? 'neutral' : 'good'}>
        {fill(words.points.effect, {gain: grouped(gain), total: grouped(total)})}
      </p>
      <GainBar before={now} after={total} mark={mark} />
      {addedToday !== undefined && addedToday !== gain && (
        <p className={styles.effect} data-tone="caution">
          {addedToday > 0 ? fill(words.points.today, {gain: grouped(addedToday)}) : words.points.notToday}
        </p>
      )}
    </>
  );
}
