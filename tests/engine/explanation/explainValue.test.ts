// Does the first sentence of an explanation say why in plain words, and does its ledger add up?
import {describe, expect, it} from 'vitest';
import * as messages from '../../../src/engine/words/functions.ts';
import type {Derivation} from '../../../src/engine/plan/derived.ts';
import {workedOut} from '../../../src/engine/plan/workedOut.ts';
import type {StepFunction} from '../../../src/engine/runtime/operations.ts';
import {amount, inUnit} from '../../../src/engine/runtime/formats.ts';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {figure} from './figures.ts';

const euros = (number: number): string => amount(number, 'EUR');
const fixed = (label: string, value: number, unit: string | undefined = 'EUR'): Derivation => ({
  label,
  ...figure(value, unit),
  kind: 'fixed',
});
const chosen = (label: string, text: string): Derivation & {kind: 'answer'} => ({
  label,
  text,
  kind: 'answer',
  input: 'amount',
  filled: text !== '',
});
const typed = (label: string, value: number, unit: string): Derivation & {kind: 'answer'} => ({
  ...chosen(label, inUnit(value, unit)),
  ...figure(value, unit),
  isTyped: true,
});
const made = (first: Derivation, ...later: Parameters<typeof workedOut>[1]): Derivation => {
  const steps = workedOut(first, later, euros);
  const {value, text} = steps.at(-1)!;
  return {label: 'Cost', value, text, unit: 'EUR', kind: 'steps', steps};
};
/** The step of a function that continues a row of figures. */
const stepOf = (name: 'min' | 'max' | 'ceil', apply: StepFunction['apply']): StepFunction => ({
  apply,
  ...{...messages.limits, ...messages.steps}[name],
});
const sentences = (derivation: Derivation, most?: string) => explainValue(derivation, most).sentences.map(plainText);
const ledger = (derivation: Derivation) => explainValue(derivation).ledger.map(({label, text}) => `${label}: ${text}`);

describe('a row', () => {
  const rule = {list: 1, row: 2, label: '18 to 35'};
  const points = {label: 'Age', ...figure(30, 'points'), kind: 'row', rule} as const;

  it.each<[string, Derivation, string | undefined]>([
    ['You entered 32 years. “18 to 35” gives 30 points out of 40.', {...points, by: [typed('Age', 32, 'years')]}, '40'],
    ['“PhD” gives 30 points.', {...points, by: [chosen('Education', 'PhD')]}, undefined],
    ['Not answered, so we used 30 points.', {...points, by: [chosen('Education', '')]}, undefined],
    [
      'Score: 80. “18 to 35” gives 30 points.',
      {...points, by: [{label: 'Score', ...figure(80), kind: 'fixed'}]},
      undefined,
    ],
    [
      '“Education” is not answered, so we used 30 points.',
      {...points, by: [chosen('Education', ''), chosen('Place', 'North')]},
      undefined,
    ],
    [
      '“PhD” with “North” gives 30 points.',
      {...points, by: [chosen('Education', 'PhD'), chosen('Place', 'North')]},
      undefined,
    ],
    [
      'There is no separate figure for “PhD” with “North”, so we used 30 points.',
      {...points, rule: {...rule, isRest: true}, by: [chosen('Education', 'PhD'), chosen('Place', 'North')]},
      undefined,
    ],
    [
      'You are 32. “18 to 35” gives 30 points.',
      {...points, by: [{...typed('Age', 32, 'years'), isAge: true}]},
      undefined,
    ],
    [
      'Not answered, so no points yet (you can get up to 40).',
      {...points, ...figure(0, 'points'), by: [chosen('Education', '')]},
      '40',
    ],
    ['For “Family”: €30.', {...points, ...figure(30, 'EUR'), by: [chosen('Visa', 'Family')]}, undefined],
    [
      'For “Family”: “General Visa”.',
      {label: 'Visa', text: 'General Visa', kind: 'row', rule, by: [chosen('Why?', 'Family')]},
      undefined,
    ],
    [
      'Without an answer, this is “General Visa”.',
      {label: 'Visa', text: 'General Visa', kind: 'row', rule, by: [chosen('Why?', '')]},
      undefined,
    ],
  ])('%s', (sentence, derivation, most) => {
    expect(sentences(derivation, most)).toEqual([sentence]);
  });
});

describe('combined figures', () => {
  it('are listed, with a sentence and a separate line for a limit', () => {
    const derivation = made(
      typed('Fee per year', 300, 'EUR'),
      ['times', typed('Length', 2, 'years')],
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
    const derivation = made(fixed('Time', 55, 'days'), ['share', fixed('Part', 30, '%')], [stepOf('ceil', Math.ceil)]);
    expect(sentences(derivation)).toEqual(['30% of 55 days is €16.50.', 'Rounded up to €17.']);
  });

  it('that are multiplied or divided are said as a person would', () => {
    const fee = fixed('Fee', 300);
    const plain = (label: string, value: number): Derivation => ({label, ...figure(value), kind: 'fixed'});
    const quantity = (value: number, unit: string): Derivation => fixed('', value, unit);
    expect(sentences(made(fee, ['times', quantity(1, 'years')]))).toEqual(['€300 for 1 year is €300.']);
    expect(sentences(made(fee, ['times', plain('City factor', 1.5)], ['times', plain('Degree factor', 1)]))).toEqual([
      '€300 times 1.5 (city factor) is €450.',
    ]);
    expect(sentences(made(fee, ['times', plain('City factor', 1)]))).toEqual(['City factor: 1, so this stays €300.']);
    expect(sentences(made(fee, ['times', quantity(28, 'days')], ['dividedBy', quantity(30, 'days')]))).toEqual([
      '28 of 30 days at €300 is €280.',
    ]);
    const madeIn = (first: Derivation, unit: string, ...later: Parameters<typeof workedOut>[1]): Derivation => {
      const steps = workedOut(first, later, (number) => inUnit(number, unit));
      return {label: 'Time', value: 1, text: steps.at(-1)!.text, unit, kind: 'steps', steps};
    };
    expect(sentences(madeIn(quantity(60, 'days'), 'months', ['dividedBy', quantity(30, 'days')]))).toEqual([
      '60 days is 2 months of 30 days.',
    ]);
    expect(sentences(madeIn(quantity(18, 'months'), 'days', ['times', quantity(30, 'days')]))).toEqual([
      '18 months of 30 days each is 540 days.',
    ]);
    expect(
      sentences(madeIn({...chosen('English', 'CLB 7'), value: 7}, 'points', ['times', quantity(24, 'points')])),
    ).toEqual(['7 (CLB 7) times 24 points is 168 points.']);
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

  it('that are capped at zero are not below it', () => {
    const capped = made(
      typed('Income', 70, 'EUR'),
      ['plus', fixed('More', 5)],
      [stepOf('min', Math.min), fixed('', 0)],
    );
    expect(sentences(capped)).toEqual(['€70 plus €5 is €75.', 'The maximum is €0.']);
  });

  it('a minus before a figure is said without the 0 that it is subtracted from', () => {
    const zero = fixed('', 0);
    const negative = made(zero, ['minus', fixed('Discount', 36)]);
    expect(sentences(negative)).toEqual(['We take off €36: −€36.']);
    expect(ledger(negative)).toEqual(['Discount: − €36', 'Result: -€36']);
    const more = made(zero, ['minus', fixed('Discount', 36)], ['plus', fixed('Fee', 50)]);
    expect(sentences(more)).toEqual(['−€36 plus €50 is €14.']);
    expect(ledger(more)).toEqual(['Discount: − €36', 'Fee: + €50', 'Result: €14']);
  });

  it('adding a figure below 0 is subtracting, and subtracting one is adding', () => {
    const derivation = made(fixed('Fee', 50), ['plus', fixed('Discount', -36)], ['minus', fixed('Refund', -5)]);
    expect(sentences(derivation)).toEqual(['€50 minus €36 plus €5 is €19.']);
    expect(ledger(derivation)).toEqual(['Fee: €50', 'Discount: − €36', 'Refund: + €5', 'Result: €19']);
  });

  it('are that figure if there is only one', () => {
    expect(sentences(made(typed('Income', 70, 'EUR'), [stepOf('max', Math.max), fixed('', 0)]))).toEqual([
      'Income: €70.',
    ]);
  });
});

describe('a day', () => {
  it('before another is said without a minus, which is not explained', () => {
    const weeks = {...fixed('Leave', 1), text: '1 week', unit: 'weeks'};
    const minus = {
      ...made(fixed('', 0), ['minus', weeks]),
      value: -1,
      unit: 'weeks',
      text: '-1 weeks',
      isUnnamed: true,
    };
    const day = {...chosen('', '7 June 2024'), kind: 'answer'} as const;
    const explained = explainValue({
      ...messages.sentences.addDays,
      label: 'Day',
      text: '31 May 2024',
      kind: 'function',
      of: [day, minus],
    });
    expect(explained.sentences.map(plainText)).toEqual(['That is 1 week before 7 June 2024.']);
    expect(explained.inner).toEqual([]);
  });

  it.each([
    ['daysSince', ['7 June 2024'], 'These are the days from 7 June 2024 to today.'],
    ['daysSince', [''], "You haven't entered a date to count from, so no days are counted."],
    ['addDays', ['7 June 2024', '56 days'], 'That is 56 days after 7 June 2024.'],
    ['addMonths', ['', '24 months'], "You haven't entered a date to count from, so we can't work this out."],
    ['daysBetween', ['7 June 2024', ''], "You haven't entered both dates, so no days are counted."],
    ['latest', ['7 June 2024', ''], 'That is the latest of 7 June 2024 and no date.', '7 June 2024'],
    ['earliest', ['7 June 2024', ''], "You haven't entered all dates, so we can't work this out."],
    ['daysWithin', ['', '1 June 2024', ''], "You haven't entered all dates, so no days are counted."],
    [
      'daysWithin',
      ['', '1 June 2024', '7 June 2024'],
      'These are the days of your stays from 1 June 2024 to 7 June 2024. Days of arrival and departure count.',
      '0 days',
    ],
    ['date', ['2024', 'April', '6'], 'That is 6 April of the year 2024.', '6 April 2024'],
    ['date', ['2023', 'February', '29'], 'The calendar has no such day.'],
  ] as const)('%s of %o', (name, of, sentence, text?: string) => {
    const {sentence: template, withoutDate = ''}: {sentence: string; withoutDate?: string} = messages.sentences[name];
    const operands = of.map((operand) => ({...chosen('', operand), ...(/ 2024$|^$/.test(operand) ? {} : {value: 1})}));
    expect(
      sentences({label: 'Day', text: text ?? '', kind: 'function', sentence: template, withoutDate, of: operands}),
    ).toEqual([sentence]);
  });
});
