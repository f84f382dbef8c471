import {type FormValues, readAnswers} from '../../engine/answers/formValues.ts';
import {isBlank, readText} from '../../engine/runtime/answers.ts';
import {readerOf} from '../../engine/language/inputs/index.ts';
import {languages} from '../../engine/runtime/profile.ts';
import {levelInputs, moneyInputsFor, personInputsFor, type Profile, spokenId} from './profile.ts';

const unasked: Readonly<Record<string, string>> = {occupation: '', jobOffer: '', salary: '', income: '', savings: ''};

/**
 * Form values as a profile, with numbers parsed and without those that cannot be used. Fetched with the list: nothing needs
 * it before. Once a visitor says which languages they speak, the others count as none.
 */
export function profileOf(values: FormValues): Profile {
  const fields = [...personInputsFor(values['purpose']), ...moneyInputsFor(values), ...levelInputs];
  const open = fields.filter((field) => readerOf(field).openReason(field, readText(values[field.id])) !== null);
  // Questions that are not asked for this purpose are left out.
  const answers = {...unasked, ...readAnswers(fields, values), ...Object.fromEntries(open.map(({id}) => [id, '']))};
  const isTicked = (language: Parameters<typeof spokenId>[0]): boolean => !isBlank(values[spokenId(language)]);
  const isAnswered = isTicked('none') || languages.some(isTicked);
  const levels = languages.map((language) => [
    language,
    isTicked(language) ? answers[language] : isAnswered ? 'none' : '',
  ]);
  const offerCountry = answers['jobOffer'] === 'yes' ? (values['offerCountry'] ?? '') : '';
  return {...answers, ...Object.fromEntries(levels), offerCountry} as unknown as Profile;
}
