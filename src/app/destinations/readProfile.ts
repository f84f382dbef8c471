import {type FormValues, readAnswers} from '../../engine/answers/formValues.ts';
import {isBlank} from '../../engine/runtime/answers.ts';
import {languages} from '../../engine/runtime/profile.ts';
import {levelInputs, moneyInputsIn, personInputs, type Profile, spokenId} from './profile.ts';

/**
 * Form values as a profile, with numbers parsed. Fetched with the list: nothing needs it before.
 * Once a visitor says which languages they speak, the others count as none.
 */
export function profileOf(values: FormValues): Profile {
  const answers = readAnswers([...personInputs, ...moneyInputsIn(values['currency']), ...levelInputs], values);
  const isTicked = (language: Parameters<typeof spokenId>[0]): boolean => !isBlank(values[spokenId(language)]);
  const isAnswered = isTicked('none') || languages.some(isTicked);
  const levels = languages.map((language) => [
    language,
    isTicked(language) ? answers[language] : isAnswered ? 'none' : '',
  ]);
  const offerCountry = answers['jobOffer'] === 'yes' ? (values['offerCountry'] ?? '') : '';
  return {...answers, ...Object.fromEntries(levels), offerCountry} as unknown as Profile;
}
