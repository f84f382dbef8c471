/**
 * The result of each calculator for one profile.
 * ```
 * answers of the profile ─▶ yes
 *          └─ and open questions ─▶ it depends
 *                      └─ or a better profile ─▶ no, and what is missing
 * ```
 */
import type {CardBlock} from '../../engine/results/card.ts';
import {differencesOn, endedBy} from '../../engine/plan/lawChange.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {isChoiceField} from '../../engine/language/inputs/choice.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import {type Answers, readNumber} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {ServedProfile} from '../calculators/servedCalculator.ts';
import {runInTasks} from '../loading/inTasks.ts';
import {describeOpenAnswers, lowestAnswers, openAnswerSets, type OpenAnswer, type StartsFor} from './openAnswers.ts';
import {decidingQuestions} from './notAsked.ts';
import {type FormAnswers, answersOf, leftOpen, type Profile, profileIn, withCountedSalary} from './profile.ts';
import {bestProfile, type ProfileChange, smallestChanges, startsOf, takesYears} from './profileChanges.ts';
import {lowestEnough, regionOf, regionStarts} from './thresholds.ts';

export interface Destination {
  readonly calculator: ServedProfile;
  readonly page: Page;
  /** As it counts in this country: see `profileIn`. */
  readonly profile: Profile;
  /** What the job abroad pays, also if it counts only elsewhere. */
  readonly offered: string;
  /** The answers that follow from the profile, by input id, for a link to the calculator. */
  readonly answers: FormAnswers;
  readonly standing: 'yes' | 'depends' | 'no';
  /** Whether it accepts nobody any more, or its rules no longer apply today, in whichever edition. */
  readonly hasEnded: boolean;
  /** The card for the answers as they are. */
  readonly card: readonly CardBlock[];
  /** Open questions, with the answers that a yes requires besides the profile. */
  readonly needs: readonly OpenAnswer[];
  /** What the profile lacks for a yes; undefined if no better profile would be enough. */
  readonly missing?: readonly ProfileChange[];
  /** Whether the age was skipped, and some age with better answers would be enough. */
  readonly dependsOnAge?: boolean;
  /**
   * The lowest salary per year, in the profile's currency, that is enough, with what is missing and open filled in;
   * undefined if the salary does not matter or is missing itself.
   */
  readonly minimumSalary?: number;
  /**
   * A lower salary than the one that is missing, per year in the profile's currency, which is enough with some answer to
   * a question that was not asked, and that question.
   */
  readonly lowerSalary?: {readonly amount: number; readonly question: FormField};
  /** Whether a job offer would be enough in place of what `needs` names. */
  readonly jobInstead?: boolean;
  /** Whether what is known, missing and open is enough without a job offer, and without its pay: tried, not taken from the programme. */
  readonly worksWithoutJob: boolean;
  /** What it also takes, whatever is answered here; undefined if nothing, or if the result shows that the profile has it. */
  readonly alsoNeeds?: string;
  /** The questions that were not asked and whose answers can change the verdict or the salary, besides those in `needs`. */
  readonly notAsked: readonly FormField[];
}

/** A destination in the edition of its page, and with today's figures. */
export interface InEditions {
  readonly usual: Destination;
  /** The same object if nothing is different today. */
  readonly today: Destination;
}

/** The destinations of all calculators for a profile; keys are handled in between. */
export function findDestinations(
  calculators: readonly ServedProfile[],
  profile: Profile,
  today: CalendarDay,
): Promise<readonly InEditions[]> {
  return new Promise((resolve) => runInTasks(destinationsOf(calculators, profile, today), resolve));
}

function* destinationsOf(
  calculators: readonly ServedProfile[],
  profile: Profile,
  today: CalendarDay,
): Generator<undefined, readonly InEditions[]> {
  const destinations: InEditions[] = [];
  for (const calculator of calculators) {
    destinations.push(inEditions(calculator, profile, today));
    yield;
  }
  return destinations;
}

function inEditions(calculator: ServedProfile, profile: Profile, today: CalendarDay): InEditions {
  const usual = destinationOf(calculator, profile, today);
  if (differencesOn(usual.page, today) === 0) return {usual, today: usual};
  return {usual, today: destinationOf({...calculator, ...calculator.under('today')}, profile, today)};
}

/** The destination of one calculator for a profile. */
export function destinationOf(calculator: ServedProfile, visitor: Profile, today: CalendarDay): Destination {
  const found = withoutClaims(calculator, visitor, today);
  const {page, profile, missing, needs, openFields} = found;
  if (missing === undefined) return {...found, worksWithoutJob: false, notAsked: []};
  const changed = {...profile, ...Object.fromEntries(missing.map(({term, to}) => [term, to]))} as Profile;
  const withNeeds = (enough: Profile): FormAnswers => ({...answersOf(calculator, enough), ...lowestAnswers(needs)});
  const jobless = withNeeds({...changed, jobOffer: 'no', salary: ''});
  const worksWithoutJob = isGood(calculator, jobless, today);
  // What is said of a job offer has to hold without one too.
  const tried = [withNeeds(changed), ...(worksWithoutJob ? [jobless] : [])];
  const deciding = tried.flatMap((answers) => decidingQuestions(calculator, page.fields, openFields, answers, today));
  const {lowerSalary} = found;
  const notAsked = page.fields.filter((field) => deciding.includes(field) || field.id === lowerSalary?.question.id);
  return {...found, worksWithoutJob, notAsked};
}

function withoutClaims(
  calculator: ServedProfile,
  visitor: Profile,
  today: CalendarDay,
): Omit<Destination, 'worksWithoutJob' | 'notAsked'> & {readonly openFields: readonly FormField[]} {
  const page = calculator.page(today);
  const here = profileIn(page.country, visitor);
  const profile = withCountedSalary(calculator, here);
  const answers = answersOf(calculator, profile);
  const open = leftOpen(
    calculator,
    page.fields.map(({id}) => id),
  );
  // The inputs that the rules use and the profile does not answer. One that may be left blank is answered so, unless the
  // visitor can still get it, such as a nomination.
  const isAnswered = ({id, optional}: FormField): boolean =>
    Boolean(answers[id]) || (optional === true && !changesFreely(calculator, id));
  const openFields = easiestFirst(
    page.fields.filter((input) => !input.unused && !isAnswered(input) && open.includes(input.id)),
    calculator,
  );
  const alsoNeeds = alsoNeedsOf(calculator, answers, today);
  const base = {
    calculator,
    page,
    answers: answersOf(calculator, here),
    hasEnded: calculator.programme.closed === true || endedBy(page, today) !== undefined,
    card: calculator.evaluate(answers, today).card(),
    profile,
    offered: visitor.salary,
    openFields,
    ...(alsoNeeds !== undefined && {alsoNeeds}),
  };
  const minimumSalaryOf = (changed: Profile, needs: readonly OpenAnswer[]): Pick<Destination, 'minimumSalary'> => {
    const found = {changed, openAnswers: lowestAnswers(needs)};
    const minimum = lowestSalary(calculator, page.fields, found, today, readNumber(profile.salary));
    return minimum === undefined ? {} : {minimumSalary: minimum};
  };
  if (isGood(calculator, answers, today))
    return {...base, standing: 'yes', needs: [], missing: [], ...minimumSalaryOf(profile, [])};
  const isEnough = (openAnswers: FormAnswers): boolean => isGood(calculator, {...answers, ...openAnswers}, today);
  const startsFor = startsOfOpen(calculator, page.fields, answers);
  const [openAnswers] = openAnswerSets(openFields, profile, startsFor, isEnough);
  if (openAnswers === undefined) {
    const solution = missingOf(calculator, page.fields, profile, today, openFields);
    if (solution !== undefined) {
      const {missing, needs, changed} = solution;
      const lowerSalary = missing.some(({term}) => term === 'salary')
        ? lowerSalaryOf(calculator, page.fields, solution, today, openFields)
        : undefined;
      return {
        ...base,
        standing: 'no',
        missing,
        needs,
        ...minimumSalaryOf(changed, needs),
        ...(lowerSalary && {lowerSalary}),
      };
    }
    const ofAge = (age: number): Profile => ({...profile, age: String(age)});
    const dependsOnAge =
      profile.age === '' &&
      [
        ADULT,
        ...regionStarts(ADULT, OLDEST, (age) => regionOf(calculator, page.fields, answersOf(calculator, ofAge(age)))),
      ].some((age) => missingOf(calculator, page.fields, ofAge(age), today, openFields) !== undefined);
    return {...base, standing: 'no', needs: [], ...(dependsOnAge && {dependsOnAge})};
  }
  const needs = describeOpenAnswers(openFields, openAnswers, startsFor, isEnough);
  const jobInstead = isGood(calculator, answersOf(calculator, {...profile, jobOffer: 'yes'}), today);
  return {
    ...base,
    standing: 'depends',
    ...(jobInstead && {jobInstead}),
    needs,
    missing: [],
    ...minimumSalaryOf(profile, needs),
  };
}

/**
 * Questions in the order in which an answer to one is looked for: what anyone can get before what takes time, and whom a
 * visa is for last.
 */
function easiestFirst(fields: readonly FormField[], calculator: ServedProfile): readonly FormField[] {
  const rank = (id: string): number => {
    if (calculator.programme.forWhom?.[id] !== undefined) return 2;
    return changesFreely(calculator, id) ? 0 : 1;
  };
  return fields.toSorted((one, other) => rank(one.id) - rank(other.id));
}

const changesFreely = ({variables}: ServedProfile, id: string): boolean =>
  variables.find((variable) => variable.id === id)?.changes === 'freely';

/** Between these ages each range that a rule tells apart is tried if the age was skipped. */
const [ADULT, OLDEST] = [18, 99];

/** What would be enough for a yes. */
interface Solution {
  readonly missing: readonly ProfileChange[];
  readonly needs: readonly OpenAnswer[];
  /** The profile with what is missing. */
  readonly changed: Profile;
}

/**
 * What the profile lacks; undefined if no better one would be enough. If even the best profile needs open answers, the
 * set of them that requires the fewest changes.
 */
function missingOf(
  calculator: ServedProfile,
  fields: readonly FormField[],
  profile: Profile,
  today: CalendarDay,
  openFields: readonly FormField[],
): Solution | undefined {
  const answersFor = (changed: Profile): FormAnswers => answersOf(calculator, changed);
  const isEnough = (answers: FormAnswers, openAnswers: FormAnswers): boolean =>
    isGood(calculator, {...answers, ...openAnswers}, today);
  const regionFor = (openAnswers: FormAnswers) => (changed: Profile) =>
    regionOf(calculator, fields, {...answersFor(changed), ...openAnswers});

  const best = bestProfile(profile, regionFor({}));
  const bestAnswers = answersFor(best);
  const startsFor = startsOfOpen(calculator, fields, bestAnswers);
  const candidates = isEnough(bestAnswers, {})
    ? [{}]
    : openAnswerSets(openFields, best, startsFor, (openAnswers) => isEnough(bestAnswers, openAnswers));
  const solutions = candidates.flatMap((openAnswers) => {
    const missing = smallestChanges(profile, regionFor(openAnswers), (changed) =>
      isEnough(answersFor(changed), openAnswers),
    );
    if (missing === undefined) return [];
    const changed = {...profile, ...Object.fromEntries(missing.map(({term, to}) => [term, to]))} as Profile;
    const changedAnswers = answersFor(changed);
    const needs = describeOpenAnswers(openFields, openAnswers, startsFor, (others) => isEnough(changedAnswers, others));
    return {missing, needs, changed};
  });
  const years = ({missing}: Solution): number => missing.filter((change) => takesYears(change, profile)).length;
  return solutions.toSorted((a, b) => years(a) - years(b) || a.missing.length - b.missing.length)[0];
}

/** A profile and answers to open questions which together are enough. */
interface Enough {
  readonly changed: Profile;
  readonly openAnswers: FormAnswers;
}

/**
 * The lowest salary from which on every one is enough up to `highest`, with all else as it is; undefined if `highest` is not, or if no salary
 * is enough too.
 */
function lowestSalary(
  calculator: ServedProfile,
  fields: readonly FormField[],
  {changed, openAnswers}: Enough,
  today: CalendarDay,
  highest: number,
): number | undefined {
  const answersFor = (profile: Profile): FormAnswers => ({...answersOf(calculator, profile), ...openAnswers});
  const starts = startsOf('salary', changed, Math.floor(highest), (profile) =>
    regionOf(calculator, fields, answersFor(profile)),
  );
  const lowest = lowestEnough(starts, (salary) =>
    isGood(calculator, answersFor({...changed, salary: String(salary)}), today),
  );
  return lowest || undefined;
}

/** The lowest salary that is enough with one more answer; undefined if none lowers it, or only by making it irrelevant. */
function lowerSalaryOf(
  calculator: ServedProfile,
  fields: readonly FormField[],
  {changed, needs}: Solution,
  today: CalendarDay,
  openFields: readonly FormField[],
): Destination['lowerSalary'] {
  const openAnswers = lowestAnswers(needs);
  const highest = readNumber(changed.salary) - 1;
  return openFields
    .filter(isChoiceField)
    .filter(({id}) => !Object.hasOwn(openAnswers, id))
    .flatMap((field) =>
      field.options.flatMap(({value}) => {
        const found = {changed, openAnswers: {...openAnswers, [field.id]: value}};
        const amount = lowestSalary(calculator, fields, found, today, highest);
        return amount === undefined ? [] : {amount, question: field};
      }),
    )
    .toSorted((one, other) => one.amount - other.amount)[0];
}

/** The first whole number of each region of an open question's answers, ascending, beginning with 0. */
function startsOfOpen(calculator: ServedProfile, fields: readonly FormField[], answers: FormAnswers): StartsFor {
  return (id, highest) => [
    0,
    ...regionStarts(0, highest, (number) => regionOf(calculator, fields, {...answers, [id]: String(number)})),
  ];
}

/** What a programme also takes, for answers that do not show that the visitor has it. */
function alsoNeedsOf(calculator: ServedProfile, answers: Answers, today: CalendarDay): string | undefined {
  const {say, unless} = calculator.programme.alsoNeeds ?? {};
  const isMet = unless !== undefined && calculator.evaluate(answers, today).result?.[unless] === true;
  return isMet ? undefined : say;
}

/** Whether the answers reach the verdict that the list calls a yes. */
export function isGood(calculator: ServedProfile, answers: Answers, today: CalendarDay): boolean {
  return calculator.outcome(answers, today)?.tone === 'good';
}
