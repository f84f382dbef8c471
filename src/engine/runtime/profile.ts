/** What one person says of themselves once, for every calculator: the terms that a definition's `profile:` maps from. */

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
type Language = (typeof languages)[number];

/** Every value as a form holds it: text, and '' where nothing was answered. */
export type Profile = {
  readonly age: string;
  readonly education: EducationLevel | '';
  /** Years of work experience. */
  readonly experience: string;
  readonly jobOffer: 'yes' | 'no' | '';
} & {readonly [language in Language]: LanguageLevel | ''};

/**
 * The salary of the profile in a currency, as a form holds it; '' where it is not known.
 * @param currency an ISO 4217 code
 * @param payments how many payments make a year: 12 for a salary per month
 */
export type SalaryIn = (currency: string, payments: 1 | 12) => string;

/** The options of a term that is a choice, from less to more; undefined for one that is a number or an amount. */
export function levelsOf(term: string): readonly string[] | undefined {
  if (term === 'education') return educationLevels;
  if (term === 'jobOffer') return ['no', 'yes'];
  return languages.some((language) => language === term) ? languageLevels : undefined;
}

/** The higher of two levels of languages; one that was not answered is below every level. */
export function higherLevel(one: LanguageLevel | '', other: LanguageLevel | ''): LanguageLevel | '' {
  const levels: readonly string[] = languageLevels;
  return levels.indexOf(one) >= levels.indexOf(other) ? one : other;
}
