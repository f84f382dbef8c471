import {type FormValues, readAnswers} from '../../engine/answers/formValues.ts';
import {generalInputsIn, languageInputs, type Profile} from './profile.ts';

/** Form values as a profile, with numbers parsed. Fetched with the list: nothing needs it before. */
export function profileOf(formValues: FormValues): Profile {
  const inputs = [...generalInputsIn(formValues.currency), ...languageInputs];
  return readAnswers(inputs, formValues) as unknown as Profile;
}
