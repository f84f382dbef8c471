/** A profile, which a visitor fills in once for all calculators: the terms that a definition's `profile:` maps from. */

/** Levels of education from the lowest to the highest. */
export const educationLevels = [
  'none',
  'school',
  'vocational',
  'diploma',
  'bachelors',
  'masters',
  'doctorate',
] as const;

/** Levels of a language from the lowest to the highest: `basic` is A1 and A2 of the Common European Framework. */
export const languageLevels = ['none', 'basic', 'b1', 'b2', 'c1', 'c2', 'native'] as const;

export const languages = ['english', 'french', 'german', 'spanish', 'arabic', 'chinese', 'hebrew', 'japanese'] as const;

/** Terms that are numbers of years. */
export const numberTerms = ['age', 'experience'] as const;

export type EducationLevel = (typeof educationLevels)[number];
export type LanguageLevel = (typeof languageLevels)[number];
type Language = (typeof languages)[number];

/** Every value as a form holds it: text, and '' if nothing is filled in. */
export type Profile = {
  readonly age: string;
  readonly education: EducationLevel | '';
  /** Years of work experience. */
  readonly experience: string;
  readonly jobOffer: 'yes' | 'no' | '';
} & {readonly [language in Language]: LanguageLevel | ''};

/**
 * The salary of the profile in a currency, as a form holds it; '' if it is unknown.
 * @param currency an ISO 4217 code
 * @param payments payments per year: 12 for a monthly salary
 */
export type SalaryIn = (currency: string, payments: 1 | 12) => string;

/** The options of a term that is a choice, from the lowest to the highest; undefined for a number or an amount. */
export function levelsOf(term: string): readonly string[] | undefined {
  if (term === 'education') return educationLevels;
  if (term === 'jobOffer') return ['no', 'yes'];
  return languages.some((language) => language === term) ? languageLevels : undefined;
}

/** The higher of two levels of languages; a missing answer is below every level. */
export function higherLevel(one: LanguageLevel | '', other: LanguageLevel | ''): LanguageLevel | '' {
  const levels: readonly string[] = languageLevels;
  return levels.indexOf(one) >= levels.indexOf(other) ? one : other;
}
