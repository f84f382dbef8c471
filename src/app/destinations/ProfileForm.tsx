import {type FormEventHandler, type RefObject, useEffect, useState} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {FormValues} from '../../engine/answers/formValues.ts';
import {languages} from '../../engine/runtime/profile.ts';
import {isBlank} from '../../engine/runtime/answers.ts';
import {ShownFields} from '../fields/Field.tsx';
import {NotLoaded, useHydrated} from '../rendering/hydration.tsx';
import {QueuedSubmitNote, submitButtonProps} from '../form/queuedSubmit.tsx';
import * as words from '../words/destinations.ts';
import {levelInputs, moneyInputsFor, offerCountryInput, personInputsFor, purposeInput, spokenId} from './profile.ts';
import formStyles from '../form/CalculatorForm.module.css';
import styles from './destinations.module.css';

interface ProfileFormProps {
  readonly register: UseFormRegister<FormValues>;
  readonly values: FormValues;
  /** Whether a small screen shows only the list, which says the answers. */
  readonly isFolded: boolean;
  /** The countries of the list, A to Z, fetched once there is a job offer. */
  readonly fetchCountries: () => Promise<readonly string[]>;
  readonly queuedNote: RefObject<HTMLParagraphElement | null>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onChange: () => void;
}

const noAnswers = {};

/** The questions of a profile. As in CalculatorForm, nothing can be sent before hydration. */
export function ProfileForm({
  register,
  values,
  isFolded,
  fetchCountries,
  queuedNote,
  onSubmit,
  onChange,
}: ProfileFormProps) {
  const hydrated = useHydrated();
  const person = personInputsFor(values['purpose']);
  const asksForOffer = person.some(({id}) => id === 'jobOffer') && values['jobOffer'] === 'yes';
  const countries = useCountries(asksForOffer, fetchCountries);
  const isStudying = values['purpose'] === 'study';
  const fields = {answers: noAnswers, values, latestDay: undefined, register};
  return (
    <form
      className={`${formStyles.form} ${styles.form}`}
      data-folded={isFolded || undefined}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <div className={styles.part}>
        <ShownFields fields={[purposeInput]} {...fields} />
        {isStudying && <p className={formStyles.note}>{words.form.study}</p>}
      </div>
      <fieldset className={styles.part} hidden={isStudying}>
        <legend>{words.form.person}</legend>
        <div className={styles.questions}>
          <ShownFields fields={countries.length > 0 ? [...person, offerCountryInput(countries)] : person} {...fields} />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{words.form.money}</legend>
        <div className={styles.questions}>
          <ShownFields fields={moneyInputsFor(values)} {...fields} />
        </div>
      </fieldset>
      <fieldset className={styles.part} hidden={isStudying}>
        <legend>{words.form.languages}</legend>
        <div className={styles.spoken}>
          {([...languages, 'none'] as const).map((language) => (
            <label key={language} className={styles.tick}>
              <input id={spokenId(language)} type="checkbox" value="yes" {...register(spokenId(language))} />
              {language === 'none' ? words.form.noLanguage : words.language[language]}
            </label>
          ))}
        </div>
        <div className={styles.questions}>
          <ShownFields fields={levelInputs.filter(({id}) => !isBlank(values[spokenId(id)]))} {...fields} />
        </div>
      </fieldset>
      <div className={formStyles.actions}>
        <button className="main-button" {...submitButtonProps(hydrated)}>
          {isStudying ? words.form.showCosts : words.form.show}
        </button>
        <NotLoaded />
        <p className={formStyles.aside}>{words.form.private}</p>
      </div>
      <QueuedSubmitNote ref={queuedNote} />
    </form>
  );
}

/** The countries once they are needed and fetched; without them, an offer counts for every country. */
function useCountries(needed: boolean, fetchCountries: () => Promise<readonly string[]>): readonly string[] {
  const [countries, setCountries] = useState<readonly string[]>([]);
  useEffect(() => {
    if (needed) fetchCountries().then(setCountries, () => undefined);
  }, [needed, fetchCountries]);
  return needed ? countries : [];
}
