/** The smallest set of a profile's terms that would have to be higher for a yes. */
import {readNumber} from '../../engine/runtime/answers.ts';
import {lowest} from '../../engine/runtime/lowest.ts';
import {type Amount, languages, levelsOf} from '../../engine/runtime/profile.ts';
import {type Profile, rates} from './profile.ts';
import {type Candidates, combinations} from './search.ts';

/** A term that a person can raise; age is not one. */
type RaisableTerm = Exclude<keyof Profile, 'age' | 'currency' | 'offerCountry'>;

/** A term with its lowest sufficient value: a level, years, or an amount per year in the profile's currency. */
export interface ProfileChange {
  readonly term: RaisableTerm;
  readonly to: string;
}

/** Amounts in dollars to try, low to high: some rules require less of other terms at lower salaries. */
const AMOUNTS = [6_000, 12_000, 24_000, 48_000, 96_000, 192_000, 1_000_000];

/** Years; no rule requires more. */
const WORKING_LIFE = 60;

/** The highest level that can be learnt. */
const HIGHEST_LEARNABLE = 'c2';

/** A term with the higher values to try. */
interface RaisableValues extends Candidates {
  readonly id: RaisableTerm;
}

/**
 * @param matters whether a raised term changes any answer
 * @param isEnough whether a profile leads to a yes
 * @returns the terms that would have to be higher, each as low as possible; undefined if raising them is not enough
 */
export function smallestChanges(
  profile: Profile,
  matters: (changed: Profile) => boolean,
  isEnough: (changed: Profile) => boolean,
): readonly ProfileChange[] | undefined {
  if (isEnough(profile)) return [];
  const terms = raisableTerms(profile).filter(({id, values}) => matters({...profile, [id]: values.at(-1)!}));
  for (const combination of combinations(terms)) {
    const raised = {...profile, ...combination} as Profile;
    if (isEnough(raised)) return lowerEach(profile, raised, terms, isEnough);
  }
  return undefined;
}

/** The profile with every raisable term at the highest value to try. */
export function bestProfile(profile: Profile): Profile {
  const best = raisableTerms(profile).map(({id, values}) => [id, values.at(-1)!]);
  return {...profile, ...(Object.fromEntries(best) as Partial<Profile>)};
}

function raisableTerms(profile: Profile): readonly RaisableValues[] {
  const rate = rates[profile.currency];
  const amounts = rate === undefined ? [] : AMOUNTS.map((dollars) => Math.ceil(dollars * rate));
  const amount = (id: Amount): RaisableValues => {
    const current = readNumber(profile[id]);
    return {id, values: amounts.filter((higher) => higher > current).map(String)};
  };
  const level = (id: RaisableTerm, best: string): RaisableValues => {
    const levels = levelsOf(id)!;
    return {id, values: levels.indexOf(profile[id]) < levels.indexOf(best) ? [best] : []};
  };
  const terms: readonly RaisableValues[] = [
    level('jobOffer', 'yes'),
    amount('salary'),
    amount('income'),
    amount('savings'),
    {id: 'experience', values: readNumber(profile.experience) < WORKING_LIFE ? [String(WORKING_LIFE)] : []},
    ...languages.map((language) => level(language, HIGHEST_LEARNABLE)),
    level('education', 'doctorate'),
  ];
  return terms.filter(({values}) => values.length > 0);
}

/** Lowers the raised terms one by one, each to its lowest sufficient value. */
function lowerEach(
  profile: Profile,
  raised: Profile,
  terms: readonly RaisableValues[],
  isEnough: (changed: Profile) => boolean,
): readonly ProfileChange[] {
  let current = raised;
  return terms
    .filter(({id}) => raised[id] !== profile[id])
    .map(({id}) => {
      const to = lowestSufficientValue(id, profile, current, (value) => isEnough({...current, [id]: value} as Profile));
      current = {...current, [id]: to} as Profile;
      return {term: id, to};
    });
}

function lowestSufficientValue(
  term: RaisableTerm,
  profile: Profile,
  raised: Profile,
  isEnough: (value: string) => boolean,
): string {
  const levels = term === 'jobOffer' ? ['yes'] : levelsOf(term);
  if (levels === undefined)
    return String(
      lowest(Math.floor(readNumber(profile[term])) + 1, Math.ceil(Number(raised[term])), (number) =>
        isEnough(String(number)),
      ),
    );
  return levels.slice(levels.indexOf(profile[term]) + 1).find(isEnough) ?? raised[term];
}
