/** What a visitor may conclude from a destination, never more than the answers prove, and what is still between them. */
import {isChoiceField} from '../../engine/inputs/choice.ts';
import type {Destination} from './findDestinations.ts';
import type {OpenAnswer} from './openAnswers.ts';
import type {ProfileChange} from './profileChanges.ts';

/** Best first. */
export const matches = ['likely', 'possible', 'unlikely'] as const;

/**
 * - likely: the profile meets every rule that its answers decide
 * - possible: what is open could be enough: a question that was skipped or not asked, or a job offer
 * - unlikely: something that the visitor answered would have to be different
 */
export type Match = (typeof matches)[number];

export function matchOf(destination: Destination): Match {
  const {standing, missing, dependsOnAge, profile} = destination;
  if (standing === 'yes') return stepsTo(destination).length > 0 ? 'possible' : 'likely';
  if (standing === 'depends' || dependsOnAge) return 'possible';
  const canBeOpen = missing?.every(({term}) => term === 'jobOffer' || profile[term] === '') ?? false;
  return canBeOpen ? 'possible' : 'unlikely';
}

/** One thing that is still needed. */
export type Step =
  /** A job offer from an employer there, with what it has to pay per year, in the profile's currency, if that matters. */
  | {readonly kind: 'job'; readonly salary?: number}
  | {readonly kind: 'change'; readonly change: ProfileChange}
  | {readonly kind: 'answer'; readonly need: OpenAnswer}
  /** Questions of the calculator to which any answer is enough. */
  | {readonly kind: 'questions'; readonly labels: readonly string[]}
  | {readonly kind: 'age'}
  /** What no question is about: see `alsoNeeds` of a programme. */
  | {readonly kind: 'also'; readonly text: string};

/** Everything that a destination still needs; empty for a likely match, and for one that nothing would make possible. */
export function stepsTo(destination: Destination): readonly Step[] {
  const {calculator, missing = [], needs, minimumSalary, dependsOnAge} = destination;
  const {alsoNeeds} = calculator.programme;
  const job = needsJob(destination);
  const salary = Number(missing.find(({term}) => term === 'salary')?.to ?? minimumSalary ?? 0);
  const changes = missing.filter(({term}) => !(job && (term === 'jobOffer' || term === 'salary')));
  const decisive = needs.filter((need) => !isAnyAnswerEnough(need));
  const steps: readonly Step[] = [
    ...(job ? [{kind: 'job', ...(salary > 0 && {salary})} as const] : []),
    ...changes.map((change) => ({kind: 'change', change}) as const),
    ...decisive.map((need) => ({kind: 'answer', need}) as const),
    ...(dependsOnAge ? [{kind: 'age'} as const] : []),
    ...(alsoNeeds === undefined ? [] : [{kind: 'also', text: alsoNeeds} as const]),
  ];
  return steps.length > 0 || needs.length === 0
    ? steps
    : [{kind: 'questions', labels: needs.map(({input}) => input.label)}];
}

/** Whether a job offer in the country is missing: one that the rules ask for, or that every holder of the visa has. */
function needsJob({calculator, missing, profile}: Destination): boolean {
  if (missing?.some(({term}) => term === 'jobOffer')) return true;
  return calculator.programme.needsJobOffer === 'always' && missing !== undefined && profile.jobOffer !== 'yes';
}

function isAnyAnswerEnough({input, enough}: OpenAnswer): boolean {
  return 'options' in enough && isChoiceField(input) && enough.options.length === input.options.length;
}

/** Possible matches by what they need: one thing, only a job offer, or more. */
export const stepGroups = ['one', 'job', 'more'] as const;

export function stepGroupOf(destination: Destination): (typeof stepGroups)[number] {
  const [step, ...others] = stepsTo(destination);
  if (others.length > 0) return 'more';
  return step?.kind === 'job' ? 'job' : 'one';
}

/** Best match first, then the one with the fewest steps, then the lowest salary, then by country. */
export function sortedByCloseness(destinations: readonly Destination[]): readonly Destination[] {
  return destinations
    .map((destination) => ({destination, distances: distancesOf(destination)}))
    .toSorted(
      (a, b) =>
        compareLexically(a.distances, b.distances) ||
        a.destination.page.country.localeCompare(b.destination.page.country, 'en'),
    )
    .map(({destination}) => destination);
}

function distancesOf(destination: Destination): readonly number[] {
  const {missing, minimumSalary = 0} = destination;
  const steps = stepsTo(destination);
  const isOutOfReach = missing === undefined && !destination.dependsOnAge;
  const salary = Number(missing?.find(({term}) => term === 'salary')?.to ?? minimumSalary);
  return [matches.indexOf(matchOf(destination)), isOutOfReach ? 1 : 0, steps.length, salary];
}

function compareLexically(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((distance, position) => distance !== b[position]);
  return index < 0 ? 0 : a[index]! - (b[index] ?? 0);
}
