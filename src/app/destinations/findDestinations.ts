/**
 * The result of each calculator for one profile.
 * ```
 * answers of the profile ─▶ yes
 *          └─ and open questions ─▶ it depends
 *                      └─ or a better profile ─▶ no, and what is missing
 * ```
 */
import {type CardItem, headlinesIn, type Tone, verdictIn} from '../../engine/compiled/card.ts';
import type {Page, ProfileModule} from '../../engine/compiled/module.ts';
import type {FormField} from '../../engine/inputs/index.ts';
import {type Answers, readNumber} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {ServedProfile} from '../calculator/servedCalculator.ts';
import {describeOpenAnswers, openAnswerSets, type FormAnswers, type OpenAnswer} from './openAnswers.ts';
import {answersOf, type Profile} from './profile.ts';
import {bestProfile, type ProfileChange, smallestChanges} from './profileChanges.ts';
import {lowestSufficient} from './search.ts';

/** Milliseconds after which to yield to the browser. */
const MAX_TASK_DURATION = 30;

export interface Destination {
  readonly page: Page;
  readonly region: string;
  readonly rulesHash: string;
  /** The answers that follow from the profile, by input id, for a link to the calculator. */
  readonly answers: FormAnswers;
  readonly standing: 'yes' | 'depends' | 'no';
  /** The verdict and figure of the card; for 'depends', with the open answers filled in. */
  readonly headline: Headline;
  /** Open questions, with the answers that a yes requires besides the profile. */
  readonly needs: readonly OpenAnswer[];
  /** What the profile lacks for a yes; undefined if no better profile would be enough. */
  readonly missing?: readonly ProfileChange[];
  /** Whether the age was skipped, and some age with better answers would be enough. */
  readonly dependsOnAge?: boolean;
  /** For a yes: the lowest salary per year, in the profile's currency, that is still enough; missing if salary does not matter. */
  readonly minimumSalary?: number;
  /** Labels of the questions that the rules use and the profile does not answer. */
  readonly openQuestions: readonly string[];
}

interface Headline {
  /** Undefined if a guard stopped the calculation. */
  readonly verdict?: CardItem & {readonly tone: Tone};
  /** The headline figure, such as points. */
  readonly figure?: CardItem;
}

/** Evaluates every calculator for a profile, yielding to the browser in between. Closest destinations first, then by title. */
export async function findDestinations(
  calculators: readonly ServedProfile[],
  profile: Profile,
  today: CalendarDay,
): Promise<readonly Destination[]> {
  const destinations: Destination[] = [];
  let taskStart = performance.now();
  for (const calculator of calculators) {
    if (performance.now() - taskStart > MAX_TASK_DURATION) {
      await new Promise((resolve) => setTimeout(resolve));
      taskStart = performance.now();
    }
    destinations.push(destinationOf(calculator, profile, today));
  }
  return sortedByCloseness(destinations, profile);
}

/** The destination of one calculator for a profile. */
export function destinationOf(calculator: ServedProfile, profile: Profile, today: CalendarDay): Destination {
  const page = calculator.page(today);
  const answers = answersOf(calculator, profile);
  // The inputs that the rules use and the profile does not answer.
  const openFields = page.fields.filter((input) => !input.unused && !Object.hasOwn(answers, input.id));
  const headline = headlineOf(calculator, answers, today);
  const {region, rulesHash} = calculator;
  const base = {page, region, rulesHash, answers, headline, openQuestions: openFields.map(({label}) => label)};
  if (headline.verdict?.tone === 'good') {
    const isEnough = (salary: number): boolean =>
      isGood(calculator, answersOf(calculator, {...profile, salary: String(salary)}), today);
    const salary = readNumber(profile.salary);
    const minimumSalary = salary > 0 && !isEnough(0) ? {minimumSalary: lowestSufficient(0, salary, isEnough)} : {};
    return {...base, standing: 'yes', needs: [], missing: [], ...minimumSalary};
  }
  const isEnough = (openAnswers: FormAnswers): boolean => isGood(calculator, {...answers, ...openAnswers}, today);
  const [openAnswers] = openAnswerSets(openFields, profile, isEnough);
  if (openAnswers === undefined) {
    const missing = missingOf(calculator, profile, today, openFields);
    const dependsOnAge =
      missing.missing === undefined &&
      profile.age === '' &&
      ageExamples.some((age) => missingOf(calculator, {...profile, age}, today, openFields).missing !== undefined);
    return {...base, standing: 'no', ...missing, ...(dependsOnAge && {dependsOnAge})};
  }
  return {
    ...base,
    standing: 'depends',
    headline: headlineOf(calculator, {...answers, ...openAnswers}, today),
    needs: describeOpenAnswers(openFields, openAnswers, isEnough),
    missing: [],
  };
}

/** Ages to try if the age was skipped; one of each range that rules tell apart. */
const ageExamples = ['20', '25', '30', '38', '42', '48', '55'];

/** What the profile lacks. If even the best profile needs open answers, the set of them that requires the fewest changes. */
function missingOf(
  calculator: ProfileModule,
  profile: Profile,
  today: CalendarDay,
  openFields: readonly FormField[],
): Pick<Destination, 'missing' | 'needs'> {
  const answersFor = (changed: Profile): FormAnswers => answersOf(calculator, changed);
  const isEnough = (answers: FormAnswers, openAnswers: FormAnswers): boolean =>
    isGood(calculator, {...answers, ...openAnswers}, today);
  const answers = answersFor(profile);
  const matters = (changed: Profile): boolean =>
    Object.entries(answersFor(changed)).some(([id, answer]) => answer !== answers[id]);

  const best = bestProfile(profile);
  const bestAnswers = answersFor(best);
  const candidates = isEnough(bestAnswers, {})
    ? [{}]
    : openAnswerSets(openFields, best, (openAnswers) => isEnough(bestAnswers, openAnswers));
  const solutions = candidates.flatMap((openAnswers) => {
    const missing = smallestChanges(profile, matters, (changed) => isEnough(answersFor(changed), openAnswers));
    if (missing === undefined) return [];
    const changed = answersFor({...profile, ...Object.fromEntries(missing.map(({term, to}) => [term, to]))} as Profile);
    return {
      missing,
      needs: describeOpenAnswers(openFields, openAnswers, (otherAnswers) => isEnough(changed, otherAnswers)),
    };
  });
  return solutions.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? {needs: []};
}

/** The verdict and headline figure of a calculator's card for given answers. */
function headlineOf(calculator: ProfileModule, answers: Answers, today: CalendarDay): Headline {
  const card = calculator.evaluate(answers, today).card();
  const verdict = verdictIn(card);
  const [figure] = headlinesIn(card);
  return {...(verdict && {verdict}), ...(figure && {figure})};
}

/** Whether the answers reach the verdict that the list calls a yes. */
export function isGood(calculator: ProfileModule, answers: Answers, today: CalendarDay): boolean {
  return headlineOf(calculator, answers, today).verdict?.tone === 'good';
}

/** Closest first, then by title. */
export function sortedByCloseness(destinations: readonly Destination[], profile: Profile): readonly Destination[] {
  return destinations
    .map((destination) => ({destination, distances: distancesOf(destination, profile)}))
    .toSorted(
      (a, b) =>
        compareLexically(a.distances, b.distances) ||
        a.destination.page.title.localeCompare(b.destination.page.title, 'en'),
    )
    .map(({destination}) => destination);
}

/** Smaller is closer: by standing, then by the number of open questions and missing terms, then by salary. */
function distancesOf({standing, needs, missing, minimumSalary}: Destination, profile: Profile): readonly number[] {
  const current = Math.max(1, readNumber(profile.salary));
  if (standing === 'yes') return [0, (minimumSalary ?? 0) / current];
  if (standing === 'depends') return [1, needs.length];
  if (missing === undefined) return [3];
  const salary = missing.find(({term}) => term === 'salary');
  return [2, missing.length + needs.length, salary === undefined ? 0 : Number(salary.to) / current];
}

function compareLexically(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((distance, position) => distance !== b[position]);
  return index < 0 ? 0 : a[index]! - (b[index] ?? 0);
}
