import {type RefObject, useEffect, useRef, useState} from 'react';
import {today as readClock} from '../../../engine/today.ts';
import {linkTo} from '../../../app/calculator/base.ts';
import {fill} from '../../../app/words/placeholders.tsx';
import type {Bench, Summary} from '../data.ts';
import {addressWith} from './Playground.tsx';
import {DateBar} from './BenchPage.tsx';
import {type Width, Screens, WidthChoice} from './Screens.tsx';
import {useCalculator, useData, useEdits} from './data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

/** Every screen of the listed calculators, one below the other, on one day and at one width. */
export function AllScreens({summaries}: {readonly summaries: readonly Summary[]}) {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState(readClock());
  const [width, setWidth] = useState<Width>('small');
  return (
    <details className={styles.part} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{fill(words.overview.screens, {count: String(summaries.length)})}</summary>
      {isOpen && (
        <>
          <DateBar day={day} onDay={setDay} />
          <WidthChoice width={width} onWidth={setWidth} />
          {summaries.map((summary) => (
            <ScreensOfOne key={summary.id} summary={summary} day={day} width={width} />
          ))}
        </>
      )}
    </details>
  );
}

interface ScreensOfOneProps {
  readonly summary: Summary;
  readonly day: string;
  readonly width: Width;
}

/** Loaded only when scrolled near: all calculators together have hundreds of frames. */
function ScreensOfOne({summary: {id, title}, day, width}: ScreensOfOneProps) {
  const [container, isNear] = useNear();
  const {data} = useData<Bench | null>(isNear ? `bench/${id}` : null, useEdits(id));
  const calculator = useCalculator(id, data?.version);
  return (
    <section ref={container} aria-labelledby={`screens-${id}`} className={styles.screensOfOne}>
      <h2 id={`screens-${id}`}>
        <a href={linkTo(`/workbench/${id}`)}>{title}</a>
      </h2>
      {calculator === undefined ? (
        <p className={styles.quiet}>
          {data && data.version === undefined ? words.overview.cannot : words.page.loading}
        </p>
      ) : (
        <Screens
          calculator={calculator}
          version={data?.version ?? ''}
          day={day}
          width={width}
          onOpen={(answers) => window.location.assign(addressWith(id, answers, day))}
        />
      )}
    </section>
  );
}

/** Whether an element has ever been within one screen height of the viewport. */
function useNear(): readonly [element: RefObject<HTMLElement | null>, isNear: boolean] {
  const element = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
      },
      {rootMargin: '100% 0px'},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}
