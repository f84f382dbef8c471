// Do the sentences below a result say what a visitor would say: no cross for good news, no advice nobody wants, no step that contradicts the next?
import {describe, expect, it} from 'vitest';
import {explainCard} from '../../../src/engine/explanation/explainCard.ts';
import type {ValueExplanation} from '../../../src/engine/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/explanation/sentence.ts';
import {small} from '../compiler/smallDefinition.ts';

const TODAY = '2026-06-30';

type Answers = Readonly<Record<string, string>>;

/** The checks of the first block on the card, with their marks where they are judged. */
function reasons(rules: string, answers: Answers): readonly string[] {
  const [block] = explained(rules, answers);
  const mark = (met: boolean): string => (block!.isJudged ? (met ? '✓ ' : '✗ ') : '');
  return block!.checks.flatMap(({met, sentence, inner}) => [
    mark(met) + plainText(sentence),
    ...inner.map((check) => `- ${plainText(check.sentence)}`),
  ]);
}

/** How the values of the last block on the card came about, one line for each sentence and figure. */
function workings(rules: string, answers: Answers): readonly string[] {
  const lines = ({label, text, sentences, checks, ledger, inner}: ValueExplanation): readonly string[] => [
    `${label}: ${text}`,
    ...checks.map(({sentence}) => plainText(sentence)),
    ...sentences.map(plainText),
    ...ledger.map((line) => `| ${line.label}: ${line.text}`),
    ...inner.flatMap(lines),
  ];
  return explained(rules, answers).at(-1)!.values.flatMap(lines);
}

function explained(rules: string, answers: Answers) {
  const {calculator} = small(rules);
  const card = calculator.evaluate(answers, TODAY).card();
  return explainCard(card, calculator.explain(answers, TODAY)!).filter((block) => block !== undefined);
}

describe('a verdict', () => {
  const rules = `
inputs:
  basis: {label: Basis, options: {days: Days, irregular: Irregular}}
  start: {label: When does the job start?, short: start, type: date, shownWhen: basis != irregular}
  end: {label: When does the job end?, short: end, type: date, shownWhen: basis != irregular}
  pay: {label: Pay, type: number, unit: EUR}
constants: {least: {label: Least, value: 50, unit: EUR}}
result: {basis: basis, start: start, end: end, pay: pay, days: 'daysBetween(start, end)', least: least}
card:
  - verdict:`;
  const asides = `${rules}
      - {when: basis != irregular and end < start, say: The days do not fit, tone: caution}
      - {unless: pay > 0, say: No pay, tone: caution}
      - {say: 'You get {result.days} days', tone: neutral}`;
  const jobs = {basis: 'days', start: '2026-01-01', end: '2026-01-31', pay: '60'};

  it('that is the usual one has no crosses, and no advice how to reach another', () => {
    expect(reasons(asides, jobs)).toEqual([
      'When does the job end? 31 January 2026, which is after the start of 1 January 2026.',
      'Pay: €60.',
    ]);
  });

  it('beside the usual one says what is the case, not how to reach another caution', () => {
    expect(reasons(asides, {...jobs, end: '2025-01-31'})).toEqual([
      'Basis: you chose “Days”, so the rule for “Irregular” does not apply.',
      'When does the job end? 31 January 2025, which is before the start of 1 January 2026.',
    ]);
    expect(reasons(asides, {basis: 'irregular'})).toEqual(['Pay: no number entered, so we used €0.']);
  });

  it('explains the figures in its words', () => {
    expect(workings(asides, jobs)).toContain('These are the days from 1 January 2026 to 31 January 2026.');
  });

  it('asks for nothing that the form does not ask, and names each choice once', () => {
    const scale = `${rules}
      - {when: pay >= least and (basis == days or end > start), say: Good, tone: good}
      - {say: Bad, tone: bad}`;
    expect(reasons(scale, {basis: 'irregular', pay: '40'})).toEqual([
      '✗ Pay: €40. You need €50, so you are €10 short.',
      '✗ Basis: you chose “Irregular”. It must be “Days”.',
    ]);
  });
});

describe('a rounding', () => {
  const rules = (formula: string, unit: string): string => `
inputs: {pay: {label: Pay, type: number, unit: ${unit}}}
constants: {months: {label: Months in a year, value: 12}}
result: {pay: pay, month: '${formula}'}
card: [{figure: {label: Per month, of: result.month, unit: ${unit === 'EUR' ? 'money' : unit}}}]`;

  it('follows a figure with as many decimals as it takes to see why', () => {
    expect(workings(rules('floor(pay / months, 2)', 'EUR'), {pay: '7721.99'})).toEqual([
      'Per month: €643.49',
      '€7,721.99 divided by 12 is €643.499.',
      'Rounded down to 2 decimals, this is €643.49.',
      '| Pay: €7,721.99',
      '| Months in a year: ÷ 12',
      '| Rounded down to 2 decimals: €643.49',
      '| Result: €643.49',
    ]);
    expect(workings(rules('ceil(pay / months)', 'shifts'), {pay: '24.0012'})).toContain(
      '24.0012 shifts divided by 12 is 2.0001 shifts.',
    );
  });

  it('that changes nothing to be seen is left out, and all figures have the same decimals', () => {
    expect(workings(rules('round(pay / months, 10)', 'shifts'), {pay: '49'})).toEqual([
      'Per month: 4.0833 shifts',
      '49 shifts divided by 12 is 4.0833 shifts.',
      '| Pay: 49 shifts',
      '| Months in a year: ÷ 12',
      '| Result: 4.0833 shifts',
    ]);
  });
});
