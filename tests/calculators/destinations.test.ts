// Is the list of destinations right for every calculator: 'yes' is correct, and what it asks for is enough and not too
// much?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  type Destination,
  destinationOf,
  sortedByCloseness,
  isGood,
} from '../../src/app/destinations/findDestinations.ts';
import {matchOf, needsJobOffer} from '../../src/app/destinations/match.ts';
import {answersOf, type Profile} from '../../src/app/destinations/profile.ts';
import {educationLevels, languageLevels} from '../../src/engine/runtime/profile.ts';
import {emptyProfile, mapped, profiles} from './profiles.ts';
import {samples} from '../samples.ts';

const TODAY = '2024-06-30';

/** A sufficient answer for each question that was not asked. */
function opened({needs}: Destination): Record<string, string> {
  return Object.fromEntries(
    needs.map(({input, enough}) => [
      input.id,
      'minimum' in enough
        ? String(enough.minimum)
        : 'options' in input
          ? input.options.find(({label}) => label === enough.options[0])!.value
          : '',
    ]),
  );
}

/** The next lower value, if the term can be lower and still above the person's own. */
function below(term: string, to: string, own: string): string | undefined {
  const levels: readonly string[] =
    term === 'education' ? educationLevels : term === 'jobOffer' ? ['no', 'yes'] : languageLevels;
  const isNumber = term === 'salary' || term === 'experience';
  const lower = isNumber ? Number(to) - 1 : levels.indexOf(to) - 1;
  if (isNumber) return lower > Number(own) ? String(lower) : undefined;
  return lower > levels.indexOf(own) ? levels[lower] : undefined;
}

describe.each(mapped)('$id', ({calculator}) => {
  const reaches = (profile: Profile, open: Readonly<Record<string, string>>): boolean =>
    isGood(calculator, {...answersOf(calculator, profile), ...open}, TODAY);

  it('is right', {timeout: 20_000}, () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const destination = destinationOf(calculator, profile, TODAY);
        const {standing, missing, minimumSalary} = destination;
        const open = opened(destination);
        expect(standing === 'yes').toBe(reaches(profile, {}));
        if (minimumSalary !== undefined) {
          expect(reaches({...profile, salary: String(minimumSalary)}, {})).toBe(true);
          expect(reaches({...profile, salary: String(minimumSalary - 1)}, {})).toBe(false);
        }
        if (missing === undefined) return;
        const changed = {...profile, ...Object.fromEntries(missing.map(({term, to}) => [term, to]))} as Profile;
        expect(reaches(changed, open)).toBe(true);
        for (const {term, to} of missing) {
          const lower = below(term, to, profile[term]);
          if (lower !== undefined)
            expect([term, to, reaches({...changed, [term]: lower} as Profile, open)]).toEqual([term, to, false]);
          expect([term, reaches({...changed, [term]: profile[term]} as Profile, open)]).toEqual([term, false]);
        }
      }),
      {
        ...samples(10, 200),
        // Years in one industry, which the profile's years of experience do not imply.
        examples: [[{...emptyProfile, education: 'doctorate', salary: '236140', currency: 'AED'}]],
      },
    );
  });
});

it('a match is likely only with enough answers, and unlikely only because of one that was given', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      for (const {calculator} of mapped) {
        const destination = destinationOf(calculator, profile, TODAY);
        const {standing, missing, answers} = destination;
        const match = matchOf(destination, profile);
        if (match === 'likely')
          expect([isGood(calculator, answers, TODAY), needsJobOffer(destination, profile)]).toEqual([true, false]);
        if (match !== 'unlikely') continue;
        expect(standing).toBe('no');
        if (missing !== undefined) expect(missing.filter(({term}) => profile[term] !== '').length).toBeGreaterThan(0);
      }
    }),
    samples(5, 50),
  );
});

it('without an answer, no destination is likely, and none is unlikely that any answer could reach', () => {
  const found = mapped.map(({calculator}) => destinationOf(calculator, emptyProfile, TODAY));
  const standingOf = (match: string) => found.filter((each) => matchOf(each, emptyProfile) === match);
  expect(standingOf('likely')).toEqual([]);
  expect(standingOf('unlikely').map(({page}) => page.id)).toEqual(['denmark-green-card-calculator']);
});

const engineer: Profile = {
  ...emptyProfile,
  age: '29',
  education: 'masters',
  experience: '5',
  salary: '65000',
  currency: 'EUR',
  jobOffer: 'yes',
  english: 'c1',
  german: 'b1',
};
const calculators = mapped.map(({calculator}) => calculator);

describe('an engineer with a job offer', () => {
  const list = sortedByCloseness(
    calculators.map((calculator) => destinationOf(calculator, engineer, TODAY)),
    engineer,
  );
  const of = (id: string) => list.find(({page}) => page.id === id)!;

  it('is eligible if the rules require nothing else', () => {
    for (const id of ['germany-blue-card-calculator', 'austria-rwr-card-calculator', 'belgium-blue-card-calculator'])
      expect([id, of(id).standing]).toEqual([id, 'yes']);
    expect(of('germany-blue-card-calculator').minimumSalary).toBe(43_800);
  });

  it('sees first what is reached, then what depends on other answers, then what is missing', () => {
    const order = list.map(({standing}) => ['yes', 'depends', 'no'].indexOf(standing));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(list.at(-1)!.missing).toBeUndefined();
  });

  it('sees what was not asked', () => {
    expect(of('germany-blue-card-calculator').openQuestions).toEqual(['Occupation']);
    expect(of('denmark-green-card-calculator').missing).toBeUndefined();
  });
});
