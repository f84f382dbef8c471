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
      'You entered 32 years. “18 to 35” gives 30 points out of 40.',
      {...points, by: [answer('Age', '32 years', 32)]},
      '40',
    ],
    ['“PhD” gives 30 points.', {...points, by: [answer('Education', 'PhD')]}, undefined],
    ['Not answered, so we used 30 points.', {...points, by: [answer('Education', '')]}, undefined],
    ['Score: 80. “18 to 35” gives 30 points.', {...points, by: [fixed('Score', 80, '80')]}, undefined],
    [
      '“Education” is not answered, so we used 30 points.',
      {...points, by: [answer('Education', ''), answer('Place', 'North')]},
      undefined,
    ],
    [
      '“PhD” with “North” gives 30 points.',
      {...points, by: [answer('Education', 'PhD'), answer('Place', 'North')]},
      undefined,
    ],
    [
      'There is no figure of its own for “PhD” with “North”, so we used 30 points.',
      {...points, rule: {...rule, isRest: true}, by: [answer('Education', 'PhD'), answer('Place', 'North')]},
      undefined,
    ],
    [
      'You are 32. “18 to 35” gives 30 points.',
      {...points, by: [{...answer('Age', '32 years', 32), isAge: true} as Derivation]},
      undefined,
    ],
    [
      'Not answered, so no points yet (you can get up to 40).',
      {...points, text: '0 points', value: 0, by: [answer('Education', '')]},
      '40',
    ],
    ['For “Family”, this is €30.', {...points, text: '€30', by: [answer('Visa', 'Family')]}, undefined],
    [
      'For “Family”, this is “General Visa”.',
      {label: 'Visa', text: 'General Visa', kind: 'row', rule, by: [answer('Why?', 'Family')]},
      undefined,
    ],
    [
      'Without an answer, this is “General Visa”.',
      {label: 'Visa', text: 'General Visa', kind: 'row', rule, by: [answer('Why?', '')]},
      undefined,
    ],
  ])('%s', (sentence, derivation, most) => {
    expect(sentences(derivation, most)).toEqual([sentence]);
  });
});

describe('combined figures', () => {
  it('are listed, with a sentence and a separate line for a limit', () => {
    const derivation = made(
      {...answer('Fee per year', '€300', 300), isTyped: true} as Derivation,
      ['times', answer('Length', '2 years', 2)],
      [stepOf('min', Math.min), fixed('Most', 500)],
    );
    expect(sentences(derivation)).toEqual(['€300 for each of the 2 years is €600.', 'The maximum is €500.']);
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

  it('that are multiplied or divided are said as a person would', () => {
    const fee = fixed('Fee', 300);
    const plain = (label: string, value: number): Derivation => fixed(label, value, String(value));
    const quantity = (value: number, unit: string): Derivation => fixed('', value, `${value} ${unit}`);
    expect(sentences(made(fee, ['times', quantity(1, 'year')]))).toEqual(['€300 for 1 year is €300.']);
    expect(sentences(made(fee, ['times', plain('City factor', 1.5)], ['times', plain('Degree factor', 1)]))).toEqual([
      '€300 times 1.5 (city factor) is €450.',
    ]);
    expect(sentences(made(fee, ['times', plain('City factor', 1)]))).toEqual([
      'Every factor is 1, so this stays €300.',
    ]);
    expect(sentences(made(fee, ['times', quantity(28, 'days')], ['dividedBy', quantity(30, 'days')]))).toEqual([
      '28 of 30 days at €300 is €280.',
    ]);
    const inUnit = (first: Derivation, unit: string, ...later: Parameters<typeof workedOut>[1]): Derivation => {
      const steps = workedOut(first, later, (number) => `${number} ${unit}`);
      return {label: 'Time', value: 1, text: steps.at(-1)!.text, kind: 'steps', steps};
    };
    expect(sentences(inUnit(quantity(60, 'days'), 'months', ['dividedBy', quantity(30, 'days')]))).toEqual([
      '60 days is 2 months of 30 days.',
    ]);
    expect(sentences(inUnit(quantity(18, 'months'), 'days', ['times', quantity(30, 'days')]))).toEqual([
      '18 months of 30 days each is 540 days.',
    ]);
    expect(sentences(inUnit(answer('English', 'CLB 7', 7), 'points', ['times', quantity(24, 'points')]))).toEqual([
      '7 (CLB 7) times 24 points is 168 points.',
    ]);
  });

  it('that fall below zero are counted as zero', () => {
    const rest = made(
      fixed('Rent', 0),
      ['minus', fixed('Paid', 400)],
      ['plus', fixed('More', 0)],
      [stepOf('max', Math.max), fixed('', 0)],
    );
    expect(sentences(rest)).toEqual(['€0 minus €400 is −€400.', 'That is below zero, so we count €0.']);
  });

  it('are that figure if there is only one', () => {
    expect(sentences(made(answer('Income', '€70', 70), [stepOf('max', Math.max), fixed('', 0)]))).toEqual([
      'Income: €70.',
    ]);
  });
});

describe('a day', () => {
  it.each([
    ['daysSince', ['7 June 2024'], 'These are the days from 7 June 2024 to today.'],
    ['daysSince', [''], "You haven't entered a date to count from, so no days are counted."],
    ['addDays', ['7 June 2024', '56 days'], 'That is 56 days after 7 June 2024.'],
    ['addMonths', ['', '24 months'], "You haven't entered a date to count from, so we can't work this out."],
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
