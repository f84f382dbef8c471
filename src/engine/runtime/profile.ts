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

/** Fields of work, as far as the occupations that calculators list tell them apart. They have no order. */
export const occupations = [
  'it',
  'engineering',
  'science',
  'medicine',
  'nursing',
  'health',
  'teaching',
  'finance',
  'management',
  'consulting',
  'trade',
  'hospitality',
  'other',
] as const;

/** Terms that are numbers of years. */
export const numberTerms = ['age', 'experience'] as const;

/** Terms that are amounts of money: what a definition writes, with the amount of the profile and its payments per year. */
export const moneyTerms = {
  'salary per year': {amount: 'salary', payments: 1},
  'salary per month': {amount: 'salary', payments: 12},
  'income per year': {amount: 'income', payments: 1},
  'income per month': {amount: 'income', payments: 12},
  savings: {amount: 'savings', payments: 1},
} as const satisfies Readonly<Record<string, {readonly amount: Amount; readonly payments: 1 | 12}>>;

export type MoneyTerm = keyof typeof moneyTerms;
/** The amounts of a profile. `income` is what a person would keep after moving, such as a pension or remote work. */
export const amounts = ['salary', 'income', 'savings'] as const;
export type Amount = (typeof amounts)[number];

/** Whether a visa requires a job offer from an employer in the country; 'sometimes' if only some routes to it do. */
export const jobOfferNeeds = ['always', 'sometimes', 'never'] as const;

/** What people go to a country for. */
export const purposes = ['work', 'remote', 'retire', 'invest'] as const;
export type Purpose = (typeof purposes)[number];

export type Occupation = (typeof occupations)[number];
export type EducationLevel = (typeof educationLevels)[number];
export type LanguageLevel = (typeof languageLevels)[number];
export type Language = (typeof languages)[number];

/** Every value as a form holds it: text, and '' if nothing is filled in. */
export type Profile = {
  readonly age: string;
  readonly education: EducationLevel | '';
  readonly occupation: Occupation | '';
  /** Years of work experience. */
  readonly experience: string;
  readonly jobOffer: 'yes' | 'no' | '';
} & {readonly [language in Language]: LanguageLevel | ''};

/**
 * An amount of the profile in a currency, as a form holds it; '' if it is unknown.
 * @param currency an ISO 4217 code
 * @param payments how many payments make the amount: 12 for a yearly amount that the form asks for by month
 */
export type AmountIn = (amount: Amount, currency: string, payments: 1 | 12) => string;

/** The options of a term that is a choice, from the lowest to the highest if they have an order; undefined for a number or an amount. */
export function levelsOf(term: string): readonly string[] | undefined {
  if (term === 'education') return educationLevels;
  if (term === 'occupation') return occupations;
  if (term === 'jobOffer') return ['no', 'yes'];
  return languages.some((language) => language === term) ? languageLevels : undefined;
}

/** The higher of two levels of languages; a missing answer is below every level. */
export function higherLevel(one: LanguageLevel | '', other: LanguageLevel | ''): LanguageLevel | '' {
  const levels: readonly string[] = languageLevels;
  return levels.indexOf(one) >= levels.indexOf(other) ? one : other;
}

/** What no calculator covers; the authority of the definition does. */
export interface NotCovered {
  /** 'Germany for IT specialists without a degree' */
  readonly say: string;
  /** Who would look for it; missing if those for whom the programme is. */
  readonly purposes?: readonly Purpose[];
  /** In which occupations; missing if in any. */
  readonly occupations?: readonly Occupation[];
}

/** What a calculator is about, as the list of destinations names it. */
export interface Programme {
  /** The visa or permit, without the country. */
  readonly name: string;
  readonly needsJobOffer: (typeof jobOfferNeeds)[number];
  /** What it is for; missing if that is work. */
  readonly purposes?: readonly Purpose[];
  /** What it also takes, after 'You need'; `unless` is the key of the result that shows that the visitor has it. */
  readonly alsoNeeds?: {readonly say: string; readonly unless?: string};
  /** Who it is for, by the id of the input whose answer decides: 'For citizens of EU or EFTA countries'. */
  readonly forWhom?: Readonly<Record<string, string>>;
  /** Ways into the country, or rules, that neither this calculator nor another one covers. */
  readonly notCovered?: readonly NotCovered[];
  /** It accepts no new applications. */
  readonly closed?: true;
}
