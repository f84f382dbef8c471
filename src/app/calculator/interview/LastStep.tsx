import {type RefObject, useMemo} from 'react';
import {isProvisional, openQuestions} from '../../../engine/answers/completeness.ts';
import type {FormValues} from '../../../engine/answers/formValues.ts';
import {decidingAmong, knownVerdict, type KnownVerdict} from '../../../engine/answers/interview.ts';
import {provenCompleteness} from '../../../engine/answers/verdictProof.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {Outcome} from '../../../engine/results/program.ts';
import type {Completeness} from '../../../engine/results/published.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import * as calculatorWords from '../../words/calculator.ts';
import * as words from '../../words/interview.ts';
import {withoutFullStop} from '../../../engine/runtime/english.ts';
import {listOfChoices} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {completeness} from '../../words/summary.ts';
import {incompleteTitle} from '../../form/announcement.ts';
import {MissingAnswers} from '../../form/CalculatorForm.tsx';
import {FieldLinks} from '../../fields/Field.tsx';
import type {CalculatedForm} from '../../form/useCalculation.ts';
import {LAST_STEP} from '../../form/interviewAddress.ts';
import card from '../../result/card/card.module.css';
import styles from './interview.module.css';

export interface InterviewProps {
  readonly page: Page;
  readonly form: CalculatedForm;
  readonly today: () => CalendarDay;
  /** Which question is asked. */
  readonly fragment: string;
  /** The ids of the questions that the visitor cannot answer. */
  readonly unknown: readonly string[];
  readonly onUnknown: (ids: readonly string[]) => void;
  /** Whether the form now has other answers than those its result was calculated from. */
  readonly answersChanged: boolean;
}

/** Once no question is left to ask: what is known of the verdict, and in the words of the result what is still open. */
export function LastStep({
  page: {fields},
  form: {values, resultModule, missing},
  today,
  heading,
}: InterviewProps & {readonly heading: RefObject<HTMLHeadingElement | null>}) {
  const {known, open} = useMemo(
    () => ({
      known: knownVerdict(resultModule, fields, values, today()),
      open: stillOpen(resultModule, fields, values, today()),
    }),
    [resultModule, fields, values, today],
  );
  return (
    <>
      <h2 ref={heading} id={LAST_STEP} className={`${styles.heading} ${styles.end}`} tabIndex={-1}>
        {open.length === 0 ? words.end.title : incompleteTitle(open)}
      </h2>
      {missing.length > 0 ? (
        <MissingAnswers missing={missing} />
      ) : openQuestions(fields, values).length === 0 ? (
        <p>{completeness.complete}</p>
      ) : (
        <Known verdict={known} open={open} />
      )}
    </>
  );
}

/** The questions that were not asked, which can be answered all the same. */
export function SkippedQuestions({page: {fields}, form: {values}, unknown}: InterviewProps) {
  const skipped = openQuestions(fields, values).filter(({id}) => !unknown.includes(id));
  if (skipped.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary>{words.skipped.title}</summary>
      <p className={styles.note}>{words.skipped.text}</p>
      <QuestionLinks to={skipped} />
    </details>
  );
}

/** The questions that make the result incomplete: those that it names too. */
function stillOpen(
  calculator: InterviewProps['form']['resultModule'],
  fields: Page['fields'],
  values: FormValues,
  today: CalendarDay,
): Completeness['open'] {
  if (calculator === undefined) return openQuestions(fields, values);
  const known = provenCompleteness(calculator, fields, values, today);
  return isProvisional(known) ? decidingAmong(known, calculator, fields, values, today) : [];
}

interface KnownProps {
  readonly verdict: KnownVerdict;
  /** The questions that make the result incomplete. */
  readonly open: Completeness['open'];
}

function Known({verdict, open}: KnownProps) {
  switch (verdict.kind) {
    case 'settled': {
      const values = {verdict: withoutFullStop(verdict.outcome.text)};
      if (open.length === 0) return <p>{fill(words.end.settled, values)}</p>;
      return (
        <>
          <p>{fill(words.end.any, values)}</p>
          <QuestionLinks to={open} />
        </>
      );
    }
    case 'depends':
      return (
        <>
          <p>{fill(words.end.depends, {count: open.length})}</p>
          <QuestionLinks to={open} />
          <p>{fill(words.end.verdicts, {verdicts: listed(verdict.outcomes)})}</p>
        </>
      );
    case 'unproven':
      return (
        <>
          <p>{fill(words.end.unproven, {count: open.length})}</p>
          <QuestionLinks to={open} />
        </>
      );
  }
}

function QuestionLinks({to}: {readonly to: readonly {readonly id: string; readonly label: string}[]}) {
  return (
    <ul className={styles.questions}>
      {to.map((question) => (
        <li key={question.id}>
          <FieldLinks to={[question]} />
        </li>
      ))}
    </ul>
  );
}

function listed(outcomes: readonly Outcome[]): string {
  return listOfChoices(outcomes.map(({text}) => fill(words.end.quoted, {verdict: withoutFullStop(text)})));
}

/** In place of the card that says to answer and to press Calculate. */
export function NoResultYet() {
  return (
    <div className={card.empty}>
      <p>{calculatorWords.card.empty}</p>
      <p className={card.hint}>{words.noResultYet}</p>
    </div>
  );
}
