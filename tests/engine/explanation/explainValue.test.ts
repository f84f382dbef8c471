// Does the first sentence of an explanation say why in plain words, and does its ledger add up?
import {describe, expect, it} from 'vitest';
import {functions} from '../../../src/engine/functions/index.ts';
import {workedOut, type StepFunction, type Derivation} from '../../../src/engine/runtime/explanation.ts';
import {amount} from '../../../src/engine/runtime/formats.ts';
import {explainValue} from '../../../src/engine/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/explanation/sentence.ts';

const euros = (number: number): string => amount(number, 'EUR');
const fixed = (label: string, value: number, text = euros(value)): Derivation => ({label, text, value, kind: 'fixed'});
const answer = (label: string, text: string, value?: number): Derivation => ({
  label,
  text,
  kind: 'answer',
  input: 'amount',
  filled: text !== '',
  ...(value === undefined ? {} : {value}),
});
const made = (first: Derivation, ...later: Parameters<typeof workedOut>[1]): Derivation => {
  const steps = workedOut(first, later, euros);
  const {value, text} = steps.at(-1)!;
  return {label: 'Cost', value, text, kind: 'steps', steps};
};
/** The step of a function that continues a row of figures. */
const stepOf = (name: 'min' | 'max' | 'ceil', apply: StepFunction['apply']): StepFunction => ({
  apply,
  ...(functions[name].explanation as {line: string; sentence: string}),
});
const sentences = (derivation: Derivation, most?: string) => explainValue(derivation, most).sentences.map(plainText);
const ledger = (derivation: Derivation) => explainValue(derivation).ledger.map(({label, text}) => `${label}: ${text}`);

describe('a row', () => {
  const rule = {list: 1, row: 2, label: '18 to 35'};
  const points = {label: 'Age', text: '30 points', value: 30, kind: 'row', rule} as const;

  it.each<[string, Derivation, string | undefined]>([
    [
      'You answered 32 years. “18 to 35” gives 30 points out of 40.',
      {...points, by: [answer('Age', '32 years', 32)]},
      '40',
    ],
    ['“PhD” gives 30 points.', {...points, by: [answer('Education', 'PhD')]}, undefined],
    ['Not answered: 30 points.', {...points, by: [answer('Education', '')]}, undefined],
    ['Score: 80. “18 to 35” gives 30 points.', {...points, by: [fixed('Score', 80, '80')]}, undefined],
    [
      '“North” without an answer to “Education” gives 30 points.',
      {...points, by: [answer('Education', ''), answer('Place', 'North')]},
      undefined,
    ],
    [
      '“PhD” together with “North” gives 30 points.',
      {...points, by: [answer('Education', 'PhD'), answer('Place', 'North')]},
      undefined,
    ],
  ])('%s', (sentence, derivation, most) => {
    expect(sentences(derivation, most)).toEqual([sentence]);
  });
});

describe('combined figures', () => {
  it('are listed, with a sentence and a separate line for a limit', () => {
    const derivation = made(
      answer('Fee per year', '€300', 300),
      ['times', answer('Length', '2 years', 2)],
      [stepOf('min', Math.min), fixed('Most', 500)],
    );
    expect(sentences(derivation)).toEqual(['€300 times 2 years is €600.', 'The maximum is €500.']);
    expect(ledger(derivation)).toEqual([
      'Fee per year: €300',
      'Length: × 2 years',
      'Capped at €500: − €100',
      'Result: €500',
    ]);
  });

  it('are counted if there are many, without parts that are zero', () => {
    const parts = [1, 2, 0, 3, 4].map((value) => ['plus', fixed(`Part ${value}`, value)] as const);
    const derivation = made(fixed('First', 0), ...parts);
    expect(sentences(derivation)).toEqual(['These 4 parts add up to €10.']);
    expect(ledger(derivation)).toEqual(['Part 1: €1', 'Part 2: + €2', 'Part 3: + €3', 'Part 4: + €4', 'Total: €10']);
  });

  it('are shown even if all of them are zero', () => {
    const derivation = made(fixed('First', 0), ['plus', fixed('Second', 0)]);
    expect(ledger(derivation)).toEqual(['First: €0', 'Second: + €0', 'Total: €0']);
  });

  it('describe a share and rounding in words', () => {
    const derivation = made(
      fixed('Time', 55, '55 days'),
      ['share', fixed('Part', 30, '30%')],
      [stepOf('ceil', Math.ceil)],
    );
    expect(sentences(derivation)).toEqual(['30% of 55 days is €16.50.', 'Rounded up to €17.']);
  });

  it('are that figure if there is only one', () => {
    expect(sentences(made(answer('Income', '€70', 70), [stepOf('max', Math.max), fixed('', 0)]))).toEqual([
      'Income: €70.',
    ]);
  });
});

describe('a day', () => {
  it.each([
    ['daysSince', ['7 June 2024'], 'Counted from 7 June 2024 to today.'],
    ['daysSince', [''], 'No date yet, so no days are counted.'],
    ['addDays', ['7 June 2024', '56 days'], '56 days after 7 June 2024.'],
    ['addMonths', ['', '24 months'], "No date yet, so we can't work out the day."],
  ] as const)('%s of %o', (name, of, sentence) => {
    const {explanation} = functions[name];
    if (explanation.kind !== 'sentence') throw new Error(`${name} has no sentence`);
    const {sentence: template, withoutDate = ''} = explanation;
    const operands = of.map((text) => answer('', text));
    expect(
      sentences({label: 'Day', text: '', kind: 'function', sentence: template, withoutDate, of: operands}),
    ).toEqual([sentence]);
  });
});
