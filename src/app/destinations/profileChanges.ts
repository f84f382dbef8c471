/** The smallest set of a profile's terms that would have to be higher for a yes. */
import {educationLevels, languageLevels, languages} from '../../engine/runtime/profile.ts';
import {readNumber} from '../../engine/runtime/answers.ts';
import type {Profile, Rates} from './profile.ts';
import {leastEnough, settings, type Choice} from './search.ts';

/** A term that a person may raise; age is not one. */
export type RaisedTerm = Exclude<keyof Profile, 'age' | 'currency'>;

/** A term with the lowest value that is enough: a level, years, or an amount per year in the profile's currency. */
export interface ProfileChange {
  readonly term: RaisedTerm;
  readonly to: string;
}

/** Yearly salaries in dollars to try, low to high: some rules ask for less of other terms at lower salaries. */
const SALARIES = [6_000, 12_000, 24_000, 48_000, 96_000, 192_000, 1_000_000];

/** Years; no rule requires more. */
const WORKING_LIFE = 60;

/** The highest level that can be learnt; 'native' cannot. */
const HIGHEST_LEARNT = 'c2';

interface Raise extends Choice {
  readonly id: RaisedTerm;
}

/**
 * @param matters whether a raised term changes any answer
 * @param isEnough whether a profile leads to a yes
 * @returns the terms that would have to be higher, each as low as possible; undefined if raising them is not enough
 */
export function smallestChanges(
  profile: Profile,
  rates: Rates,
  matters: (changed: Profile) => boolean,
  isEnough: (changed: Profile) => boolean,
): readonly ProfileChange[] | undefined {
  if (isEnough(profile)) return [];
  const choices = raises(profile, rates).filter(({id, values}) => matters({...profile, [id]: values.at(-1)!}));
  for (const setting of settings(choices)) {
    const raised = {...profile, ...setting} as Profile;
    if (isEnough(raised)) return lowered(profile, raised, choices, isEnough);
  }
  return undefined;
}

/** The profile with every term at its highest value to suggest. */
export function bestProfile(profile: Profile, rates: Rates): Profile {
  const best = raises(profile, rates).map(({id, values}) => [id, values.at(-1)!]);
  return {...profile, ...(Object.fromEntries(best) as Partial<Profile>)};
}

/** Every term that can be raised, with the higher values to try. */
function raises(profile: Profile, rates: Rates): readonly Raise[] {
  const own = readNumber(profile.salary);
  const rate = rates[profile.currency];
  const salaries =
    rate === undefined ? [] : SALARIES.map((dollars) => Math.ceil(dollars * rate)).filter((salary) => salary > own);
  const raised = (key: RaisedTerm, best: string, levels: readonly string[]): readonly Raise[] =>
    levels.indexOf(profile[key]) < levels.indexOf(best) ? [{id: key, values: [best]}] : [];
  return [
    ...raised('jobOffer', 'yes', ['no', 'yes']),
    ...(salaries.length > 0 ? [{id: 'salary', values: salaries.map(String)} as const] : []),
    ...(readNumber(profile.experience) < WORKING_LIFE
      ? [{id: 'experience', values: [String(WORKING_LIFE)]} as const]
      : []),
    ...languages.flatMap((language) => raised(language, HIGHEST_LEARNT, languageLevels)),
    ...raised('education', 'doctorate', educationLevels),
  ];
}

/** Lowers the raised terms one by one, each to the lowest value that is enough. */
function lowered(
  profile: Profile,
  raised: Profile,
  choices: readonly Raise[],
  isEnough: (changed: Profile) => boolean,
): readonly ProfileChange[] {
  let current = raised;
  return choices
    .filter(({id}) => raised[id] !== profile[id])
    .map(({id}) => {
      const to = leastOf(id, profile, current, (value) => isEnough({...current, [id]: value} as Profile));
      current = {...current, [id]: to} as Profile;
      return {term: id, to};
    });
}

function leastOf(term: RaisedTerm, profile: Profile, raised: Profile, isEnough: (value: string) => boolean): string {
  if (term === 'salary' || term === 'experience') {
    const from = readNumber(profile[term]);
    return String(leastEnough(from, Number(raised[term]), (number) => isEnough(String(number))));
  }
  const levels: readonly string[] =
    term === 'education' ? educationLevels : term === 'jobOffer' ? ['yes'] : languageLevels;
  return levels.slice(levels.indexOf(profile[term]) + 1).find(isEnough) ?? raised[term];
}
