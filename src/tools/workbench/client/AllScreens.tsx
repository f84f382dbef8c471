import {type RefObject, useEffect, useRef, useState} from 'react';
import {today as readClock} from '../../../engine/language/today.ts';
import {linkTo} from '../../../app/addresses/base.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {CalculatorDetails, CalculatorSummary} from '../data.ts';
import {playgroundUrl} from './Playground.tsx';
import {DateBar} from './DateBar.tsx';
import type {Width} from './Frame.tsx';
import {Screens, WidthChoice} from './Screens.tsx';
import {useCalculator, useData, useEdits} from './data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

/** Every screen of the listed calculators, stacked, on the same day and at the same width. */
export function AllScreens({summaries}: {readonly summaries: readonly CalculatorSummary[]}) {
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
            <CalculatorScreens key={summary.id} summary={summary} day={day} width={width} />
          ))}
        </>
      )}
    </details>
  );
}

interface CalculatorScreensProps {
  readonly summary: CalculatorSummary;
  readonly day: string;
  readonly width: Width;
}

/** Loaded only when scrolled near: all calculators together have hundreds of frames. */
function CalculatorScreens({summary: {id, title}, day, width}: CalculatorScreensProps) {
  const [container, isNear] = useNear();
  const {data} = useData<CalculatorDetails | null>(isNear ? `details/${id}` : null, useEdits(id));
  const calculator = useCalculator(id, data?.version);
  return (
    <section ref={container} aria-labelledby={`screens-${id}`} className={styles.calculatorScreens}>
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
          onOpen={(answers) => window.location.assign(playgroundUrl(id, answers, day))}
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
