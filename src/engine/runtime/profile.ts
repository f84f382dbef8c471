/** What one person says of themselves once, for every calculator: the terms that a definition's `profile:` maps from. */
import {isBlank, readNumber} from './answers.ts';

/** Levels of education from less to more. */
export const educationLevels = [
  'none',
  'school',
  'vocational',
  'diploma',
  'bachelors',
  'masters',
  'doctorate',
] as const;

/** Levels of a language from less to more: `basic` is A1 and A2 of the Common European Framework. */
export const languageLevels = ['none', 'basic', 'b1', 'b2', 'c1', 'c2', 'native'] as const;

export const languages = ['english', 'french', 'german', 'spanish', 'arabic', 'chinese', 'hebrew', 'japanese'] as const;

/** Terms that are numbers, counted in years. */
export const numberTerms = ['age', 'experience'] as const;

export type EducationLevel = (typeof educationLevels)[number];
export type LanguageLevel = (typeof languageLevels)[number];
export type Language = (typeof languages)[number];

/** Every value as a form holds it: text, and '' where nothing was answered. */
export type Profile = {
  readonly age: string;
  readonly education: EducationLevel | '';
  /** Years of work experience. */
  readonly experience: string;
  /** Per year. */
  readonly salary: string;
  /** ISO 4217 code of the salary. */
  readonly currency: string;
  readonly jobOffer: 'yes' | 'no' | '';
} & {readonly [language in Language]: LanguageLevel | ''};

/** How many units of a currency one US dollar is, by ISO 4217 code. */
export type Rates = Readonly<Record<string, number>>;

/** The options of a term that is a choice, from less to more; undefined for one that is a number or an amount. */
export function levelsOf(term: string): readonly string[] | undefined {
  if (term === 'education') return educationLevels;
  if (term === 'jobOffer') return ['no', 'yes'];
  return languages.some((language) => language === term) ? languageLevels : undefined;
}

/**
 * The salary in a currency, as text; '' where none was given or a currency has no rate.
 * A converted amount is rounded down to a whole number, so that a rate never lifts anybody over a threshold.
 * @param payments how many payments make a year: 12 for a salary per month
 */
export function salaryIn(profile: Profile, currency: string, payments: 1 | 12, rates: Rates): string {
  if (isBlank(profile.salary)) return '';
  const amount = readNumber(profile.salary) / payments;
  if (currency === profile.currency) return String(Math.round(amount * 100) / 100);
  if (!Object.hasOwn(rates, currency) || !Object.hasOwn(rates, profile.currency)) return '';
  // Without the millionth, an inexact binary fraction could round a whole amount down.
  return String(Math.floor((amount / rates[profile.currency]!) * rates[currency]! + 1e-6));
}

/** The higher of two levels of languages; one that was not answered is below every level. */
export function higherLevel(one: LanguageLevel | '', other: LanguageLevel | ''): LanguageLevel | '' {
  const levels: readonly string[] = languageLevels;
  return levels.indexOf(one) >= levels.indexOf(other) ? one : other;
}
