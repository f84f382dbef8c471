import {useMemo} from 'react';
import type {ChangesModule} from '../../definition/changes.ts';
import type {Input} from '../../definition/module.ts';
import {findChanges} from '../../form/changes/findChanges.ts';
import type {Answers} from '../../functions/answers.ts';
import type {CalendarDay} from '../../functions/calendar.ts';
import {fill} from '../fill.ts';
import words from './changes.yaml';
import {suggestionLines, type SuggestionLine} from './suggestionLines.ts';
import styles from './changes.module.css';

/** A handful is read; a long list is not. */
const MOST_BETTER = 4;
const MOST_WORSE = 3;

interface WhatWouldChangeProps {
  readonly calculator: ChangesModule;
  readonly inputs: readonly Input[];
  /** The answers of the result shown, as the calculation read them. */
  readonly answers: Answers;
  readonly today: CalendarDay;
  /** Fills these answers in, by input id, and calculates. */
  readonly onTry: (typed: Readonly<Record<string, string>>) => void;
}

/** The smallest changes that give a better verdict, and what would make it worse; nothing where no verdict ranks. */
export function WhatWouldChange({calculator, inputs, answers, today, onTry}: WhatWouldChangeProps) {
  const found = useMemo(() => findChanges(calculator, inputs, answers, today), [calculator, inputs, answers, today]);
  if (found === null) return null;
  const better = suggestionLines(found.better, inputs);
  const worse = suggestionLines(found.worse, inputs);
  const isStuck = better.length === 0 && (found.now.tone === 'bad' || found.now.tone === 'caution');
  if (better.length === 0 && worse.length === 0 && !isStuck) return null;
  const further = better.length - MOST_BETTER;
  return (
    <section className={styles.changes} aria-labelledby="changes-title">
      <h3 id="changes-title" className={styles.title}>
        {words.changes.title}
      </h3>
      {isStuck && <p>{words.changes.none}</p>}
      {grouped(better.slice(0, MOST_BETTER)).map((lines) => (
        <Lines key={lines[0]!.text} title={titleOf(lines)} lines={lines} onTry={onTry} />
      ))}
      {further > 0 && <p className={styles.further}>{fill(words.changes.further, {count: String(further)})}</p>}
      {grouped(worse.slice(0, MOST_WORSE)).map((lines) => (
        <Lines
          key={lines[0]!.text}
          title={fill(words.changes.worse, {outcome: lines[0]!.outcome.text})}
          lines={lines}
          onTry={onTry}
        />
      ))}
    </section>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly SuggestionLine[];
  readonly onTry: WhatWouldChangeProps['onTry'];
}

function Lines({title, lines, onTry}: LinesProps) {
  return (
    <>
      <p className={styles.outcome}>{title}</p>
      <ul className={styles.lines}>
        {lines.map(({text, takesTime, typed}) => (
          <li key={text} className={styles.line}>
            <span>
              {text}
              {takesTime && <span className={styles.takesTime}> · {words.changes.takesTime}</span>}
            </span>
            <button
              type="button"
              className={styles.tryIt}
              aria-label={fill(words.changes.tryThis, {change: text})}
              onClick={() => onTry(typed)}
            >
              {words.changes.tryIt}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function titleOf(lines: readonly SuggestionLine[]): string {
  const [{size, outcome}] = lines as [SuggestionLine];
  const text = size === 2 ? words.changes.two : lines.length === 1 ? words.changes.one : words.changes.oneOf;
  return fill(text, {outcome: outcome.text});
}

/** Lines with the same outcome and as many changes, where the first of them stands. */
function grouped(lines: readonly SuggestionLine[]): readonly (readonly SuggestionLine[])[] {
  const groups = new Map<string, SuggestionLine[]>();
  for (const line of lines) {
    const key = `${line.size} ${line.outcome.rank}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}
