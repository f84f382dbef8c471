// Is each kind of contradiction in what a result shows noticed, wherever it is? A sound result, with one of its texts changed.
import {expect, it} from 'vitest';
import {shownContradictions} from '../../../src/tools/analysis/shownFigures.ts';
import {library} from '../../calculators/compiled.ts';

const today = '2024-06-30';

function resultOf(id: string, answers: Readonly<Record<string, string>>) {
  const {calculator} = library.definition(id);
  return {card: calculator.evaluate(answers, today).card(), explanation: calculator.derive(answers, today)!};
}

/** The same with the texts of one place changed: of the `at`-th such text. */
function withText<Value>(value: Value, text: string, changed: string, at: number): Value {
  let seen = 0;
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    inner === text && seen++ === at ? changed : inner,
  ) as Value;
}

const student = resultOf('f1-student-visa-calculator', {
  visaType: 'f1',
  tuitionFees: '18500',
  livingExpenses: '18250.25',
  programDuration: '1.5',
  location: 'low-cost',
  hasSpouse: 'yes',
  hasChildren: 'yes',
});
const german = resultOf('germany-blue-card-calculator', {
  occupation: 'manager',
  annualSalary: '43799.5',
  education: 'university',
  germanLevel: 'none',
});

it('a sound result has none', () => {
  expect(shownContradictions(student.card, student.explanation)).toEqual([]);
  expect(shownContradictions(german.card, german.explanation)).toEqual([]);
});

it.each([
  ['a line of a breakdown', withText(student.card, '$8,747.61', '$8,747.60', 0)],
  ['the total below it', withText(student.card, '$70,418.06', '$70,418.07', 1)],
])('%s that is a cent off is noticed', (_name, card) => {
  expect(shownContradictions(card, student.explanation)).toContainEqual(expect.stringContaining('is not $70,418.0'));
});

const texts = (value: unknown): readonly string[] => {
  const found: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'text' && typeof inner === 'string') found.push(inner);
    return inner;
  });
  return found;
};

it('a part that its workings show otherwise is noticed', () => {
  const explanation = withText(student.explanation, '$8,747.61', '$8,747.60', 0);
  expect(texts(explanation)).not.toEqual(texts(student.explanation));
  expect(shownContradictions(student.card, explanation)).not.toEqual([]);
});

it.each([
  ['a figure that looks equal to the limit that it misses', '€43,799.50', '€43,800', 'is shown as below €43,800'],
  ['a distance that is not the difference', '€0.50', '€1', 'are shown as €1 apart'],
])('%s is noticed', (_name, text, changed, message) => {
  const explanation = withText(german.explanation, text, changed, 0);
  expect(shownContradictions(german.card, explanation)).toContainEqual(expect.stringContaining(message));
});
