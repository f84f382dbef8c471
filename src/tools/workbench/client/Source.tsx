import {type KeyboardEvent, useEffect, useId, useMemo, useRef} from 'react';
import type {CalculatorDetails, KilledLines} from '../data.ts';
import {type OpenAnswers, States} from './Check.tsx';
import {useTask} from './data.ts';
import {Running} from './Running.tsx';
import * as words from './words.ts';
import workbench from './workbench.module.css';
import styles from './source.module.css';
import {fill} from '../../../engine/runtime/message.ts';

interface SourceProps {
  readonly details: CalculatorDetails;
  /** The selected line, from 1; 0 for none. */
  readonly line: number;
  readonly onLine: (line: number) => void;
  readonly onOpen: OpenAnswers;
}

/** The definition line by line, and the cases that evaluate the selected line. */
export function Source({details, line, onLine, onOpen}: SourceProps) {
  const {id, source, runs, runsByLine} = details;
  const contents = useMemo(() => `${source}\n${JSON.stringify(runs)}`, [source, runs]);
  const task = useTask<KilledLines | null>(`killed/${id}`, contents);
  const lines = source.replace(/\n$/, '').split('\n');
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {current} = list;
    const option = current?.children[line - 1];
    // Scrolls only the list: an edit must not move the page.
    if (current && option instanceof HTMLElement) {
      const top = option.offsetTop;
      if (top < current.scrollTop || top + option.offsetHeight > current.scrollTop + current.clientHeight)
        current.scrollTop = top - current.clientHeight / 2;
    }
  }, [line]);

  function move(event: KeyboardEvent): void {
    const next = lineAfter(event.key, line, lines.length);
    if (next === undefined) return;
    event.preventDefault();
    onLine(next);
  }

  return (
    <section aria-labelledby="source" className={workbench.part}>
      <h2 id="source">{words.parts.source}</h2>
      <p className={workbench.quiet}>{words.source.hint}</p>
      {!task.data && <Running task={task} label={words.running.changes} />}
      <div className={styles.columns}>
        <div
          ref={list}
          className={styles.lines}
          role="listbox"
          tabIndex={0}
          aria-label={words.source.lines}
          aria-activedescendant={line > 0 && line <= lines.length ? `${prefix}${line}` : undefined}
          onKeyDown={move}
        >
          {lines.map((text, index) => {
            const number = index + 1;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list handles the keys
              <div
                key={number}
                id={`${prefix}${number}`}
                role="option"
                aria-selected={number === line}
                className={styles.line}
                onClick={() => onLine(number)}
              >
                <span className={styles.number}>{number}</span>
                <span className={styles.count}>{runsByLine[number]?.length ?? ''}</span>
                <code>{text || ' '}</code>
              </div>
            );
          })}
        </div>
        {line > 0 && <LineCases line={line} details={details} killed={task.data ?? undefined} onOpen={onOpen} />}
      </div>
    </section>
  );
}

interface LineCasesProps {
  readonly line: number;
  readonly details: CalculatorDetails;
  /** Undefined until it is known. */
  readonly killed: KilledLines | undefined;
  readonly onOpen: OpenAnswers;
}

/** The cases that evaluate a line; those that fail when it is changed come first. */
function LineCases({line, details: {runs, runsByLine}, killed, onOpen}: LineCasesProps) {
  const {changes, runs: failing} = killed?.[line] ?? {changes: 0, runs: []};
  const shown = [...failing, ...(runsByLine[line] ?? []).filter((index) => !failing.includes(index))];
  const count = (runsByLine[line] ?? []).length;
  return (
    <div className={styles.cases} role="status">
      <h3>{fill(words.source.line, {line: String(line)})}</h3>
      <p>
        {count === 0
          ? words.source.notEvaluated
          : fill(words.source.evaluated, {count: String(count), all: String(runs.length)})}
      </p>
      {killed !== undefined && (
        <p className={workbench.quiet}>
          {changes === 0
            ? words.source.unchanged
            : fill(words.source.killed, {changes: String(changes), count: String(failing.length)})}
        </p>
      )}
      <ul>
        {shown.flatMap((index) => {
          const run = runs[index];
          if (run === undefined) return [];
          return (
            <li key={index}>
              <button type="button" className="link-button" onClick={() => onOpen(run.answers, run.today)}>
                {run.name}
              </button>
              {failing.includes(index) && <States states={[{tone: 'good', text: words.source.fails}]} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const PAGE = 20;

/** The line that a key moves to; undefined for other keys. */
function lineAfter(key: string, line: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: line + 1,
    ArrowUp: line - 1,
    PageDown: line + PAGE,
    PageUp: line - PAGE,
    Home: 1,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.max(1, Math.min(last, next));
}

/** Calls back with the first changed line when the source changes. */
export function useEditedLine(source: string, callback: (line: number) => void): void {
  const previousSource = useRef(source);
  const latestCallback = useRef(callback);
  useEffect(() => {
    latestCallback.current = callback;
  });
  useEffect(() => {
    const line = firstDifference(previousSource.current, source);
    previousSource.current = source;
    if (line !== undefined) latestCallback.current(line);
  }, [source]);
}

/** The first line (1-based) in which two versions of a text differ; undefined if they are the same. */
export function firstDifference(before: string, after: string): number | undefined {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const index = newLines.findIndex((line, at) => line !== oldLines[at]);
  if (index >= 0) return index + 1;
  return oldLines.length === newLines.length ? undefined : newLines.length;
}
