import {useEffect, useRef, useState} from 'react';
import {useForm} from 'react-hook-form';
import type {CalculatorModule, Page} from '../../definition/module.ts';
import type {CalendarDay} from '../../functions/calendar.ts';
import {readAnswers} from '../../form/answers.ts';
import {missingNeeds} from '../../form/notFilled.ts';
import {bringIntoView} from '../bringIntoView.ts';
import {calculateTyped, type Calculation, type Typed} from '../calculation.ts';
import {FieldsContext} from '../fields/FieldsContext.ts';
import {CompareForm} from './CompareForm.tsx';
import {Outcome} from './Outcome.tsx';
import {statusText} from './statusText.ts';
import {wasText} from './wasText.ts';
import words from './compare.yaml';
import styles from './compare.module.css';

/** Before the ids of the second form's elements. */
const PREFIX = 'other-';

export interface ComparisonProps {
  readonly calculator: CalculatorModule;
  readonly page: Page;
  /** The visitor's calendar day, read once per calculation. */
  readonly today: () => CalendarDay;
  /** The result to compare with. */
  readonly first: Calculation;
  /** Takes the second answers, by input id, to the first form. */
  readonly onUse: (typed: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** A second set of answers to the same calculator, with its result beside the first one. */
export function Comparison({calculator, page, today, first, onUse, onClose}: ComparisonProps) {
  const [begin] = useState<Typed>(() => readAnswers(page.inputs, first.answers));
  const {register, handleSubmit, getValues} = useForm<Typed>({defaultValues: begin});
  const [typed, setTyped] = useState(begin);
  const [second, setSecond] = useState<Calculation | null>(null);
  const [stopped, setStopped] = useState(false);
  const [presses, setPresses] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const answers = readAnswers(page.inputs, typed);
  const missing = stopped ? missingNeeds(page, answers) : [];
  const calculate = handleSubmit((submitted) => {
    const next = calculateTyped(calculator, submitted, today());
    setTyped(submitted);
    setStopped(next === null);
    if (next !== null) setSecond(next);
    setPresses((count) => count + 1);
  });

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (second !== null) bringIntoView(outcome.current);
  }, [second]);

  return (
    <FieldsContext value={{prefix: PREFIX, noteOf: (input) => wasText(input, first.answers, answers)}}>
      <section className={styles.comparison} aria-labelledby="comparison-title">
        <header className={styles.header}>
          <h2 id="comparison-title" className={styles.title} ref={heading} tabIndex={-1}>
            {words.compare.title}
          </h2>
          <button className="quiet-button" type="button" onClick={onClose}>
            {words.compare.close}
          </button>
          <p className={styles.intro}>{words.compare.intro}</p>
        </header>
        <CompareForm
          page={page}
          answers={answers}
          missing={missing}
          today={today}
          register={register}
          onSubmit={calculate}
          onChange={() => setTyped(getValues())}
        />
        <div className={styles.outcome} ref={outcome}>
          <p className={styles.essence} role="status">
            {/* Counted, so that the same sentence is said again. */}
            <span key={presses}>{statusText(first, second, missing)}</span>
          </p>
          {second === null ? (
            <p className={styles.empty}>{words.compare.empty}</p>
          ) : (
            <Outcome
              first={first}
              second={second}
              changed={page.inputs.some(({id}) => second.answers[id] !== answers[id])}
              onUse={() => onUse(readAnswers(page.inputs, second.answers))}
            />
          )}
        </div>
      </section>
    </FieldsContext>
  );
}
