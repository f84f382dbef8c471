// Are two results compared row by row, whatever each contains, with every difference in words?
import {describe, expect, it} from 'vitest';
import type {CardBlock, Tone} from '../../../../src/engine/results/card.ts';
import {calculateForm, type Calculation} from '../../../../src/app/form/calculateForm.ts';
import {comparedRows, comparisonSummary} from '../../../../src/app/result/compare/comparedRows.ts';
import {fixture} from '../fixture.ts';

const TODAY = '2024-06-30';

const plain: Calculation = calculateForm(fixture, {education: 'phd'}, TODAY)!;
const withCard = (card: readonly CardBlock[]): Calculation => ({...plain, card});

/** Each row as 'label: first | second | difference'. */
function compared(first: readonly CardBlock[], second: readonly CardBlock[]): string[] {
  return comparedRows(withCard(first), withCard(second)).map(written);
}

function written({label, first, second, difference}: ReturnType<typeof comparedRows>[number]): string {
  return `${label}: ${[first, second].map((lines) => lines.join('; ') || '–').join(' | ')} | ${difference ?? 'same'}`;
}

const verdict = (tone: Tone, text: string): CardBlock => ({kind: 'verdict', items: [{tone, text}]});
const figure = (label: string, value: number): CardBlock => ({
  kind: 'figure',
  items: [{label, value, unit: 'points', text: `${value} points`, isHeadline: true}],
});
const facts = (...labels: string[]): CardBlock => ({
  kind: 'facts',
  items: labels.map((label) => ({label, text: label})),
});
const amount = (label: string, value: number) => ({label, value, unit: 'USD', text: `$${value}`});
const fees = (...amounts: [label: string, value: number][]): CardBlock => ({
  kind: 'fees',
  heading: 'Costs',
  hidesZeros: true,
  items: amounts.map(([label, value]) => amount(label, value)),
  total: amount(
    'Total',
    amounts.reduce((sum, [, value]) => sum + value, 0),
  ),
});
describe('rows of two cards', () => {
  it('are matched by kind and label, in any position', () => {
    expect(
      compared([verdict('good', 'Yes'), figure('Score', 5)], [figure('Score', 5), verdict('good', 'Yes')]),
    ).toEqual(['Result: Yes | Yes | same', 'Score: 5 points | 5 points | same']);
  });

  it('say how far the figure of each is from its mark, and the summary does not', () => {
    const score = (value: number): CardBlock => ({
      kind: 'figure',
      items: [{...figure('Score', value).items[0]!, marks: [{label: 'Pass', value: 10, text: '10 points'}]}],
    });
    const [first, second] = [
      [verdict('bad', 'No'), score(5)],
      [verdict('good', 'Yes'), score(12)],
    ];
    expect(compared(first, second)[1]).toBe(
      'Score: 5 points; 5 points short of 10 | 12 points; 2 points above 10 | +7 points',
    );
    expect(comparisonSummary(comparedRows(withCard(first), withCard(second)))).toBe(
      'With the other answers: “Yes” instead of “No”. 12 points instead of 5 points.',
    );
  });

  it('show – for a row that a card lacks, in its place on the other card', () => {
    expect(compared([facts('A', 'C', 'D')], [facts('A', 'B', 'C', 'E')])).toEqual([
      'A: A | A | same',
      'B: – | B | changed',
      'C: C | C | same',
      'E: – | E | changed',
      'D: D | – | changed',
    ]);
  });

  it('count a fee that is not charged as 0, unless there are no fees at all', () => {
    expect(compared([fees(['Visa', 100], ['Courier', 20])], [fees(['Visa', 130])])).toEqual([
      'Visa: $100 | $130 | +$30',
      'Courier: $20 | – | −$20',
      'Total: $120 | $130 | +$10',
    ]);
    expect(compared([fees(['Visa', 100])], [])).toEqual(['Visa: $100 | – | changed', 'Total: $100 | – | changed']);
  });

  it('show differences without binary rounding errors', () => {
    expect(compared([figure('Score', 0.1 + 0.2)], [figure('Score', 0.1)])[0]).toContain('| −0.2 points');
  });

  it('rank verdicts where their tones do', () => {
    const difference = (first: CardBlock, second: CardBlock) => compared([first], [second])[0]!.split(' | ').at(-1);
    expect(difference(verdict('bad', 'No'), verdict('caution', 'Perhaps'))).toBe('better');
    expect(difference(verdict('good', 'Yes'), verdict('bad', 'No'))).toBe('worse');
    expect(difference(verdict('good', 'Yes'), verdict('good', 'Certainly'))).toBe('changed');
    expect(difference(verdict('good', 'Yes'), verdict('neutral', 'Pending'))).toBe('changed');
  });

  it('of sentences hold only those that the other card does not say', () => {
    const reasons = (...lines: string[]): CardBlock => ({
      kind: 'reasons',
      heading: 'Missing',
      items: lines.map((text) => ({text})),
    });
    expect(compared([reasons('Age', 'Salary')], [reasons('Age', 'Degree')])).toEqual([
      'Missing: Salary | Degree | changed',
    ]);
    expect(compared([reasons('Age')], [reasons('Age')])).toEqual([]);
    const note = (text: string): CardBlock => ({kind: 'note', items: [{text}]});
    expect(compared([note('One'), note('Two')], [note('Two')])).toEqual(['Notes: One | – | changed']);
  });

  it('have unique keys, even if two labels are the same', () => {
    const rows = comparedRows(withCard([facts('A', 'A')]), withCard([facts('A')]));
    expect(new Set(rows.map(({key}) => key)).size).toBe(2);
  });
});

describe('the comparison in a sentence', () => {
  const summary = (first: readonly CardBlock[], second: readonly CardBlock[]): string =>
    comparisonSummary(comparedRows(withCard(first), withCard(second)));

  it('names a differing verdict and headline figure', () => {
    expect(
      summary(
        [verdict('bad', 'Not eligible.'), figure('Total points', 80)],
        [verdict('good', 'Eligible!'), figure('Total points', 105)],
      ),
    ).toBe('With the other answers: “Eligible” instead of “Not eligible”. 105 points instead of 80 points.');
  });

  it('names a figure that only the second has', () => {
    expect(summary([], [figure('Score', 2)])).toBe('With the other answers: 2 points.');
  });

  it('names other differences if these are the same', () => {
    expect(summary([figure('Score', 5), facts('A')], [figure('Score', 5), facts('B', 'C')])).toBe(
      'The main result is the same. 3 of the other figures change.',
    );
  });

  it('says if everything is the same', () => {
    expect(summary([figure('Score', 5)], [figure('Score', 5)])).toBe('The result stays the same.');
  });
});
