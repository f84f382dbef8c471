import {type FormValues, readAnswers} from '../../engine/answers/formValues.ts';
import {isBlank, readText} from '../../engine/runtime/answers.ts';
import {readerOf} from '../../engine/inputs/index.ts';
import {languages} from '../../engine/runtime/profile.ts';
import {levelInputs, moneyInputsIn, personInputs, type Profile, spokenId} from './profile.ts';

/**
 * Form values as a profile, with numbers parsed and without those that cannot be used. Fetched with the list: nothing needs
 * it before. Once a visitor says which languages they speak, the others count as none.
 */
export function profileOf(values: FormValues): Profile {
  const unusable = Object.fromEntries(unusableNumbers(values).map((id) => [id, '']));
  const usable = {...values, ...unusable};
  const answers = readAnswers([...personInputs, ...moneyInputsIn(values['currency']), ...levelInputs], usable);
  const isTicked = (language: Parameters<typeof spokenId>[0]): boolean => !isBlank(values[spokenId(language)]);
  const isAnswered = isTicked('none') || languages.some(isTicked);
  const levels = languages.map((language) => [
    language,
    isTicked(language) ? answers[language] : isAnswered ? 'none' : '',
  ]);
  const offerCountry = answers['jobOffer'] === 'yes' ? (values['offerCountry'] ?? '') : '';
  return {...answers, ...Object.fromEntries(levels), offerCountry} as unknown as Profile;
}

/** The ids of fields with a number that is unreadable, out of range, or one of several. */
export function unusableNumbers(values: FormValues): readonly string[] {
  return [...personInputs, ...moneyInputsIn(values['currency'])]
    .filter((field) => {
      const typed = readText(values[field.id]);
      return !isBlank(typed) && readerOf(field).openReason(field, typed) !== null;
    })
    .map(({id}) => id);
}
