import type {RefObject} from 'react';
import {isBlank} from '../../engine/runtime/answers.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import * as words from '../words/calculator.ts';
import {withoutScript} from '../words/notLoaded.ts';
import {fill} from '../../engine/runtime/message.ts';
import {Sentence} from '../words/Sentence.tsx';
import {FieldLinks, ShownFields} from '../fields/Field.tsx';
import {NotLoaded, useHydrated} from '../rendering/hydration.tsx';
import type {CalculatedForm} from './useCalculation.ts';
import {Tally} from './Tally.tsx';
import {QueuedSubmitNote, submitButtonProps} from './queuedSubmit.tsx';
import styles from './CalculatorForm.module.css';

interface CalculatorFormProps {
  readonly page: Page;
  readonly form: CalculatedForm;
  readonly today: () => CalendarDay;
  readonly queuedNote: RefObject<HTMLParagraphElement | null>;
  /** Below the button. */
  readonly note?: string | undefined;
}

/**
 * The fields of any calculator. Before hydration nothing can be sent: a form with `method="dialog"` outside a dialog does
 * nothing when it is submitted, and the button opens a popover (see queuedSubmit.tsx).
 */
export function CalculatorForm({page, form, today, queuedNote, note}: CalculatorFormProps) {
  const {answers, values, missing, register, calculate, readFields, startAgain} = form;
  const isAnswered = Object.values(values).some((value) => !isBlank(value));
  const hydrated = useHydrated();
  const latestDay = hydrated ? today() : undefined;
  return (
    <form method="dialog" noValidate onSubmit={calculate} onChange={readFields}>
      {/* Only in the prerendered HTML: browsers with scripts never show it, so their scripts leave the text out. */}
      <noscript>{import.meta.env.SSR && <p className={styles.note}>{withoutScript.calculator}</p>}</noscript>
      <ShownFields fields={page.fields} answers={answers} values={values} latestDay={latestDay} register={register} />
      <div className={styles.actions}>
        <Tally fields={page.fields} answers={answers} values={values} />
        <button className="main-button" {...submitButtonProps(hydrated)}>
          {words.form.calculate}
        </button>
        {isAnswered && (
          <button type="button" className="link-button" onClick={(event) => restart(event.currentTarget, startAgain)}>
            {words.form.startAgain}
          </button>
        )}
        <NotLoaded />
        <MissingAnswers missing={missing} />
        {note && <p className={styles.aside}>{note}</p>}
      </div>
      <QueuedSubmitNote ref={queuedNote} />
    </form>
  );
}

/** Empties the form, and goes back to its first field: the button goes with the answers. */
function restart(button: HTMLButtonElement, startAgain: () => void): void {
  const first = button.form?.querySelector<HTMLElement>('input, select');
  startAgain();
  first?.focus();
}

/** Links to the required fields that are empty, next to the submit button. */
export function MissingAnswers({missing}: {readonly missing: readonly FormField[]}) {
  if (missing.length === 0) return null;
  return (
    <p className={styles.aside}>
      <Sentence text={words.form.stillNeeded} values={{fields: <FieldLinks to={missing} />}} />
    </p>
  );
}

/** The empty required fields as a sentence for screen readers; empty if there are none. */
export function missingAnswersText(missing: readonly FormField[]): string {
  if (missing.length === 0) return '';
  return fill(words.form.stillNeeded, {fields: missing.map(({label}) => label).join(', ')});
}
