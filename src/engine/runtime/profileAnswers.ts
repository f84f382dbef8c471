/** What the emitted `answersOf` calls: from a profile's terms to answers as a form holds them. */
import {isBlank, readNumber} from './answers.ts';
import {languageLevels, type LanguageLevel, type Profile, type Rates} from './profile.ts';

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
  // Less than a millionth is a matter of binary fractions, not of money.
  return String(Math.floor((amount / rates[profile.currency]!) * rates[currency]! + 1e-6));
}

/** The higher of two levels of languages; one that was not answered is below every level. */
export function higherLevel(one: LanguageLevel | '', other: LanguageLevel | ''): LanguageLevel | '' {
  const levels: readonly string[] = languageLevels;
  return levels.indexOf(one) >= levels.indexOf(other) ? one : other;
}
