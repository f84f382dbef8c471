// Does the form show the fields and options that fit the answers, without losing hidden answers?
import {describe, expect, it} from 'vitest';
import type {ChoiceField} from '../../../src/engine/language/inputs/choice.ts';
import {isShown, offeredOptions} from '../../../src/engine/answers/visibility.ts';
import type {Answers} from '../../../src/engine/runtime/answers.ts';
import {education, salary} from './fields.ts';

describe('isShown', () => {
  it('follows the definition, and shows a field without a condition', () => {
    const forInvestors = {...salary, shownWhen: (answers: Answers) => answers.category === 'investor'};
    expect(isShown(forInvestors, {category: 'investor'})).toBe(true);
    expect(isShown(forInvestors, {category: 'student'})).toBe(false);
    expect(isShown(salary, {})).toBe(true);
  });
});

describe('offeredOptions', () => {
  const route: ChoiceField = {
    id: 'route',
    label: 'Route',
    kind: 'choice',
    unused: false,
    options: ['inside', 'outside', 'standard', 'priority'].map((value) => ({value, label: value})),
    offered: {by: 'visa', rows: {worker: ['outside', 'inside'], visitor: ['standard', 'priority']}},
  };
  const shown = (answers: Answers) =>
    offeredOptions(route, answers).map(({value, keptFromBefore}) => (keptFromBefore ? `${value} (before)` : value));

  it('offers the options for the other answer, in the order of the definition', () => {
    expect(shown({visa: 'worker'})).toEqual(['inside', 'outside']);
    expect(shown({visa: 'visitor', route: 'priority'})).toEqual(['standard', 'priority']);
  });

  it('keeps the option chosen before, and says so', () => {
    expect(shown({visa: 'visitor', route: 'inside'})).toEqual(['inside (before)', 'standard', 'priority']);
  });

  it('does not keep an unknown option', () => {
    expect(shown({visa: 'visitor', route: 'by-sea'})).toEqual(['standard', 'priority']);
  });

  it('offers all options if the other answer has no row', () => {
    for (const visa of ['unknown', '__proto__', 'constructor'])
      expect(shown({visa, route: 'inside'})).toEqual(['inside', 'outside', 'standard', 'priority']);
  });

  it('offers none before the other answer is given, but keeps the chosen one', () => {
    for (const visa of [undefined, '']) {
      expect(shown({visa})).toEqual([]);
      expect(shown({visa, route: 'inside'})).toEqual(['inside (before)']);
    }
  });

  it('offers all options without a rule', () => {
    expect(offeredOptions(education, {}).map(({value}) => value)).toEqual(['phd', 'other']);
  });
});
