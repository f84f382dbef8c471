import type {FormEventHandler, RefObject} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {Input, Page} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Typed} from './calculation.ts';
import {ShownFields} from './fields/ShownFields.tsx';
import {NotLoaded} from './NotLoaded.tsx';
import {pressable} from './pressable.ts';
import {StillNeeded} from './StillNeeded.tsx';
import {HELD_NOTE_ID} from './useHeldPress.ts';
import {useHydrated} from './useHydrated.ts';
import * as words from '../words/calculator.ts';
import styles from './CalculatorForm.module.css';

interface CalculatorFormProps {
  readonly page: Page;
  readonly answers: Answers;
  /** What a guard still needs after a press of Calculate. */
  readonly missing: readonly Input[];
  readonly today: () => CalendarDay;
  readonly register: UseFormRegister<Typed>;
  readonly heldNote: RefObject<HTMLParagraphElement | null>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onChange: () => void;
}

/**
 * The fields of any calculator. Before hydration no press can send anything: a form with `method="dialog"`
 * outside a dialog does nothing when it is submitted, and the button opens a popover (see useHeldPress.ts).
 */
export function CalculatorForm(props: CalculatorFormProps) {
  const {page, answers, missing, today, register, heldNote, onSubmit, onChange} = props;
  const hydrated = useHydrated();
  const latestDay = hydrated ? today() : undefined;
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      <noscript>
        <p className={styles.note}>{words.form.withoutScript}</p>
      </noscript>
      <ShownFields inputs={page.inputs} answers={answers} latestDay={latestDay} register={register} />
      <div className={styles.actions}>
        <button className="main-button" {...pressable(hydrated)}>
          {words.form.calculate}
        </button>
        <NotLoaded />
        <StillNeeded inputs={page.inputs} missing={missing} />
        <p className={styles.aside}>{words.form.private}</p>
      </div>
      <p id={HELD_NOTE_ID} className={styles.held} ref={heldNote} popover="manual">
        {words.form.held}
      </p>
    </form>
  );
}
