/** `npm run bench`: the emitted calculation against the same rules written by hand, as a ratio in one run. */
import {isDeepStrictEqual} from 'node:util';
import {openLibrary} from '../src/commands/library.ts';
import {parseOptions, WrongUse} from '../src/commands/options.ts';
import type {Command} from '../src/commands/streams.ts';
import {calculateGreenCard, type Answers} from './bench/greenCardByHand.ts';
import {measure} from './bench/measure.ts';

const id = 'green-card-points-calculator';
const today = '2024-06-30';
/** The emitted code may take at most this many times the time of the code by hand. */
const limit = 1.25;

/** `bench [--json]`. Exit 1 when the ratio is above the limit. */
export const run: Command = async (args, {stdout, stderr}) => {
  try {
    const {flags} = parseOptions(args, {'--json': false});
    const report = compare();
    stdout.write(flags.has('--json') ? `${JSON.stringify(report, null, 2)}\n` : inWords(report));
    return report.ratio <= limit ? 0 : 1;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
};

type Report = ReturnType<typeof compare>;

function compare() {
  const {calculate} = openLibrary('calculators').get(id);
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
  return {
    calculator: id,
    ...times,
    ratio: times.emitted / times.byHand,
    ratioWithWorkings: times.withWorkings / times.byHand,
    limit,
    equalOn: answers.length,
  };
}

function inWords(report: Report): string {
  const time = (nanoseconds: number): string => `${nanoseconds.toFixed(0)} ns`;
  return [
    `${report.calculator}, median time of a calculation; equal results on ${report.equalOn} sets of answers first`,
    `  by hand                          ${time(report.byHand)}`,
    `  emitted                          ${time(report.emitted)}   ${report.ratio.toFixed(2)} times (limit ${report.limit})`,
    `  emitted, with workings           ${time(report.withWorkings)}   ${report.ratioWithWorkings.toFixed(2)} times`,
    '',
  ].join('\n');
}

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
