import {useEffect, useRef, useState} from 'react';
import type {CalculatorModule, Page} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {readAnswers} from '../../../engine/answers/formValues.ts';
import {bringIntoView} from '../../calculator/bringIntoView.ts';
import type {Calculation} from '../../calculator/calculation.ts';
import type {FormValues} from '../../../engine/answers/formValues.ts';
import {FieldsContext} from '../../calculator/fields/Labelled.tsx';
import {missingAnswersText} from '../../calculator/MissingAnswers.tsx';
import {useCalculation} from '../../calculator/useCalculation.ts';
import {comparedRows} from './comparedRows.ts';
import {CompareForm} from './CompareForm.tsx';
import {comparisonSummary} from './summary.ts';
import {Outcome} from './Outcome.tsx';
import {wasText} from './wasText.ts';
import * as words from '../../words/compare.ts';
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
  const [begin] = useState<FormValues>(() => readAnswers(page.fields, first.answers));
  const form = useCalculation(calculator, page, today, begin);
  const {answers, calculation: second, submission} = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

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
          missing={form.missing}
          today={today}
          register={form.register}
          onSubmit={form.calculate}
          onChange={form.readFields}
        />
        <div className={styles.outcome} ref={outcome}>
          <p className={styles.summary} role="status">
            {/* Counted, so that the same sentence is said again. */}
            <span key={submission.count}>
              {missingAnswersText(submission.missing) || (second && comparisonSummary(comparedRows(first, second)))}
            </span>
          </p>
          {second === null ? (
            <p className={styles.empty}>{words.compare.empty}</p>
          ) : (
            <Outcome
              first={first}
              second={second}
              changed={page.fields.some(({id}) => second.answers[id] !== answers[id])}
              onUse={() => onUse(readAnswers(page.fields, second.answers))}
            />
          )}
        </div>
      </section>
    </FieldsContext>
  );
}
