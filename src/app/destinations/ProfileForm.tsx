import type {FormEventHandler, RefObject} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {Currencies} from '../content/siteFiles.ts';
import type {Typed} from '../calculator/calculation.ts';
import {ShownFields} from '../calculator/fields/ShownFields.tsx';
import {HELD_NOTE_ID} from '../calculator/useHeldPress.ts';
import {NotLoaded} from '../calculator/NotLoaded.tsx';
import {pressable} from '../calculator/pressable.ts';
import {useHydrated} from '../calculator/useHydrated.ts';
import formStyles from '../calculator/CalculatorForm.module.css';
import * as formWords from '../words/calculator.ts';
import {generalInputs, languageInputs} from './profileInputs.ts';
import * as words from '../words/destinations.ts';
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
