// Do the handwritten rules, used as a baseline for emitted code, still give the same results?
import {describe, expect, it} from 'vitest';
import {checkByHand, timedCalculators, today} from '../../../scripts/bench/engine/cases.ts';
import {commonPartOf} from '../../../scripts/bench/engine/peers.ts';

const calculators = timedCalculators(1000);

describe.each(calculators)('$name', (calculator) => {
  it('gives the same results by hand as the definition, for a thousand answer sets', () => {
    expect(() => checkByHand(calculator)).not.toThrow();
  });

  it('names the answers for which the two differ', () => {
    const wrong = {...calculator, byHand: () => ({total: -1})};
    expect(() => checkByHand(wrong)).toThrow(/disagree on \{.*change the rules by hand too/);
  });

  it('compares part of the result with other engines, including its figures and verdict', () => {
    const {rules, calculate} = commonPartOf(calculator);
    expect(Object.keys(rules.results)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(total|totalPoints|eligible)$/)]),
    );
    for (const answers of calculator.answers)
      expect(calculator.calculate(answers, today)).toMatchObject(calculate(answers, today)!);
  });
});
