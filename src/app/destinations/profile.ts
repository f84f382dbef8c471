/** The profile's questions as form fields, the profile built from their answers, and the calculator answers that follow from it. */
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {ProfileModule} from '../../engine/program/module.ts';
import type {ChoiceField} from '../../engine/language/inputs/choice.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import {isBlank, readNumber} from '../../engine/runtime/answers.ts';
import {
  type Amount,
  educationLevels,
  type Language,
  languageLevels,
  languages,
  occupations,
  type Profile as EngineProfile,
} from '../../engine/runtime/profile.ts';
import currencyRates from '../content/currencies.yaml';
import {converted, rates} from '../content/exchange.ts';
import * as words from '../words/destinations.ts';
import {fill} from '../../engine/runtime/message.ts';

/** What a visitor answers once for every calculator. Amounts are per year, savings in total. */
export type Profile = EngineProfile &
  Readonly<Record<Amount, string>> & {
    /** ISO 4217 code of the amounts. */
    readonly currency: string;
    /** The country of the job offer; '' if it could be any. */
    readonly offerCountry: string;
  };

const {currencies} = currencyRates;
const {form} = words;
const alwaysUsed = {unused: false};

/** What the list is about: it comes first, and changes which programmes are listed, not whether they fit. */
export const purposeInput: FormField = {
  ...choice('purpose', form.purpose, Object.keys(words.purpose), words.purpose),
  hint: form.purposeHint,
};

/** Whether a programme is for what somebody wants to do; without a purpose, all are. */
export const isFor = ({programme}: ProfileModule, purpose: string | null | undefined): boolean =>
  isBlank(purpose) || (programme.purposes ?? ['work']).some((each) => each === purpose);

/** For which purposes a question is asked that is not asked for all. */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  jobOffer: ['work'],
  salary: ['work'],
  occupation: ['work', 'remote', 'invest'],
  income: ['work', 'remote', 'retire', 'invest'],
  savings: ['work', 'remote', 'retire', 'invest'],
};

/** Whether a question is asked of somebody with this purpose, if any. */
const isAsked =
  (purpose: string | null | undefined) =>
  ({id}: FormField): boolean =>
    !purpose || (askedFor[id]?.includes(purpose) ?? true);

/** The questions about the person and a job offer. */
export const personInputsFor = (purpose: string | null | undefined): readonly FormField[] =>
  personInputs.filter(isAsked(purpose));

const personInputs: readonly FormField[] = [
  {...alwaysUsed, id: 'age', kind: 'integer', label: form.age, unit: 'years'},
  choice('education', form.education, educationLevels, words.education),
  {...choice('occupation', form.occupation, occupations, words.occupation), hint: form.occupationHint},
  {...alwaysUsed, id: 'experience', kind: 'number', label: form.experience, unit: 'years'},
  {...choice('jobOffer', form.jobOffer, ['yes', 'no'], {yes: form.yes, no: form.no}), kind: 'yesno'},
];

/** The country of a job offer, asked once there is one. */
export function offerCountryInput(countries: readonly string[]): FormField {
  return {
    ...choice('offerCountry', form.offerCountry, countries, Object.fromEntries(countries.map((name) => [name, name]))),
    hint: form.offerCountryHint,
  };
}

const currencyInput: FormField = {
  ...alwaysUsed,
  id: 'currency',
  kind: 'choice',
  label: form.currency,
  options: Object.entries(currencies).map(([code, {name}]) => ({value: code, label: `${name} (${code})`})),
};

/** The questions about money, with the amounts in the currency that was chosen, if one was. */
export function moneyInputsFor({currency, purpose}: FormValues): readonly FormField[] {
  const unit = currency ? {unit: currency} : {};
  const amountInputs: readonly FormField[] = [
    {...alwaysUsed, ...unit, id: 'salary', kind: 'number', label: form.salary, hint: form.salaryHint, per: 'year'},
    {...alwaysUsed, ...unit, id: 'income', kind: 'number', label: form.income, hint: form.incomeHint, per: 'year'},
    {...alwaysUsed, ...unit, id: 'savings', kind: 'number', label: form.savings, hint: form.savingsHint},
  ];
  return [currencyInput, ...amountInputs.filter(isAsked(purpose))];
}

/** All questions that are fields, for a form in which nothing is answered. */
export const allInputs: readonly FormField[] = [purposeInput, ...personInputs, ...moneyInputsFor({})];

/** The level of each language, asked for those that the visitor speaks. */
export const levelInputs: readonly (ChoiceField & {readonly id: Language})[] = languages.map((language) => ({
  ...choice(
    language,
    fill(form.level, {language: words.language[language]}),
    languageLevels.filter((level) => level !== 'none'),
    words.level,
  ),
  id: language,
}));

/** The id of the checkbox for a language. */
export function spokenId(language: Language | 'none'): string {
  return `speaks-${language}`;
}

function choice<Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): ChoiceField {
  return {...alwaysUsed, id, kind: 'choice', label, options: values.map((value) => ({value, label: labels[value]}))};
}

/** Drops amounts without a currency; amounts are then shown in dollars. */
export function normalizedProfile(profile: Profile): Profile {
  return profile.currency === '' ? {...profile, salary: '', income: '', savings: '', currency: 'USD'} : profile;
}

/** The profile as it counts in a country, where a job offer from elsewhere does not, nor its pay. */
export function profileIn(country: string, profile: Profile): Profile {
  const isElsewhere = profile.jobOffer === 'yes' && profile.offerCountry !== '' && profile.offerCountry !== country;
  return isElsewhere ? {...profile, jobOffer: 'no', salary: ''} : profile;
}

/** Drops the salary if the visa needs a job offer and there is none: only the pay of that job would count. */
export function withCountedSalary({programme}: ProfileModule, profile: Profile): Profile {
  return programme.needsJobOffer === 'always' && profile.jobOffer !== 'yes' ? {...profile, salary: ''} : profile;
}

/** Whether a form has any answer besides the currency. */
export function hasAnswers(values: FormValues): boolean {
  return Object.entries(values).some(([id, answer]) => id !== 'currency' && !isBlank(answer));
}

/** The questions whose answers a profile leaves out, as they are no numbers, out of range or ambiguous; with topics and ids of fields. */
export function leftOutQuestions(
  profile: Profile,
  values: FormValues,
): readonly {readonly id: string; readonly label: string}[] {
  return (['age', 'experience', 'salary', 'income', 'savings'] as const)
    .filter((id) => profile[id] === '' && !isBlank(values[id]))
    .map((id) => ({id, label: words.topic[id]}));
}

/**
 * The unanswered questions, each with its topic and the id of its field; without income and savings, which many people lack,
 * and with the salary of a job only if there is an offer of one.
 */
export function unansweredQuestions(
  profile: Profile,
  {purpose}: FormValues,
): readonly {readonly id: string; readonly label: string}[] {
  const asked = personInputsFor(purpose);
  const terms = (['age', 'education', 'occupation', 'experience', 'jobOffer', 'salary'] as const).filter(
    (term) => term === 'salary' || asked.some(({id}) => id === term),
  );
  const spoken = languages.some((language) => profile[language] !== '');
  return [
    ...terms
      .filter((term) => profile[term] === '' && (term !== 'salary' || profile.jobOffer === 'yes'))
      .map((term) => ({id: term, label: words.topic[term]})),
    ...(spoken ? [] : [{id: spokenId(languages[0]), label: words.topic.languages}]),
  ];
}

/** Answers as the form holds them, by input id. */
export type FormAnswers = Readonly<Record<string, string>>;

/** A calculator's answers that follow from a profile. */
export function answersOf(calculator: ProfileModule, profile: Profile): FormAnswers {
  return calculator.answersOf(profile, (amount, currency, payments) =>
    amountIn(profile, amount, currency, payments, rates),
  );
}

/** With more than anybody has of everything, but without an occupation. */
const fullest: Profile = {
  ...(Object.fromEntries(languages.map((language) => [language, 'native'])) as Record<Language, 'native'>),
  age: '30',
  education: 'doctorate',
  occupation: '',
  experience: '60',
  jobOffer: 'yes',
  offerCountry: '',
  currency: 'USD',
  salary: '1e9',
  income: '1e9',
  savings: '1e9',
};

/** The ids of the inputs that a profile may leave open however much the person has: only their occupation answers them, or nothing does. */
export function leftOpen(calculator: ProfileModule, ids: readonly string[]): readonly string[] {
  const answers = answersOf(calculator, fullest);
  return ids.filter((id) => (answers[id] ?? '') === '');
}

/**
 * An amount of the profile in a currency, as text; '' if there is none or a currency has no rate.
 * @param payments how many payments make the amount: 12 for a salary per month
 */
export function amountIn(
  profile: Profile,
  amount: Amount,
  currency: string,
  payments: 1 | 12,
  perDollar: Readonly<Record<string, number>>,
): string {
  if (isBlank(profile[amount])) return '';
  const payment = readNumber(profile[amount]) / payments;
  if (currency === profile.currency) return String(Math.round(payment * 100) / 100);
  return String(converted(payment, profile.currency, currency, perDollar) ?? '');
}
