// Is everything true that the list of destinations says of a profile? For 200 of them, in both editions, each claim is calculated again
// with the same answers and random ones to the questions that were not asked.
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {type Destination, destinationOf, isGood} from '../../src/app/destinations/findDestinations.ts';
import {matchOf} from '../../src/app/destinations/match.ts';
import {lowestAnswers} from '../../src/app/destinations/openAnswers.ts';
import {answersOf, leftOpen, type Profile} from '../../src/app/destinations/profile.ts';
import {isChoiceField} from '../../src/engine/language/inputs/choice.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {isNumberField} from '../../src/engine/language/inputs/number.ts';
import {isFull} from '../samples.ts';
import {mapped, profiles} from './profiles.ts';

/** A day on which many figures are others than in the June 2024 edition. */
const TODAY = '2026-11-22';
const SEED = 44;
const PROFILES = 200;
/** In a short run, each profile is tried with one of so many programmes, in turn. */
const SHARE = isFull ? 1 : 4;
/** Sets of answers to the questions that were not asked, for each claim. */
const COMPLETIONS = 12;

const numbers = ['0', '1', '3', '10', '100', '5000', '60000', '1000000', '1000000000'];
const days = ['2020-01-01', '2024-06-30', '2027-03-01'];

/** An answer to a question; often none. */
function answerTo(field: FormField, random: () => number): string {
  const among = (texts: readonly string[]): string => texts[Math.floor(random() * texts.length)] ?? '';
  if (random() < 0.2) return '';
  if (isChoiceField(field)) return among(field.options.map(({value}) => value));
  if (isNumberField(field))
    return among(numbers.filter((text) => Number(text) >= (field.min ?? 0) && Number(text) <= (field.max ?? Infinity)));
  return field.kind === 'date' ? among(days) : '';
}

/** Numbers from 0 to 1, the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What the row of a destination says, each with the profile that it says it of. */
function claimsOf(destination: Destination): readonly (readonly [claim: string, profile: Profile])[] {
  const {profile, missing, worksWithoutJob, calculator} = destination;
  if (missing === undefined) return [];
  const changed = {...profile, ...Object.fromEntries(missing.map(({term, to}) => [term, to]))} as Profile;
  const {needsJobOffer} = calculator.programme;
  return [
    [matchOf(destination) === 'likely' ? 'fits now' : 'is enough', changed],
    ...(worksWithoutJob && needsJobOffer === 'never'
      ? [['no job offer needed', {...changed, jobOffer: 'no', salary: ''}] as const]
      : []),
    ...(worksWithoutJob && needsJobOffer === 'sometimes'
      ? [['enough without a job offer', {...profile, ...changed, jobOffer: 'no', salary: ''}] as const]
      : []),
  ];
}

it('for 200 random profiles, no claim is contradicted by calculating the programme with the same answers', () => {
  const random = numbersFrom(SEED);
  const wrong: unknown[] = [];
  const seen = new Map<string, number>();
  for (const [index, visitor] of fc.sample(profiles, {numRuns: PROFILES, seed: SEED}).entries())
    for (const {calculator} of mapped.filter((_, each) => (each + index) % SHARE === 0))
      for (const edition of ['june-2024', 'today'] as const) {
        const under = {...calculator, ...calculator.under(edition)};
        const destination = destinationOf(under, visitor, TODAY);
        const {needs, notAsked, page} = destination;
        const named = [...notAsked, ...needs.map(({input}) => input)].map(({id}) => id);
        const open = leftOpen(
          under,
          page.fields.map(({id}) => id),
        );
        for (const [claim, profile] of claimsOf(destination)) {
          seen.set(claim, (seen.get(claim) ?? 0) + 1);
          const answers = {...answersOf(under, profile), ...lowestAnswers(needs)};
          const unasked = page.fields.filter(
            ({id, optional}) => !optional && !answers[id] && open.includes(id) && !named.includes(id),
          );
          for (let round = 0; round < COMPLETIONS; round += 1) {
            const others = Object.fromEntries(
              unasked.map((field) => [field.id, round === 0 ? '' : answerTo(field, random)]),
            );
            if (!isGood(under, {...answers, ...others}, TODAY))
              wrong.push({id: page.id, edition, claim, visitor, others});
          }
        }
      }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual([
    'enough without a job offer',
    'fits now',
    'is enough',
    'no job offer needed',
  ]);
}, 60_000);

it('each question that is named as not asked can change the verdict, or the salary', () => {
  const random = numbersFrom(SEED);
  const decides = new Map<string, boolean>();
  for (const visitor of fc.sample(profiles, {numRuns: 20, seed: SEED}))
    for (const {calculator} of mapped) {
      const destination = destinationOf(calculator, visitor, TODAY);
      const [first] = claimsOf(destination);
      if (first === undefined) continue;
      const answers = {...answersOf(calculator, first[1]), ...lowestAnswers(destination.needs)};
      for (const field of destination.notAsked) {
        const isDecisive = Array.from({length: 400}, () => {
          const others = Object.fromEntries(destination.notAsked.map((other) => [other.id, answerTo(other, random)]));
          const given = {...answers, ...others};
          return (
            isGood(calculator, given, TODAY) !==
            isGood(calculator, {...given, [field.id]: answerTo(field, random)}, TODAY)
          );
        }).some(Boolean);
        const key = `${calculator.id} ${field.id}`;
        const lowersSalary = field.id === destination.lowerSalary?.question.id;
        decides.set(key, (decides.get(key) ?? false) || isDecisive || lowersSalary);
      }
    }
  expect(decides.size).toBeGreaterThan(5);
  expect([...decides].filter(([, decisive]) => !decisive)).toEqual([]);
});
