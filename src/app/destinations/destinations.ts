/**
 * The result of each calculator for one profile.
 * ```
 * answers of the profile ─▶ yes
 *          └─ and open questions ─▶ it depends
 *                      └─ or a better profile ─▶ no, and what is missing
 * ```
 */
import type {FormField} from '../../engine/inputs/index.ts';
import type {Page, ProfileModule} from '../../engine/compiled/module.ts';
import type {ServedProfile} from '../calculator/servedCalculator.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {readNumber} from '../../engine/runtime/answers.ts';
import {isGood, judge, type Judgement} from './judge.ts';
import {describeOpenAnswers, openAnswerSets, openInputs, type OpenAnswer} from './openAnswers.ts';
import {answersOf, type Profile, type Rates} from './profile.ts';
import {bestProfile, smallestChanges, type ProfileChange} from './profileChanges.ts';
import {leastEnough} from './search.ts';

export interface Destination {
  readonly page: Page;
  readonly region: string;
  readonly rulesHash: string;
  /** The answers that follow from the profile, by input id, for a link to the calculator. */
  readonly answers: Readonly<Record<string, string>>;
  readonly standing: 'yes' | 'depends' | 'no';
  /** The verdict and figure of the card; for 'depends', with the open answers filled in. */
  readonly judgement: Judgement;
  /** Open questions, with the answers that a yes requires besides the profile. */
  readonly needs: readonly OpenAnswer[];
  /** What the profile lacks for a yes; undefined if no better profile would be enough. */
  readonly missing?: readonly ProfileChange[];
  /** For a yes: the lowest salary per year, in the profile's currency, that is still enough; missing if salary does not matter. */
  readonly leastSalary?: number;
  /** Labels of the questions that the rules use and the profile does not answer. */
  readonly notAsked: readonly string[];
}

export interface Surroundings {
  readonly rates: Rates;
  readonly today: CalendarDay;
}

/** Closest first, then by title. */
export function inOrder(destinations: readonly Destination[], profile: Profile): readonly Destination[] {
  return destinations
    .map((destination) => ({destination, distances: distancesOf(destination, profile)}))
    .toSorted(
      (one, other) =>
        compare(one.distances, other.distances) ||
        one.destination.page.title.localeCompare(other.destination.page.title, 'en'),
    )
    .map(({destination}) => destination);
}

/** The destination of one calculator for a profile. */
export function destinationOf(calculator: ServedProfile, profile: Profile, {rates, today}: Surroundings): Destination {
  const page = calculator.page(today);
  const answers = answersOf(calculator, profile, rates);
  const open = openInputs(page.fields, answers);
  const judgement = judge(calculator, answers, today);
  const {region, rulesHash} = calculator;
  const base = {page, region, rulesHash, answers, judgement, notAsked: open.map(({label}) => label)};
  if (judgement.verdict?.tone === 'good') {
    const isEnough = (salary: number): boolean =>
      isGood(calculator, answersOf(calculator, {...profile, salary: String(salary)}, rates), today);
    const own = readNumber(profile.salary);
    const leastSalary = own > 0 && !isEnough(0) ? {leastSalary: leastEnough(0, own, isEnough)} : {};
    return {...base, standing: 'yes', needs: [], missing: [], ...leastSalary};
  }
  const [found] = openAnswerSets(calculator, open, answers, profile, today);
  if (found === undefined)
    return {...base, standing: 'no', ...missingOf({calculator, profile, rates, today, open, answers})};
  return {
    ...base,
    standing: 'depends',
    judgement: judge(calculator, {...answers, ...found}, today),
    needs: describeOpenAnswers(calculator, open, answers, found, today),
    missing: [],
  };
}

interface Asked extends Surroundings {
  readonly calculator: ProfileModule;
  readonly profile: Profile;
  readonly open: readonly FormField[];
  readonly answers: Readonly<Record<string, string>>;
}

/** What the profile lacks; if even the best profile needs open answers, with the set of them that leaves least to change. */
function missingOf(asked: Asked): Pick<Destination, 'missing' | 'needs'> {
  const {calculator, profile, rates, today, open} = asked;
  const best = bestProfile(profile, rates);
  const bestAnswers = answersOf(calculator, best, rates);
  const ways = isGood(calculator, bestAnswers, today)
    ? [{}]
    : openAnswerSets(calculator, open, bestAnswers, best, today);
  const found = ways.flatMap((opened) => missingWith(opened, asked) ?? []);
  return found.toSorted((one, other) => one.missing.length - other.missing.length)[0] ?? {needs: []};
}

function missingWith(
  opened: Readonly<Record<string, string>>,
  {calculator, profile, rates, today, open, answers}: Asked,
): Required<Pick<Destination, 'missing' | 'needs'>> | undefined {
  const answersFor = (changed: Profile) => answersOf(calculator, changed, rates);
  const isEnough = (changed: Profile): boolean => isGood(calculator, {...answersFor(changed), ...opened}, today);
  const matters = (changed: Profile): boolean =>
    Object.entries(answersFor(changed)).some(([id, answer]) => answer !== answers[id]);
  const missing = smallestChanges(profile, rates, matters, isEnough);
  if (missing === undefined) return undefined;
  const changed = {...profile, ...Object.fromEntries(missing.map(({term, to}) => [term, to]))} as Profile;
  return {missing, needs: describeOpenAnswers(calculator, open, answersFor(changed), opened, today)};
}

/** Smaller is closer: by standing, then by how many things are open or missing, then by money. */
function distancesOf({standing, needs, missing, leastSalary}: Destination, profile: Profile): readonly number[] {
  const own = Math.max(1, readNumber(profile.salary));
  if (standing === 'yes') return [0, (leastSalary ?? 0) / own];
  if (standing === 'depends') return [1, needs.length];
  if (missing === undefined) return [3];
  const salary = missing.find(({term}) => term === 'salary');
  return [2, missing.length + needs.length, salary === undefined ? 0 : Number(salary.to) / own];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((distance, at) => distance !== other[at]);
  return index < 0 ? 0 : one[index]! - (other[index] ?? 0);
}
