import type {FormEventHandler, RefObject} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {FormField} from '../../engine/inputs/index.ts';
import type {Page} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {FormValues} from '../../engine/answers/formValues.ts';
import {ShownFields} from './fields/Field.tsx';
import {NotLoaded, useHydrated} from './hydration.tsx';
import {submitButtonProps, QueuedSubmitNote} from './queuedSubmit.tsx';
import {MissingAnswers} from './MissingAnswers.tsx';
import * as words from '../words/calculator.ts';
import styles from './CalculatorForm.module.css';

interface CalculatorFormProps {
  readonly page: Page;
  readonly answers: Answers;
  /** The required fields that are still empty after the form was submitted. */
  readonly missing: readonly FormField[];
  readonly today: () => CalendarDay;
  readonly register: UseFormRegister<FormValues>;
  readonly queuedNote: RefObject<HTMLParagraphElement | null>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onChange: () => void;
}

/**
 * The fields of any calculator. Before hydration nothing can be sent: a form with `method="dialog"` outside a dialog does
 * nothing when it is submitted, and the button opens a popover (see queuedSubmit.tsx).
 */
export function CalculatorForm(props: CalculatorFormProps) {
  const {page, answers, missing, today, register, queuedNote, onSubmit, onChange} = props;
  const hydrated = useHydrated();
  const latestDay = hydrated ? today() : undefined;
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      <noscript>
        <p className={styles.note}>{words.form.withoutScript}</p>
      </noscript>
      <ShownFields fields={page.fields} answers={answers} latestDay={latestDay} register={register} />
      <div className={styles.actions}>
        <button className="main-button" {...submitButtonProps(hydrated)}>
          {words.form.calculate}
        </button>
        <NotLoaded />
        <MissingAnswers fields={page.fields} missing={missing} />
        <p className={styles.aside}>{words.form.private}</p>
      </div>
      <QueuedSubmitNote ref={queuedNote} />
    </form>
  );
}
