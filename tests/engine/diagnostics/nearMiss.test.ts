// Is the intended name suggested, and nothing if no name is close?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {didYouMean, nearMiss} from '../../../src/engine/diagnostics/nearMiss.ts';

const names = ['education', 'experience', 'monthlySalary', 'salary', 'age', 'it', 'yes', 'no'];

describe('nearMiss', () => {
  it.each([
    ['eduction', 'education'],
    ['educatoin', 'education'],
    ['Education', 'education'],
    ['salry', 'salary'],
    ['monthlysalary', 'monthlySalary'],
    ['edu', 'education'],
    ['month', 'monthlySalary'],
    ['aeg', 'age'],
    ['ti', 'it'],
    ['IT', 'it'],
    ['ys', 'yes'],
    ['ex', undefined],
    ['nationality', undefined],
    ['x', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])("'%s' may mean %s", (typed, meant) => {
    expect(nearMiss(typed, names)).toBe(meant);
  });

  it('chooses the nearest, and the first of two', () => {
    expect(nearMiss('masters', ['master', 'masters'])).toBe('masters');
    expect(nearMiss('band', ['bend', 'bind'])).toBe('bend');
  });

  it('completes a prefix only if it is unique', () => {
    expect(nearMiss('min', ['minimumAge', 'minimumSalary'])).toBeUndefined();
    expect(nearMiss('minimumA', ['minimumAge', 'minimumSalary'])).toBe('minimumAge');
  });

  it('finds every name with one letter missing, doubled or swapped', () => {
    const words = ['baseWage', 'locationFactor', 'priorityProcessing', 'passMark', 'extensionMonths'];
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.nat(),
        fc.constantFrom('lost', 'doubled', 'swapped'),
        (word, chosen, slip) => {
          const at = chosen % (word.length - 1);
          const letters = {lost: '', doubled: word[at]! + word[at]!, swapped: word[at + 1]! + word[at]!}[slip];
          const typed = word.slice(0, at) + letters + word.slice(at + (slip === 'swapped' ? 2 : 1));
          expect(nearMiss(typed, words), typed).toBe(word);
        },
      ),
    );
  });
});

describe('didYouMean', () => {
  it.each([
    ['salry', names, "Did you mean 'salary'?"],
    ['nationality', names, 'It is one of: education, experience, monthlySalary, salary, age, it, yes, no.'],
    ['nationality', [], 'Define it first.'],
    ['nationality', Array.from({length: 13}, (_, index) => `name${index}`), 'Define it first.'],
  ])("of '%s'", (typed, known, hint) => {
    expect(didYouMean(typed, known, 'Define it first.')).toBe(hint);
  });
});
