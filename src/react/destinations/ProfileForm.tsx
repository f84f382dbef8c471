import type {FormEventHandler, RefObject} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {Currencies} from '../../definition/currencies.ts';
import type {Typed} from '../calculation.ts';
import {ShownFields} from '../fields/ShownFields.tsx';
import {HELD_NOTE_ID} from '../useHeldPress.ts';
import {NotLoaded} from '../NotLoaded.tsx';
import {pressable} from '../pressable.ts';
import {useHydrated} from '../useHydrated.ts';
import formStyles from '../CalculatorForm.module.css';
import formWords from '../words.yaml';
import {generalInputs, languageInputs} from './profileInputs.ts';
import words from './destinations.yaml';
import styles from './destinations.module.css';

interface ProfileFormProps {
  readonly currencies: Currencies;
  readonly register: UseFormRegister<Typed>;
  readonly heldNote: RefObject<HTMLParagraphElement | null>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onChange: () => void;
}

const noAnswers = {};

/** The questions of a profile. As in CalculatorForm, no press before hydration can send anything. */
export function ProfileForm({currencies, register, heldNote, onSubmit, onChange}: ProfileFormProps) {
  const hydrated = useHydrated();
  const fields = {answers: noAnswers, latestDay: undefined, register};
  return (
    <form className={formStyles.form} method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      <ShownFields inputs={generalInputs(currencies)} {...fields} />
      <fieldset className={styles.languages}>
        <legend>{words.form.languages}</legend>
        <div className={styles.grid}>
          {languageInputs.map((input) => (
            <div key={input.id}>
              <ShownFields inputs={[input]} {...fields} />
            </div>
          ))}
        </div>
      </fieldset>
      <div className={formStyles.actions}>
        <button className="main-button" {...pressable(hydrated)}>
          {words.form.show}
        </button>
        <NotLoaded />
        <p className={formStyles.aside}>{words.form.private}</p>
      </div>
      <p id={HELD_NOTE_ID} className={formStyles.held} ref={heldNote} popover="manual">
        {formWords.form.held}
      </p>
    </form>
  );
}
