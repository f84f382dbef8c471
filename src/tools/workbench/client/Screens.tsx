import {useEffect, useMemo, useRef} from 'react';
import {missingNeeds} from '../../../engine/answers/formValues.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {Answers, Screen} from '../data.ts';
import type {OpenAnswers} from './Check.tsx';
import {type LoadedCalculator, useTask} from './data.ts';
import {Frame, type Width} from './Frame.tsx';
import {Running} from './Running.tsx';
import * as words from './words.ts';
import workbench from './workbench.module.css';
import styles from './screens.module.css';
import {Calculator} from '../../../app/calculator/Calculator.tsx';
import type {CardBlock} from '../../../engine/results/card.ts';
import {calculateForm} from '../../../app/form/calculateForm.ts';
import {ResultCard} from '../../../app/result/card/ResultCard.tsx';
import {plainHost} from '../../../app/calculator/host.ts';
import {useDeferred} from '../../../app/loading/loadable.tsx';

interface ScreensProps {
  readonly calculator: LoadedCalculator;
  /** The version of the definition; the screens are fetched again when it changes. */
  readonly version: string;
  readonly day: CalendarDay;
  readonly width: Width;
  readonly onOpen: OpenAnswers;
}

/** The form and every state of the result card side by side, each in a frame of the chosen width. */
export function Screens({calculator, version, day, width, onOpen}: ScreensProps) {
  const task = useTask<readonly Screen[] | null>(`screens/${calculator.id}?day=${day}`, version);
  const {data} = task;
  const page = calculator.page(day);
  const screens = data ?? [];
  return (
    <>
      {(data === undefined || task.isStopped) && <Running task={task} label={words.running.answerSets} />}
      <div className={`${styles.screens} ${styles[width]}`}>
        <Frame name={words.screens.empty} width={width}>
          <EmptyForm calculator={calculator} page={page} day={day} />
        </Frame>
        {missingNeeds(page, {}).length > 0 && (
          <Frame name={words.screens.guard} width={width}>
            <SubmittedForm calculator={calculator} page={page} day={day} />
          </Frame>
        )}
        {screens.map((screen) =>
          screen.answers === undefined ? (
            <div key={keyOf(screen)} className={styles.unreached}>
              <h3>{screen.parts.join(', ')}</h3>
              <p className={workbench.quiet}>{words.screens.unreached}</p>
            </div>
          ) : (
            <ResultScreen
              key={keyOf(screen)}
              calculator={calculator}
              day={day}
              width={width}
              answers={screen.answers}
              notes={[
                screen.case === undefined ? words.screens.found : fill(words.screens.ofCase, {name: screen.case}),
                ...(screen.parts.length === 0 ? [] : [fill(words.screens.part, {parts: screen.parts.join(', ')})]),
              ]}
              onOpen={onOpen}
            />
          ),
        )}
      </div>
    </>
  );
}

const keyOf = ({parts, answers}: Screen): string => JSON.stringify([parts, answers]);

interface FormProps {
  readonly calculator: LoadedCalculator;
  readonly page: Page;
  readonly day: CalendarDay;
}

/** The calculator as it opens. */
function EmptyForm({calculator, page, day}: FormProps) {
  return <Calculator calculator={calculator} page={page} today={() => day} host={plainHost} />;
}

/** The calculator after Calculate was pressed with nothing filled in. */
function SubmittedForm(props: FormProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector('form')?.requestSubmit(), []);
  return (
    <div ref={container}>
      <EmptyForm {...props} />
    </div>
  );
}

interface WidthChoiceProps {
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
}

const widths: readonly Width[] = ['small', 'medium', 'full'];

/** The choice of the width of all frames. */
export function WidthChoice({width, onWidth}: WidthChoiceProps) {
  return (
    <fieldset className={styles.widths}>
      <legend>{words.screens.width}</legend>
      {widths.map((option) => (
        <label key={option}>
          <input type="radio" name="width" checked={width === option} onChange={() => onWidth(option)} />
          {words.screens[option]}
        </label>
      ))}
    </fieldset>
  );
}

interface ResultScreenProps {
  readonly calculator: LoadedCalculator;
  readonly day: CalendarDay;
  readonly width: Width;
  readonly answers: Answers;
  /** What it shows and where the answers come from. */
  readonly notes: readonly string[];
  readonly onOpen: OpenAnswers;
}

/** A result card as a visitor with these answers sees it; its suggested changes open in the playground. */
function ResultScreen({calculator, day, width, answers, notes, onOpen}: ResultScreenProps) {
  const calculation = useMemo(() => calculateForm(calculator, answers, day), [calculator, answers, day]);
  const resultModule = useDeferred(calculator.loadResult, true);
  if (calculation === null) return null;
  return (
    <Frame name={headingOf(calculation.card)} notes={notes} width={width} onOpen={() => onOpen(answers)}>
      <ResultCard
        calculator={calculator}
        calculation={calculation}
        shared={null}
        link=""
        answersChanged={false}
        missing={[]}
        resultModule={resultModule}
        today={() => day}
        onCalculate={(values) => onOpen({...answers, ...values})}
      />
    </Frame>
  );
}

/** What the card says first. */
function headingOf(card: readonly CardBlock[]): string {
  const item = card.flatMap(({items}) => items).find(({tone, isHeadline}) => tone !== undefined || isHeadline);
  if (item === undefined) return words.screens.result;
  return item.label === undefined ? item.text : `${item.label}: ${item.text}`;
}
