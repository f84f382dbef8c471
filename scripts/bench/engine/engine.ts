import {isDeepStrictEqual} from 'node:util';
import {openLibrary} from '../../../src/commands/library.ts';
import type {Benchmark, Figure} from '../benchmark.ts';
import {measure} from '../measure.ts';
import {calculateGreenCard, type Answers} from './greenCardByHand.ts';

const today = '2024-06-30';

export const benchmark: Benchmark = {
  question: 'How fast is one calculation, against the same rules written by hand?',
  async run(): Promise<readonly Figure[]> {
    const {calculate} = openLibrary('calculators').get('green-card-points-calculator');
    const answers = answerSets(1000);
    for (const each of answers) {
      if (!isDeepStrictEqual(calculate(each, today), calculateGreenCard(each)))
        throw new Error(`The two disagree on ${JSON.stringify(each)}`);
    }
    const at = (index: number): Answers => answers[index % answers.length]!;
    const times = measure(
      {
        byHand: (index) => calculateGreenCard(at(index)),
        emitted: (index) => calculate(at(index), today),
        withWorkings: (index) => calculate(at(index), today, {}),
      },
      20_000,
      31,
    );
    return [
      {what: 'Green Card, by hand', value: times.byHand, unit: 'ns'},
      {what: 'Green Card, emitted', value: times.emitted / times.byHand, unit: 'times', limit: {atMost: 1.25}},
      {what: 'Green Card, with workings', value: times.withWorkings / times.byHand, unit: 'times'},
    ];
  },
};

/** Answers of all kinds, the same in every run: options, blanks, junk, numbers around the thresholds. */
function answerSets(count: number): readonly Answers[] {
  let state = 1;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const pick = (values: readonly string[]): string => values[next(values.length)]!;
  return Array.from({length: count}, () => ({
    age: pick(['', '20', '21', '35', '36', '45', '46', '55', '56', ' 30 ', '35.9', 'abc', '-5', '1e400']),
    education: pick(['', 'high-school', 'bachelors', 'masters', 'phd', '__proto__']),
    englishProficiency: pick(['', 'basic', 'intermediate', 'advanced', 'native', 'constructor']),
    workExperience: pick(['', '1-3', '4-6', '7-10', '10+', '11']),
    jobOffer: pick(['', 'yes', 'no', 'Yes']),
    investmentAmount: pick(['', '0', '899999.99', '900000', '1799999', '1800000', '5e6', '1e13']),
    familyInUS: pick(['', 'yes', 'no']),
  }));
}
