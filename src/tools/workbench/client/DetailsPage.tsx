import {useRef, useState} from 'react';
import {linkTo} from '../../../app/addresses/base.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {CalculatorDetails} from '../data.ts';
import {useCalculator, useData, useEdits, useQuery} from './data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';
import {today as readClock} from '../../../engine/language/today.ts';
import {DateBar} from './DateBar.tsx';
import {CaseList, DiagnosticList} from './Check.tsx';
import {answersInUrl, type OpenedAnswers, Playground} from './Playground.tsx';
import type {Width} from './Frame.tsx';
import {Screens, WidthChoice} from './Screens.tsx';
import {Source, useEditedLine} from './Source.tsx';
import {Tools} from './Tools.tsx';

/** The page of one calculator, updated whenever its files are saved. */
export function DetailsPage({id}: {readonly id: string}) {
  const {data, loading, problem} = useData<CalculatorDetails | null>(`details/${id}`, useEdits(id));
  const title = data?.title ?? id;
  return (
    <main className={styles.page}>
      <title>{fill(words.page.titleOf, {title})}</title>
      <p className={styles.quiet}>
        <a href={linkTo('/workbench')}>{words.page.all}</a>
      </p>
      <h1>{title}</h1>
      {loading && data === undefined && <p role="status">{words.page.loading}</p>}
      {data === null && <p role="alert">{fill(words.page.unknown, {id})}</p>}
      {problem !== undefined && <p role="alert">{fill(words.page.failed, {problem})}</p>}
      {data && <DetailsView details={data} />}
    </main>
  );
}

/** Everything about one calculator, from its check to its tools. */
function DetailsView({details}: {readonly details: CalculatorDetails}) {
  const calculator = useCalculator(details.id, details.version);
  const [day, setDay] = useQuery('day', readClock());
  const [line, setLine] = useQuery('line', '0');
  const [width, setWidth] = useState<Width>('small');
  const [opened, setOpened] = useState<OpenedAnswers>(() => {
    const answers = answersInUrl();
    return {answers, count: Object.keys(answers).length > 0 ? 1 : 0};
  });
  const playground = useRef<HTMLElement>(null);
  const showLine = (shown: number): void => setLine(String(shown));
  useEditedLine(details.source, showLine);

  function open(answers: OpenedAnswers['answers'], openDay: string = day): void {
    setDay(openDay);
    setOpened(({count}) => ({answers, count: count + 1}));
    playground.current?.focus();
  }

  return (
    <>
      <p className={styles.quiet}>
        <code>{details.file}</code> · <a href={linkTo(`/${details.id}`)}>{words.page.openPage}</a>
      </p>
      <DiagnosticList details={details} onLine={showLine} />
      <DateBar day={day} datedSteps={details.datedSteps} onDay={setDay} />
      {calculator && (
        <>
          <section aria-labelledby="screens" className={styles.part}>
            <h2 id="screens">{words.parts.screens}</h2>
            <WidthChoice width={width} onWidth={setWidth} />
            <Screens calculator={calculator} version={details.version ?? ''} day={day} width={width} onOpen={open} />
          </section>
          <section ref={playground} tabIndex={-1} aria-labelledby="playground" className={styles.part}>
            <h2 id="playground">{words.parts.playground}</h2>
            <Playground calculator={calculator} day={day} opened={opened} />
          </section>
        </>
      )}
      <CaseList runs={details.runs} onOpen={open} />
      <Source details={details} line={Number(line)} onLine={showLine} onOpen={open} />
      <Tools details={details} onLine={showLine} onOpen={open} />
    </>
  );
}
