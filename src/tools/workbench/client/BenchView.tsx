import {useEffect, useRef, useState} from 'react';
import {today as readClock} from '../../../engine/today.ts';
import {linkTo} from '../../../app/calculator/base.ts';
import type {Bench} from '../data.ts';
import {CaseList} from './CaseList.tsx';
import {DateBar} from './DateBar.tsx';
import {DiagnosticList} from './DiagnosticList.tsx';
import {answersInAddress} from './answersInAddress.ts';
import {firstDifference} from './firstDifference.ts';
import {Playground, type Opened} from './Playground.tsx';
import type {Width} from './screens/Frame.tsx';
import {Screens} from './screens/Screens.tsx';
import {WidthChoice} from './screens/WidthChoice.tsx';
import {Source} from './source/Source.tsx';
import {Tools} from './tools/Tools.tsx';
import {useCalculator} from './useCalculator.ts';
import {useQuery} from './useQuery.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

/** Everything about one calculator, from its check to its tools. */
export function BenchView({bench}: {readonly bench: Bench}) {
  const calculator = useCalculator(bench.id, bench.version);
  const [day, setDay] = useQuery('day', readClock());
  const [line, setLine] = useQuery('line', '0');
  const [width, setWidth] = useState<Width>('small');
  const [opened, setOpened] = useState<Opened>(() => {
    const answers = answersInAddress();
    return {answers, count: Object.keys(answers).length > 0 ? 1 : 0};
  });
  const playground = useRef<HTMLElement>(null);
  useLineOfLastEdit(bench.source, (edited) => setLine(String(edited)));

  function open(answers: Opened['answers'], on: string = day): void {
    setDay(on);
    setOpened(({count}) => ({answers, count: count + 1}));
    playground.current?.focus();
  }

  return (
    <>
      <p className={styles.quiet}>
        <code>{bench.file}</code> · <a href={linkTo(`/${bench.id}`)}>{words.page.openPage}</a>
      </p>
      <DiagnosticList bench={bench} onLine={(chosen) => setLine(String(chosen))} />
      <DateBar day={day} dated={bench.dated} onDay={setDay} />
      {calculator && (
        <>
          <section aria-labelledby="screens" className={styles.part}>
            <h2 id="screens">{words.parts.screens}</h2>
            <WidthChoice width={width} onWidth={setWidth} />
            <Screens calculator={calculator} version={bench.version ?? ''} day={day} width={width} onOpen={open} />
          </section>
          <section ref={playground} tabIndex={-1} aria-labelledby="playground" className={styles.part}>
            <h2 id="playground">{words.parts.playground}</h2>
            <Playground calculator={calculator} day={day} opened={opened} />
          </section>
        </>
      )}
      <CaseList runs={bench.runs} onOpen={open} />
      <Source bench={bench} line={Number(line)} onLine={(chosen) => setLine(String(chosen))} onOpen={open} />
      <Tools bench={bench} onOpen={open} onLine={(chosen) => setLine(String(chosen))} />
    </>
  );
}

/** Calls back with the first line of a definition that a saving changed. */
function useLineOfLastEdit(source: string, callback: (line: number) => void): void {
  const before = useRef(source);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    const line = firstDifference(before.current, source);
    before.current = source;
    if (line !== undefined) latest.current(line);
  }, [source]);
}
