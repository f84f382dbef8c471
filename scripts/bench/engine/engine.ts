import {emptyWorkings} from '../../../src/definition/emptyWorkings.ts';
import type {Benchmark, Figure} from '../benchmark.ts';
import {measure} from '../measure.ts';
import {checkByHand, timedCalculators, today, type TimedCalculator} from './cases.ts';

export const benchmark: Benchmark = {
  question: 'How fast is one calculation, against the same rules written by hand?',
  async run(tell): Promise<readonly Figure[]> {
    return timedCalculators(1000).flatMap((calculator) => {
      tell(calculator.name);
      checkByHand(calculator);
      return figuresOf(calculator);
    });
  },
};

/** The limits are of the calculation, and of one that can say how it came about; what it then says is there to compare with. */
function figuresOf({name, calculate, byHand, answers}: TimedCalculator): readonly Figure[] {
  const given = {answers, today, byHand, calculate, emptyWorkings};
  const times = measure(
    {
      byHand: caller('byHand(answers[index % answers.length])', given),
      emitted: caller('calculate(answers[index % answers.length], today)', given),
      withWorkings: caller(withWorkings('workings'), given),
      withValues: caller(withWorkings('workings.values()'), given),
    },
    2_000,
    301,
  );
  return [
    {what: `${name}, by hand`, value: times.byHand, unit: 'ns'},
    {what: `${name}, emitted`, value: times.emitted / times.byHand, unit: 'times', limit: {atMost: 1.25}},
    {what: `${name}, with workings`, value: times.withWorkings / times.byHand, unit: 'times', limit: {atMost: 2}},
    {what: `${name}, every value asked for`, value: times.withValues / times.byHand, unit: 'times'},
  ];
}

const withWorkings = (value: string): string =>
  `{const workings = emptyWorkings(); calculate(answers[index % answers.length], today, workings); return ${value};}`;

/**
 * A function with code of its own: what V8 learns of a call it keeps with the place of the call, and a place that calls
 * several calculators in turn is slow for all of them.
 */
function caller(body: string, given: Readonly<Record<string, unknown>>): (index: number) => unknown {
  return new Function(...Object.keys(given), `return (index) => ${body};`)(...Object.values(given)) as never;
}
