// Is the list of destinations right for every calculator: 'yes' is correct, and what it asks for is enough and not too
// much?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {destinationOf, isGood} from '../../src/app/destinations/findDestinations.ts';
import {
  matches,
  matchOf,
  pointsOf,
  shareReached,
  sortedByCloseness,
  stepsTo,
} from '../../src/app/destinations/match.ts';
import {stepText} from '../../src/app/destinations/stepText.ts';
import {lowestAnswers} from '../../src/app/destinations/openAnswers.ts';
import {answersOf, type Profile} from '../../src/app/destinations/profile.ts';
import {isChoiceField} from '../../src/engine/language/inputs/choice.ts';
import {educationLevels, languageLevels} from '../../src/engine/runtime/profile.ts';
import {emptyProfile, mapped, profiles} from './profiles.ts';
import {samples} from '../samples.ts';

const TODAY = '2024-06-30';

/** The next lower value, if the term can be lower and still above the person's own. */
function below(term: string, to: string, own: string): string | undefined {
  const levels: readonly string[] =
    term === 'education' ? educationLevels : term === 'jobOffer' ? ['no', 'yes'] : languageLevels;
  const isNumber = ['salary', 'income', 'savings', 'experience'].includes(term);
  const lower = isNumber ? Number(to) - 1 : levels.indexOf(to) - 1;
  if (isNumber) return lower > Number(own) ? String(lower) : undefined;
  return lower > levels.indexOf(own) ? levels[lower] : undefined;
}

describe.each(mapped)('$id', ({calculator}) => {
  const reaches = (profile: Profile, open: Readonly<Record<string, string>>): boolean =>
    isGood(calculator, {...answersOf(calculator, profile), ...open}, TODAY);

  const choiceNamed = (label: string) =>
    calculator
      .page(TODAY)
      .fields.filter(isChoiceField)
      .find((field) => field.label === label)!;

  it('is right', () => {
    fc.assert(
      fc.property(profiles, (visitor) => {
        const destination = destinationOf(calculator, visitor, TODAY);
        const {profile, standing, missing, minimumSalary, lowerSalary} = destination;
        const open = lowestAnswers(destination.needs);
        expect(standing === 'yes').toBe(reaches(profile, {}));
        // What follows says what is enough; without it, nothing is claimed.
        if (missing === undefined) return void expect(destination.worksWithoutJob).toBe(false);
        const changed = {...profile, ...Object.fromEntries(missing.map(({term, to}) => [term, to]))} as Profile;
        expect(destination.worksWithoutJob).toBe(reaches({...changed, jobOffer: 'no', salary: ''}, open));
        if (minimumSalary !== undefined) {
          expect(reaches({...changed, salary: String(minimumSalary)}, open)).toBe(true);
          expect(reaches({...changed, salary: String(minimumSalary - 1)}, open)).toBe(false);
        }
        if (lowerSalary !== undefined) {
          const {id} = lowerSalary.question;
          const {options} = choiceNamed(lowerSalary.question.label);
          const isEnough = (salary: number) =>
            options.some(({value}) => reaches({...changed, salary: String(salary)}, {...open, [id]: value}));
          expect(lowerSalary.amount).toBeLessThan(Number(changed.salary));
          expect(isEnough(lowerSalary.amount)).toBe(true);
        }
        expect(reaches(changed, open)).toBe(true);
        for (const {term, to} of missing) {
          const lower = below(term, to, profile[term]);
          if (lower !== undefined)
            expect([term, to, reaches({...changed, [term]: lower} as Profile, open)]).toEqual([term, to, false]);
          expect([term, reaches({...changed, [term]: profile[term]} as Profile, open)]).toEqual([term, false]);
        }
      }),
      {
        ...samples(5, 200),
        // Years in one industry, which the profile's years of experience do not imply.
        examples: [[{...emptyProfile, education: 'doctorate', salary: '236140', currency: 'AED'}]],
      },
    );
  });
});

it('a match is likely only with enough answers, and unlikely only because of one that was given or of money', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      for (const {calculator} of mapped) {
        const destination = destinationOf(calculator, profile, TODAY);
        const {standing, missing, answers} = destination;
        const match = matchOf(destination);
        const steps = stepsTo(destination);
        if (match === 'likely') {
          expect([isGood(calculator, answers, TODAY), destination.alsoNeeds]).toEqual([true, undefined]);
          if (calculator.programme.needsJobOffer === 'always') expect(profile.jobOffer).toBe('yes');
        }
        if (match === 'one') expect([calculator.id, steps.length]).toEqual([calculator.id, 1]);
        if (match === 'more') expect(steps.length).toBeGreaterThan(1);
        expect(match === 'ended').toBe(destination.hasEnded);
        if (match !== 'unlikely') continue;
        const takesMoney = steps.some(
          (step) =>
            (step.kind === 'change' && ['salary', 'income', 'savings'].includes(step.change.term)) ||
            (step.kind === 'answer' && 'minimum' in step.need.enough),
        );
        const hasToldMoney = [profile.salary, profile.income, profile.savings].some((amount) => amount !== '');
        if (takesMoney && hasToldMoney) continue;
        expect(standing).toBe('no');
        if (missing !== undefined) expect(missing.filter(({term}) => profile[term] !== '').length).toBeGreaterThan(0);
      }
    }),
    samples(5, 50),
  );
});

it('without an answer, no destination is likely, and none is unlikely that any answer could reach', () => {
  const found = mapped.map(({calculator}) => destinationOf(calculator, emptyProfile, TODAY));
  const standingOf = (match: string) => found.filter((each) => matchOf(each) === match);
  expect(standingOf('likely')).toEqual([]);
  expect(standingOf('unlikely')).toEqual([]);
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
    (destination) => destination,
  );
  const of = (id: string) => list.find(({page}) => page.id === id)!;

  it('is eligible if the rules require nothing else', () => {
    for (const id of ['germany-blue-card-calculator', 'austria-rwr-card-calculator', 'belgium-blue-card-calculator'])
      expect([id, of(id).standing]).toEqual([id, 'yes']);
    expect(of('germany-blue-card-calculator').minimumSalary).toBe(43_800);
  });

  it('sees the best matches first, of each kind those with the fewest steps, and what is out of reach last', () => {
    const order = list.map((destination) => matches.indexOf(matchOf(destination)));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const steps = list.filter((each) => matchOf(each) === 'more').map((each) => stepsTo(each).length);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(list.at(-1)!.missing).toBeUndefined();
  });

  it('is judged by the salary of a job offer, not by a present one', () => {
    const {calculator} = mapped.find((each) => each.id === 'germany-blue-card-calculator')!;
    const earning = {...engineer, salary: '7000'};
    expect(matchOf(destinationOf(calculator, earning, TODAY))).toBe('unlikely');
    expect(matchOf(destinationOf(calculator, {...earning, jobOffer: 'no'}, TODAY))).toBe('one');
  });

  it('reads that no job offer is needed only where the answers are enough without it', () => {
    const canada = (jobOffer: Profile['jobOffer']) => {
      const {calculator} = mapped.find((each) => each.id === 'canada-express-entry-calculator')!;
      return destinationOf(calculator, {...engineer, english: 'b2', jobOffer}, TODAY);
    };
    expect(canada('yes')).toMatchObject({standing: 'yes', worksWithoutJob: false});
    expect(canada('no').standing).not.toBe('yes');
  });

  it('counts a job offer in its own country only', () => {
    const inGermany = {...engineer, offerCountry: 'Germany'};
    const matchIn = (id: string) => {
      const {calculator} = mapped.find((each) => each.id === id)!;
      return matchOf(destinationOf(calculator, inGermany, TODAY));
    };
    expect(matchIn('germany-blue-card-calculator')).toBe('likely');
    expect(matchIn('belgium-blue-card-calculator')).toBe('one');
  });

  it('sees that a lower salary than the missing one can be enough', () => {
    const {calculator} = mapped.find((each) => each.id === 'germany-blue-card-calculator')!;
    const {lowerSalary} = destinationOf(calculator, {...engineer, salary: '30000'}, TODAY);
    expect([lowerSalary?.amount, lowerSalary?.question.id]).toEqual([40_654, 'occupation']);
  });

  it('sees what was not asked', () => {
    expect(of('germany-blue-card-calculator').notAsked).toEqual([]);
    expect(of('italy-self-employment-calculator').notAsked).toEqual([]);
    expect(of('denmark-green-card-calculator').missing).toBeUndefined();
  });
});

describe('money', () => {
  const saver: Profile = {
    ...emptyProfile,
    age: '29',
    education: 'masters',
    experience: '3',
    currency: 'EUR',
    jobOffer: 'no',
  };
  const matchOfSaver = (id: string, answers: Partial<Profile>) =>
    matchOf(destinationOf(mapped.find((each) => each.id === id)!.calculator, {...saver, ...answers}, TODAY));

  it.each<[id: string, answers: Partial<Profile>, match: string]>([
    // At least $160,000 to invest, about €148,800.
    ['panama-friendly-nations-calculator', {}, 'whom'],
    ['panama-friendly-nations-calculator', {savings: '15000'}, 'unlikely'],
    ['panama-friendly-nations-calculator', {savings: '49000'}, 'unlikely'],
    ['panama-friendly-nations-calculator', {savings: '50000'}, 'whom'],
    ['panama-friendly-nations-calculator', {savings: '0'}, 'unlikely'],
    // What is not said is not held against anyone: savings are unknown, and a salary could become savings.
    ['panama-friendly-nations-calculator', {salary: '60000'}, 'whom'],
    ['panama-friendly-nations-calculator', {income: '0'}, 'whom'],
    // An income of at least €30,240.
    ['spain-digital-nomad-calculator', {savings: '15000'}, 'more'],
    ['spain-digital-nomad-calculator', {salary: '8000'}, 'unlikely'],
    // What a job offer pays is not money that anyone has to have.
    ['ireland-critical-skills-calculator', {savings: '1'}, 'one'],
  ])('%s for %j is %s', (id, answers, match) => {
    expect(matchOfSaver(id, answers)).toBe(match);
  });
});

it('a job offer is named where it would be enough in place of what was not asked', () => {
  const {calculator} = mapped.find(({id}) => id === 'canada-express-entry-calculator')!;
  const destination = destinationOf(calculator, {...engineer, jobOffer: 'no', english: 'b2'}, TODAY);
  expect([destination.needs.map(({input}) => input.id), destination.jobInstead]).toEqual([['nomination'], true]);
});

it('enough points to apply are not yet a likely match where more are usual', () => {
  const found = (answers: Partial<Profile>) => {
    const {calculator} = mapped.find(({id}) => id === 'hong-kong-qmas-calculator')!;
    const destination = destinationOf(calculator, {...engineer, ...answers}, TODAY);
    return [pointsOf(destination)?.value, matchOf(destination)];
  };
  expect(found({education: 'doctorate', experience: '3'})).toEqual([105, 'one']);
  expect(found({education: 'doctorate', experience: '10'})).toEqual([130, 'likely']);
});

/** Those for whom the list was wrong: what each of some places says to them. */
describe('the order of steps and places', () => {
  const listFor = (answered: Partial<Profile>) =>
    sortedByCloseness(
      calculators.map((calculator) => destinationOf(calculator, {...emptyProfile, jobOffer: 'no', ...answered}, TODAY)),
      (destination) => destination,
    );
  const textsOf = (list: ReturnType<typeof listFor>) =>
    list.map(
      (destination) => [destination.page.id, stepsTo(destination).map((step) => stepText(step, destination))] as const,
    );

  it('gives a nurse the figures for nurses', () => {
    const nurse = {age: '34', education: 'bachelors', occupation: 'nursing', currency: 'EUR'} as const;
    const texts = Object.fromEntries(textsOf(listFor(nurse)));
    expect(texts['germany-blue-card-calculator']).toEqual(['Get a job offer there that pays at least €40,654 a year']);
    const other = Object.fromEntries(textsOf(listFor({...nurse, occupation: 'management'})));
    expect(other['germany-blue-card-calculator']).toEqual(['Get a job offer there that pays at least €43,800 a year']);
  });

  it('tells nobody of 66, and nobody far from a degree, to study', () => {
    for (const answered of [
      {age: '66', education: 'masters'},
      {age: '30', education: 'school'},
    ] as const)
      for (const [id, texts] of textsOf(listFor({...answered, experience: '10', currency: 'EUR', occupation: 'trade'})))
        expect([id, texts.filter((text) => /PhD|master/.test(text))]).toEqual([id, []]);
  });

  it('says what takes years last, in one line', () => {
    for (const [, texts] of textsOf(listFor({age: '30', education: 'diploma', experience: '0', currency: 'EUR'}))) {
      const slow = texts.filter((text) => /^Not possible without|^Your education is not enough/.test(text));
      expect(slow.length).toBeLessThanOrEqual(1);
      if (slow.length > 0) expect(texts.at(-1)).toBe(slow[0]);
    }
  });

  it('puts those with the fewest and easiest steps first, then those of which most is there', () => {
    const list = listFor({
      age: '29',
      education: 'bachelors',
      experience: '4',
      english: 'c1',
      currency: 'EUR',
      salary: '30000',
    });
    const near = list.filter((destination) => matchOf(destination) === 'one');
    const shares = near.filter((destination) => stepsTo(destination)[0]!.kind === 'job').map(shareReached);
    expect(shares.length).toBeGreaterThan(4);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(new Set(shares).size).toBeGreaterThan(2);
    // What one can get without an employer comes before a job offer.
    expect(near[0]!.page.id).toBe('canada-express-entry-calculator');
    // The order of the calculators does not matter.
    const again = sortedByCloseness(list.toReversed(), (destination) => destination);
    expect(again.map(({page}) => page.id)).toEqual(list.map(({page}) => page.id));
  });
});

/** A profile, and what each country of a list still needs, in words. */
const sentences: readonly (readonly [Partial<Profile>, Readonly<Record<string, readonly string[]>>])[] = [
  [
    {
      age: '29',
      education: 'bachelors',
      experience: '4',
      salary: '50000',
      currency: 'EUR',
      jobOffer: 'no',
      english: 'c1',
    },
    {
      'germany-blue-card-calculator': ['Get a job offer there that pays at least €43,800 a year'],
      'canada-express-entry-calculator': ['Get a nomination from a province or territory'],
      'switzerland-work-permit-calculator': [
        'For citizens of EU or EFTA countries (EFTA is Iceland, Liechtenstein, Norway and Switzerland)',
      ],
      'green-card-points-calculator': ['You need a green card category that fits you, such as family or work'],
    },
  ],
];

it.each(sentences)('%j reads what is still needed, in words', (answered, expected) => {
  const texts = Object.keys(expected).map((id) => {
    const destination = destinationOf(
      mapped.find((each) => each.id === id)!.calculator,
      {...emptyProfile, ...answered},
      TODAY,
    );
    return [id, stepsTo(destination).map((step) => stepText(step, destination))];
  });
  expect(Object.fromEntries(texts)).toEqual(expected);
});

it('what is said about an answer that nobody can change is true of every answer that is enough', () => {
  const enoughFor = new Map<string, Set<string>>();
  fc.assert(
    fc.property(profiles, (profile) => {
      for (const {calculator} of mapped)
        for (const {input, enough} of destinationOf(calculator, profile, TODAY).needs)
          if (calculator.programme.forWhom?.[input.id] !== undefined && 'options' in enough) {
            const key = `${calculator.id} ${input.id}`;
            enoughFor.set(key, new Set([...(enoughFor.get(key) ?? []), ...enough.options]));
          }
    }),
    {...samples(8, 200), seed: 1},
  );
  const texts = [...enoughFor].map(([key, options]) => [
    key,
    options.has('other') || options.has('no') ? 'any' : 'some',
  ]);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter(([, answers]) => answers === 'any')).toEqual([]);
});
