// Does the part of a module made for the search give the same verdict as the card, the rank of each branch, and the
// answers that may vary?
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load, toModule} from '../../../src/engine/program/parts.ts';
import {calculatorWith, type Verdict} from './changesFixture.ts';
import {readKitchenSink} from './goodSamples.ts';

const today = '2026-06-30';

describe('the kitchen sink', () => {
  const {body} = compile(readKitchenSink('kitchen-sink.yaml'));
  const {outcome, variables, questions, numbers, shortNames} = load(body!);

  it('has no outcome if a guard stops the calculation', () => {
    expect(outcome({}, today)).toBeNull();
  });

  it('ranks by tone', () => {
    expect(outcome({route: 'student', nationality: 'lemuria', office: 'north'}, today)).toEqual({
      tone: 'caution',
      text: 'Eligible, with few points',
      rank: 2,
    });
    expect(outcome({route: 'worker'}, today)).toEqual({tone: 'neutral', text: 'Not eligible yet', rank: 0});
  });

  it('varies the answers that the verdict reads and that may change', () => {
    expect(variables.map(({id, kind, changes}) => `${id}: ${kind}, ${changes}`)).toEqual([
      'education: choice, slowly',
      'age: number, ages',
      'salary: number, slowly',
      'jobOffer: choice, freely',
      'office: choice, freely',
    ]);
    expect(variables[0]).toMatchObject({ordered: true, options: ['other', 'bachelors', 'masters', 'phd']});
    expect(variables[1]).toMatchObject({cuts: [18, 36, 37, 46, 66].map((at) => ({at, after: false})), joint: []});
  });

  it('brings the words of suggestions, by option where they are for one answer', () => {
    expect(variables.map(({suggest}) => suggest)).toEqual([
      'Get {answer}',
      undefined,
      'Earn {answer} a year',
      {yes: 'Get a job offer'},
      {north: 'Apply at the north harbour', south: 'Apply at the south harbour', embassy: 'Apply at an embassy abroad'},
    ]);
    expect(variables[0]).toMatchObject({
      short: {phd: 'a PhD', masters: "a master's degree", bachelors: "a bachelor's degree"},
    });
  });

  it('asks for all answers that the verdict reads, also those that may not change', () => {
    expect(questions.map(({id, kind}) => `${id}: ${kind}`)).toEqual([
      'route: choice',
      'nationality: choice',
      'education: choice',
      'english: choice',
      'age: number',
      'salary: other',
      'savings: number',
      'familySize: other',
      'investment: number',
      'jobOffer: choice',
      'office: choice',
    ]);
  });

  it('knows the thresholds of the verdict and of the headline figures', () => {
    const known = numbers.map(({id, cuts, hasOthers}) => [id, cuts.map(({at}) => at), hasOthers === true]);
    expect(known).toEqual([
      ['age', [18, 36, 37, 46, 66], false],
      ['salary', [41_000, 43_500.5], true],
      ['savings', [10_000, 50_000], false],
      ['familySize', [1], true],
      ['investment', [1_250_000], false],
    ]);
  });

  it('brings the short names of questions and of the fields of an item', () => {
    expect(shortNames).toEqual({salary: 'salary', jobOffer: 'job offer', 'visits.purpose': 'purpose'});
  });

  it('is in the part of a result, beside the calculation and the plan', () => {
    expect(toModule(body!, 'result', '/src/engine/runtime')).toMatch(
      /\nreturn \{id, calculate, evaluate, outcome, variables, questions, numbers, shortNames, cardPlan\};\n\};\n$/,
    );
  });
});

describe('verdicts of one tone', () => {
  const branches: readonly Verdict[] = [
    {when: 'points >= most', say: 'Excellent', tone: 'good'},
    {when: 'points >= some', say: 'Good', tone: 'good'},
    {say: 'Low', tone: 'bad'},
  ];

  it('rank from the last branch to the first', () => {
    const {outcome} = calculatorWith(branches);
    expect(['', '10', '20'].map((points) => outcome({points}, today)!.rank)).toEqual([0, 1, 2]);
  });

  it('rank even without a tone, but a single one does not', () => {
    const neutral = branches.slice(1).map((branch) => ({...branch, tone: 'neutral'}));
    expect(calculatorWith(neutral).outcome({points: '10'}, today)!.rank).toBe(1);
    const mixed = calculatorWith([{...branches[1]!, tone: 'neutral'}, branches[2]!]);
    expect(mixed.outcome({points: '10'}, today)).toBeNull();
    expect(mixed.variables).toEqual([]);
  });
});
