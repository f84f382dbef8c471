/** The profile's questions as form fields, the profile built from their answers, and the calculator answers that follow from it. */
import type {ProfileModule} from '../../engine/compiled/module.ts';
import type {ChoiceField} from '../../engine/inputs/choice.ts';
import type {FormField} from '../../engine/inputs/index.ts';
import type {FormValues} from '../../engine/answers/formValues.ts';
import {isBlank, readNumber} from '../../engine/runtime/answers.ts';
import {
  educationLevels,
  languageLevels,
  languages,
  type Profile as EngineProfile,
} from '../../engine/runtime/profile.ts';
import currencyRates from '../content/currencies.yaml';
import * as words from '../words/destinations.ts';

/** What a visitor answers once for every calculator. */
export type Profile = EngineProfile & {
  /** Per year. */
  readonly salary: string;
  /** ISO 4217 code of the salary. */
  readonly currency: string;
};

const {currencies} = currencyRates;
const {form} = words;
const alwaysUsed = {unused: false};

/** The questions before the language questions. */
export const generalInputs: readonly FormField[] = [
  {...alwaysUsed, id: 'age', kind: 'integer', label: form.age, unit: 'years'},
  choice('education', form.education, educationLevels, words.education),
  {...alwaysUsed, id: 'experience', kind: 'number', label: form.experience, unit: 'years'},
  {...alwaysUsed, id: 'salary', kind: 'number', label: form.salary, hint: form.salaryHint, per: 'year'},
  {
    ...alwaysUsed,
    id: 'currency',
    kind: 'choice',
    label: form.currency,
    options: Object.entries(currencies).map(([code, {name}]) => ({value: code, label: `${name} (${code})`})),
  },
  {
    ...choice('jobOffer', form.jobOffer, ['yes', 'no'], {yes: form.yes, no: form.no}),
    kind: 'yesno',
    hint: form.jobOfferHint,
  },
];

/** The same, with the salary in the currency that was chosen, if one was. */
export function generalInputsIn(currency: string | null | undefined): readonly FormField[] {
  if (!currency) return generalInputs;
  return generalInputs.map((field) => (field.id === 'salary' ? {...field, unit: currency} : field) as FormField);
}

export const languageInputs: readonly FormField[] = languages.map((language) =>
  choice(language, words.language[language], languageLevels, words.level),
);

function choice<Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): ChoiceField {
  return {...alwaysUsed, id, kind: 'choice', label, options: values.map((value) => ({value, label: labels[value]}))};
}

/** Drops a salary without a currency; amounts are then shown in dollars. */
export function normalizedProfile(profile: Profile): Profile {
  return profile.currency === '' ? {...profile, salary: '', currency: 'USD'} : profile;
}

/** Whether anything is answered; a currency alone tells nothing. */
export function hasAnswers(values: FormValues): boolean {
  return Object.entries(values).some(([term, answer]) => term !== 'currency' && !isBlank(answer));
}

/** Labels of the unanswered questions, except languages and the currency. */
export function unansweredLabels(profile: Profile): readonly string[] {
  return generalInputs
    .filter(({id}) => id !== 'currency' && profile[id as keyof Profile] === '')
    .map(({label}) => label);
}

/** Units of each currency per US dollar, by ISO 4217 code. */
export const rates: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(currencies).map(([code, {perDollar}]) => [code, perDollar]),
);

/** A calculator's answers that follow from a profile. */
export function answersOf(calculator: ProfileModule, profile: Profile): Readonly<Record<string, string>> {
  return calculator.answersOf(profile, (currency, payments) => salaryIn(profile, currency, payments, rates));
}

/**
 * The salary in a currency, as text; '' if there is none or a currency has no rate.
 * A converted amount is rounded down to a whole number, so that the conversion never lifts anyone over a threshold.
 * @param payments how many payments make a year: 12 for a salary per month
 */
export function salaryIn(
  profile: Profile,
  currency: string,
  payments: 1 | 12,
  perDollar: Readonly<Record<string, number>>,
): string {
  if (isBlank(profile.salary)) return '';
  const amount = readNumber(profile.salary) / payments;
  if (currency === profile.currency) return String(Math.round(amount * 100) / 100);
  if (!Object.hasOwn(perDollar, currency) || !Object.hasOwn(perDollar, profile.currency)) return '';
  // The added millionth keeps an inexact binary fraction from rounding a whole amount down.
  return String(Math.floor((amount / perDollar[profile.currency]!) * perDollar[currency]! + 1e-6));
}
