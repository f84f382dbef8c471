// Do the handwritten rules, used as a baseline for emitted code, still give the same results?
import {describe, expect, it} from 'vitest';
import {rulesForEngines} from '../../../scripts/bench/engine/peerEngines.ts';
import {checkHandwritten, timedCalculators, today} from '../../../scripts/bench/engine/timedCalculators.ts';

const calculators = timedCalculators();

describe.each(calculators)('$name', (calculator) => {
  it('gives the same results as the emitted code, for a thousand answer sets', () => {
    expect(() => checkHandwritten(calculator)).not.toThrow();
  });

  it('names the answers for which the two differ', () => {
    const wrong = {...calculator, handwritten: () => ({total: -1})};
    expect(() => checkHandwritten(wrong)).toThrow(/disagree on \{.*change the handwritten rules too/);
  });

  it('compares part of the result with other engines, including its figures and verdict', () => {
    const {rules, calculate} = rulesForEngines(calculator);
    expect(Object.keys(rules.results)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(total|totalPoints|eligible)$/)]),
    );
    for (const answers of calculator.answerSets)
      expect(calculator.calculate(answers, today)).toMatchObject(calculate(answers, today)!);
  });
});
