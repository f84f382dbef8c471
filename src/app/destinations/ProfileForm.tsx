import type {FormEventHandler, RefObject} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {Currencies} from '../content/siteFiles.ts';
import type {FormValues} from '../../engine/answers/formValues.ts';
import {ShownFields} from '../calculator/fields/Field.tsx';
import {QueuedSubmitNote, submitButtonProps} from '../calculator/queuedSubmit.tsx';
import {NotLoaded, useHydrated} from '../calculator/hydration.tsx';
import formStyles from '../calculator/CalculatorForm.module.css';
import {generalInputs, languageInputs} from './profile.ts';
import * as words from '../words/destinations.ts';
import styles from './destinations.module.css';

interface ProfileFormProps {
  readonly currencies: Currencies;
  readonly register: UseFormRegister<FormValues>;
  readonly queuedNote: RefObject<HTMLParagraphElement | null>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onChange: () => void;
}

const noAnswers = {};

/** The questions of a profile. As in CalculatorForm, nothing can be sent before hydration. */
export function ProfileForm({currencies, register, queuedNote, onSubmit, onChange}: ProfileFormProps) {
  const hydrated = useHydrated();
  const fields = {answers: noAnswers, latestDay: undefined, register};
  return (
    <form className={formStyles.form} method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      <ShownFields fields={generalInputs(currencies)} {...fields} />
      <fieldset className={styles.languages}>
        <legend>{words.form.languages}</legend>
        <div className={styles.grid}>
          {languageInputs.map((input) => (
            <div key={input.id}>
              <ShownFields fields={[input]} {...fields} />
            </div>
          ))}
        </div>
      </fieldset>
      <div className={formStyles.actions}>
        <button className="main-button" {...submitButtonProps(hydrated)}>
          {words.form.show}
        </button>
        <NotLoaded />
        <p className={formStyles.aside}>{words.form.private}</p>
      </div>
      <QueuedSubmitNote ref={queuedNote} />
    </form>
  );
}
