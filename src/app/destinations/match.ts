/** How well a destination matches a profile, claiming no more than the answers prove, and what is still missing. */
import {isChoiceField} from '../../engine/language/inputs/choice.ts';
import {isNumberField} from '../../engine/language/inputs/number.ts';
import {headlinesIn} from '../../engine/results/card.ts';
import {readNumber} from '../../engine/runtime/answers.ts';
import {isCurrency} from '../../engine/runtime/formats.ts';
import {type Amount, amounts} from '../../engine/runtime/profile.ts';
import type {Destination} from './findDestinations.ts';
import type {OpenAnswer} from './openAnswers.ts';
import {rates} from '../content/exchange.ts';
import type {Profile} from './profile.ts';
import {type ProfileChange, takesYears} from './profileChanges.ts';

/** Best first. */
export const matches = ['likely', 'one', 'more', 'whom', 'unlikely', 'ended'] as const;

/**
 * - likely: the profile meets every rule that its answers decide
 * - one, more: it takes one thing, or more than one: a job offer there, or what was skipped or not asked
 * - whom: it is only for some people, such as citizens of some countries, and we did not ask
 * - unlikely: something that the visitor answered would have to be different, or it takes far more money than they have
 * - ended: nobody can apply any more, or not under these rules
 */
export type Match = (typeof matches)[number];

/** A destination that takes more than this many times the visitor's money is unlikely. */
const FAR_MORE = 3;

export function matchOf(destination: Destination): Match {
  const steps = stepsTo(destination);
  const {standing, missing, dependsOnAge, profile, hasEnded} = destination;
  if (hasEnded) return 'ended';
  if (standing === 'yes' && steps.length === 0) return 'likely';
  const canBeOpen = missing?.every(({term}) => term === 'jobOffer' || profile[term] === '') ?? dependsOnAge;
  if (!canBeOpen || steps.some((step) => takesFarMoreMoney(step, profile))) return 'unlikely';
  if (steps.some((step) => isForSome(step, destination))) return 'whom';
  return steps.length > 1 ? 'more' : 'one';
}

/** Whether a step is the answer to a question that says whom the visa is for. */
function isForSome(step: Step, {calculator}: Destination): boolean {
  return step.kind === 'answer' && calculator.programme.forWhom?.[step.need.input.id] !== undefined;
}

/** Whether a step is an amount far above the profile's. The salary of a job there does not count: nobody needs to own it. */
function takesFarMoreMoney(step: Step, profile: Profile): boolean {
  const needed = amountOf(step, profile);
  if (needed === undefined) return false;
  const known = knownAmount(needed.term, profile);
  return known !== undefined && needed.amount > FAR_MORE * known;
}

/** The amount that a step takes, in the profile's currency. What is invested or deposited comes out of savings. */
function amountOf(step: Step, {currency}: Profile): {readonly term: Amount; readonly amount: number} | undefined {
  if (step.kind === 'change') {
    const term = amounts.find((each) => each === step.change.term);
    return term && {term, amount: Number(step.change.to)};
  }
  if (step.kind !== 'answer' || !('minimum' in step.need.enough) || !isNumberField(step.need.input)) return undefined;
  const {enough, input} = step.need;
  const [rate, ownRate] = [rates[input.unit ?? ''], rates[currency]];
  if (rate === undefined || ownRate === undefined) return undefined;
  return {term: 'savings', amount: (enough.minimum / rate) * ownRate};
}

/** The profile's amount, or the highest of its other amounts; undefined if all are blank or 0. */
function knownAmount(term: Amount, profile: Profile): number | undefined {
  if (profile[term] !== '') return readNumber(profile[term]);
  return Math.max(...amounts.map((each) => readNumber(profile[each]))) || undefined;
}

/** One thing that is still needed. */
export type Step =
  /** A job offer from an employer there, with what it has to pay per year, in the profile's currency, if that matters. */
  | {readonly kind: 'job'; readonly salary?: number}
  | {readonly kind: 'change'; readonly change: ProfileChange}
  /** What takes years to get more of: it is said, in one line, and not recommended. */
  | {readonly kind: 'slow'; readonly changes: readonly ProfileChange[]}
  | {readonly kind: 'answer'; readonly need: OpenAnswer}
  /** Questions of the calculator to which any answer is enough. */
  | {readonly kind: 'questions'; readonly labels: readonly string[]}
  | {readonly kind: 'age'}
  /** See `alsoNeeds` of a programme. */
  | {readonly kind: 'also'; readonly text: string};

/** Everything that a destination still needs, the easiest first; empty for a likely match, and for one that nothing would make possible. */
export function stepsTo(destination: Destination): readonly Step[] {
  const {alsoNeeds, missing = [], needs, minimumSalary, dependsOnAge, profile} = destination;
  const job = needsJob(destination);
  const salary = Number(missing.find(({term}) => term === 'salary')?.to ?? minimumSalary ?? 0);
  const changes = missing.filter(({term}) => !(job && (term === 'jobOffer' || term === 'salary')));
  const slow = changes.filter((change) => takesYears(change, profile));
  const {forWhom} = destination.calculator.programme;
  const decisive = needs.filter((need) => forWhom?.[need.input.id] !== undefined || !isAnyAnswerEnough(need));
  const steps: readonly Step[] = [
    ...(job ? [{kind: 'job', ...(salary > 0 && {salary})} as const] : []),
    ...changes.filter((change) => !slow.includes(change)).map((change) => ({kind: 'change', change}) as const),
    ...(slow.length > 0 ? [{kind: 'slow', changes: slow} as const] : []),
    ...decisive.map((need) => ({kind: 'answer', need}) as const),
    ...(dependsOnAge ? [{kind: 'age'} as const] : []),
    ...(alsoNeeds === undefined ? [] : [{kind: 'also', text: alsoNeeds} as const]),
  ];
  return steps.length > 0 || needs.length === 0
    ? steps.toSorted((one, other) => rankOf(one, destination) - rankOf(other, destination))
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

/** A job offer comes first: what else it takes matters only with one. */
const rankOf = (step: Step, destination: Destination): number =>
  step.kind === 'job' ? 0 : effortOf(step, destination);

/** How much a step takes of somebody; higher is more. What takes years, or only comes with age, is last. */
function effortOf(step: Step, {calculator}: Destination): number {
  switch (step.kind) {
    case 'questions':
      return 1;
    case 'job':
      return 2;
    case 'answer':
      return calculator.variables.find(({id}) => id === step.need.input.id)?.changes === 'freely' ? 1 : 4;
    case 'change':
      return amounts.some((amount) => amount === step.change.term) ? 2 : 3;
    case 'also':
      return 5;
    case 'age':
      return 6;
    case 'slow':
      return 7;
  }
}

/**
 * Best match first. Of each match, those with the fewest steps, then those whose steps take least, then those to which the visitor is nearest,
 * then by country.
 */
export function sortedByCloseness<Item>(
  items: readonly Item[],
  destinationIn: (item: Item) => Destination,
): readonly Item[] {
  return items
    .map((item) => ({item, destination: destinationIn(item), distances: distancesOf(destinationIn(item))}))
    .toSorted(
      (a, b) =>
        compareLexically(a.distances, b.distances) ||
        a.destination.page.country.localeCompare(b.destination.page.country, 'en') ||
        a.destination.page.id.localeCompare(b.destination.page.id, 'en'),
    )
    .map(({item}) => item);
}

function distancesOf(destination: Destination): readonly number[] {
  const {missing, dependsOnAge, notAsked} = destination;
  const steps = stepsTo(destination);
  const isOutOfReach = missing === undefined && !dependsOnAge;
  const effort = steps.reduce((sum, step) => sum + effortOf(step, destination), 0);
  return [
    matches.indexOf(matchOf(destination)),
    isOutOfReach ? 1 : 0,
    steps.length,
    effort,
    -shareReached(destination),
    notAsked.length,
  ];
}

/** How much of what it takes the visitor has, from 0 to 1: of the points, or of the amount of which they have least. */
export function shareReached(destination: Destination): number {
  const points = pointsOf(destination);
  const steps = stepsTo(destination);
  // A job offer brings points of its own.
  const hasJob = steps.some(({kind}) => kind === 'job');
  const ofPoints = points && !hasJob ? points.value / points.mark : 1;
  return Math.max(0, Math.min(1, ofPoints, ...steps.map((step) => shareOf(step, destination))));
}

function shareOf(step: Step, {profile, offered}: Destination): number {
  if (step.kind === 'job') return step.salary === undefined || offered === '' ? 1 : readNumber(offered) / step.salary;
  const needed = amountOf(step, profile);
  if (needed === undefined || needed.amount === 0) return 1;
  return (knownAmount(needed.term, profile) ?? 0) / needed.amount;
}

/** The points for the answers as they are, and the lowest pass mark; undefined without points. */
export function pointsOf({card}: Destination): {readonly value: number; readonly mark: number} | undefined {
  const figure = headlinesIn(card).find(({marks, unit}) => marks !== undefined && !isCurrency(unit));
  if (figure?.value === undefined) return undefined;
  return {value: figure.value, mark: Math.min(...figure.marks!.map(({value}) => value))};
}

function compareLexically(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((distance, position) => distance !== b[position]);
  return index < 0 ? 0 : a[index]! - (b[index] ?? 0);
}
