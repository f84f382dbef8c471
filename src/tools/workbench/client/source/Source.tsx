import {useEffect, useId, useMemo, useRef, type KeyboardEvent} from 'react';
import type {Bench, KilledLines} from '../../data.ts';
import type {Open} from '../CaseList.tsx';
import {useData} from '../useData.ts';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';
import {lineAfter} from './lineAfter.ts';
import {LineCases} from './LineCases.tsx';
import styles from './source.module.css';

interface SourceProps {
  readonly bench: Bench;
  /** The chosen line, from 1; 0 for none. */
  readonly line: number;
  readonly onLine: (line: number) => void;
  readonly onOpen: Open;
}

/** The definition line by line, and the cases that touch the chosen one. */
export function Source({bench, line, onLine, onOpen}: SourceProps) {
  const {id, source, runs, touched} = bench;
  const contents = useMemo(() => `${source}\n${JSON.stringify(runs)}`, [source, runs]);
  const {data: killed} = useData<KilledLines | null>(`killed/${id}`, contents);
  const lines = source.replace(/\n$/, '').split('\n');
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {current} = list;
    const option = current?.children[line - 1];
    // Within the list only: an edit must not move the page.
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
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list takes the keys
              <div
                key={number}
                id={`${prefix}${number}`}
                role="option"
                aria-selected={number === line}
                className={styles.line}
                onClick={() => onLine(number)}
              >
                <span className={styles.number}>{number}</span>
                <span className={styles.count}>{touched[number]?.length ?? ''}</span>
                <code>{text || ' '}</code>
              </div>
            );
          })}
        </div>
        {line > 0 && <LineCases line={line} bench={bench} killed={killed ?? {}} onOpen={onOpen} />}
      </div>
    </section>
  );
}
