/** The smallest set of a profile's terms that would have to be higher for a yes. */
import {readNumber} from '../../engine/runtime/answers.ts';
import {type Amount, amounts, languages, levelsOf} from '../../engine/runtime/profile.ts';
import {rates} from '../content/exchange.ts';
import type {Profile} from './profile.ts';
import {combinations} from './search.ts';
import {regionStarts} from './thresholds.ts';

/** A term that a person can raise; age is not one. */
type RaisableTerm = Exclude<keyof Profile, 'age' | 'currency' | 'offerCountry' | 'occupation'>;

/** A term with its lowest sufficient value: a level, years, or an amount per year in the profile's currency. */
export interface ProfileChange {
  readonly term: RaisableTerm;
  readonly to: string;
}

/** In dollars; no rule requires more. */
const HIGHEST_AMOUNT = 1_000_000_000;

/** Years; no rule requires more. */
const WORKING_LIFE = 60;

/** The highest level that can be learnt. */
const HIGHEST_LEARNABLE = 'c2';

/** A term with its higher values, ascending: all levels, or the first number of each region between the thresholds. */
interface Raisable {
  readonly id: RaisableTerm;
  readonly values: readonly string[];
  /** Those that combinations are tried with: of levels the best, since a lower one is looked for afterwards. */
  readonly tried: readonly string[];
}

/** What the verdict of a calculator can tell apart of a profile. */
type RegionFor = (profile: Profile) => string;

/**
 * @param isEnough whether a profile leads to a yes
 * @returns the terms that would have to be higher, each as low as possible; undefined if raising them is not enough
 */
export function smallestChanges(
  profile: Profile,
  regionFor: RegionFor,
  isEnough: (changed: Profile) => boolean,
): readonly ProfileChange[] | undefined {
  if (isEnough(profile)) return [];
  const terms = raisableTerms(profile, regionFor);
  // What takes years comes last: somebody who can get a job offer there and learn the language is not sent to university.
  const paces = [slowTerms, ['education'], []].map((slow) =>
    terms.filter(({id}) => !slow.includes(id) || profile[id] === ''),
  );
  for (const some of paces)
    for (const combination of combinations(some.map(({id, tried}) => ({id, values: tried})))) {
      const raised = {...profile, ...combination} as Profile;
      if (isEnough(raised)) return lowerEach(profile, raised, terms, isEnough);
    }
  return undefined;
}

/** Terms that take years to raise. */
const slowTerms: readonly string[] = ['education', 'experience'];

/** Whether a change takes years: a term that was skipped may be high enough already. */
export const takesYears = ({term}: ProfileChange, profile: Profile): boolean =>
  slowTerms.includes(term) && profile[term] !== '';

/** The profile with every raisable term at its highest value; years of experience also limit what may be answered to open questions. */
export function bestProfile(profile: Profile, regionFor: RegionFor): Profile {
  const best = raisableTerms(profile, regionFor).map(({id, values}) => [id, values.at(-1)!]);
  const experience = String(Math.max(WORKING_LIFE, readNumber(profile.experience)));
  return {...profile, ...(Object.fromEntries(best) as Partial<Profile>), experience};
}

/** The terms of which a higher value can change the verdict. */
function raisableTerms(profile: Profile, regionFor: RegionFor): readonly Raisable[] {
  const rate = rates[profile.currency];
  const number = (id: Amount | 'experience', highest: number): Raisable => {
    const starts = startsOf(id, profile, highest, regionFor);
    const values = starts.filter((start) => start > readNumber(profile[id])).map(String);
    return {id, values, tried: values};
  };
  const level = (id: RaisableTerm, best: string): Raisable => {
    const levels = levelsOf(id)!;
    const values = levels.slice(levels.indexOf(profile[id]) + 1, levels.indexOf(best) + 1);
    const now = regionFor(profile);
    const matters = values.some((value) => regionFor({...profile, [id]: value}) !== now);
    return {id, values: matters ? values : [], tried: values.slice(-1)};
  };
  const terms: readonly Raisable[] = [
    level('jobOffer', 'yes'),
    ...(rate === undefined ? [] : amounts.map((amount) => number(amount, Math.ceil(HIGHEST_AMOUNT * rate)))),
    number('experience', WORKING_LIFE),
    ...languages.map((language) => level(language, HIGHEST_LEARNABLE)),
    level('education', 'doctorate'),
  ];
  return terms.filter(({values}) => values.length > 0);
}

/** The first whole number of each region of a term's values, ascending, beginning with 0. */
export function startsOf(
  term: Amount | 'experience',
  profile: Profile,
  highest: number,
  regionFor: RegionFor,
): readonly number[] {
  return [0, ...regionStarts(0, highest, (number) => regionFor({...profile, [term]: String(number)}))];
}

/** Lowers the raised terms one by one, each to its lowest sufficient value. */
function lowerEach(
  profile: Profile,
  raised: Profile,
  terms: readonly Raisable[],
  isEnough: (changed: Profile) => boolean,
): readonly ProfileChange[] {
  let current = raised;
  return terms
    .filter(({id}) => raised[id] !== profile[id])
    .map(({id, values}) => {
      const to = values.find((value) => isEnough({...current, [id]: value} as Profile)) ?? raised[id];
      current = {...current, [id]: to} as Profile;
      return {term: id, to};
    });
}
