// Do the rules written by hand, which the emitted ones are timed against, still give the same results?
import {describe, expect, it} from 'vitest';
import {asRules} from '../../../scripts/bench/engine/asRules.ts';
import {checkByHand, timedCalculators} from '../../../scripts/bench/engine/cases.ts';

const calculators = timedCalculators(1000);

describe.each(calculators)('$name', (calculator) => {
  it('gives by hand what the definition gives, on a thousand answer sets', () => {
    expect(() => checkByHand(calculator)).not.toThrow();
  });

  it('names the answers where the two differ', () => {
    const wrong = {...calculator, byHand: () => ({total: -1})};
    expect(() => checkByHand(wrong)).toThrow(/disagree on \{.*change the rules by hand too/);
  });

  it('tells other engines its figures and its verdict', () => {
    const {results} = asRules(calculator.model);
    expect(Object.keys(results)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(total|totalPoints|eligible)$/)]),
    );
  });
});
