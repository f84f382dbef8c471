// Do the sentences below a result say what a visitor would say: no cross for good news, no advice nobody wants, no step that contradicts the next?
import {describe, expect, it} from 'vitest';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import type {ValueExplanation} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
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
  return explainCard(card, calculator.derive(answers, TODAY)!).filter((block) => block !== undefined);
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

  it('that is good says first what is met, then what is better still', () => {
    const scale = `${rules}
      - {when: pay >= least + least, say: Excellent, tone: good}
      - {when: pay >= least, say: Good, tone: good}
      - {say: Bad, tone: bad}`;
    expect(reasons(scale, {pay: '60'})).toEqual([
      '✓ Pay: €60. “Good” starts at €50.',
      '✗ Pay: €60. “Excellent” starts at €100, so you are €40 short.',
    ]);
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

describe('a number that names something', () => {
  const rules = `
inputs:
  code: {label: Occupation code, type: integer}
  day: {label: Day, type: date}
  year: {label: Which tax year?, short: tax year, options: {'2025': 2025 to 2026, '2026': 2026 to 2027}}
tables:
  rates: {label: Rate, unit: EUR, by: code, rows: {2123: 54_400, 2161: 57_000}, otherwise: nothing}
values:
  known: rates != nothing
  later: {label: Years in between, give: 'year(addMonths(day, 1)) - year(day)'}
  end: {label: End, give: 'date(number(year) + 1, 4, 5)'}
result: {known: known, rate: rates, later: later, end: end, number: code}
card:
  - verdict: [{when: known, say: Known, tone: good}, {say: Unknown, tone: bad}]
  - facts: [{label: Rate, of: rates, unit: money}, {label: Years, of: later}, {label: End, of: end}]`;

  it('is no amount with others near it', () => {
    expect(reasons(rules, {code: '2161'})).toEqual(['✓ Occupation code: you entered 2161.']);
    expect(reasons(rules, {code: '2160'})).toEqual([
      '✗ Occupation code: you entered 2160. It must be “2123” or “2161”.',
    ]);
  });

  it('is not grouped', () => {
    expect(workings(rules, {code: '2161', day: '2020-12-15', year: '2025'})).toEqual([
      'Rate: €57,000',
      'You entered 2161. For “2161”: €57,000.',
      'Years: 1',
      '2021 minus 2020 is 1.',
      '| The year of day and 1 month: 2021',
      '| The year of day: − 2020',
      '| Result: 1',
      'The year of day and 1 month: 2021',
      'That is the year of 15 January 2021.',
      'Day and 1 month: 15 January 2021',
      'That is 1 month after 15 December 2020.',
      'The year of day: 2020',
      'That is the year of 15 December 2020.',
      'End: 5 April 2026',
      'That is 5 April of the year 2026.',
      'Tax year and 1: 2026',
      '2025 to 2026 plus 1 is 2026.',
      '| Tax year: 2025 to 2026',
      '| Added: + 1',
      '| Total: 2026',
    ]);
  });
});

it('a row without a figure is not an amount of 0', () => {
  const rules = `
inputs:
  job: {label: Job, options: {cook: Cook, broker: Broker}}
  hours: {label: Hours, type: number, unit: hours}
constants: {full: {label: Full week, value: 40, unit: hours}}
tables: {rates: {label: Rate, unit: EUR, by: job, rows: {cook: 400, broker: nothing}, otherwise: nothing}}
values:
  rate: {label: Weekly rate, when: hours > 0, give: rates, else: 0}
  pay: {label: Pay, give: rate * hours / full}
result: {pay: pay, none: rates == nothing}
card: [{figure: {label: Pay, of: result.pay, unit: money}}]`;
  expect(workings(rules, {job: 'broker', hours: '20'})).toEqual([
    'Pay: €0',
    'Weekly rate: none, so this is €0.',
    'Weekly rate: none',
    'Hours: 20 hours.',
    'There is no figure for “Broker”.',
  ]);
  expect(workings(rules, {job: 'cook', hours: '20'})).toContain('20 of 40 hours at €400 is €200.');
});

describe('a condition', () => {
  const rules = `
inputs:
  paid: {label: Pay, type: number, unit: EUR}
  from: {label: When does it start?, short: start, type: date}
  until: {label: When does it end?, short: end, type: date}
values: {charge: {label: Tax charge, give: floor(paid)}, days: {label: Days in between, give: 'max(0, daysBetween(from, until))'}}
result: {charge: charge, days: days, inOrder: until < from}`;
  const reasonsOf = (condition: string, answers: Answers): readonly string[] =>
    reasons(
      `${rules}
card:
  - verdict: [{when: ${condition}, say: Good, tone: good}, {say: Bad, tone: bad}]
  - facts: [{label: Tax charge, of: result.charge, unit: money}]`,
      answers,
    );

  it('has the currency that only the result shows', () => {
    expect(reasonsOf('charge == 0', {paid: '256'})).toEqual(['✗ Tax charge: €256. It must be €0.']);
  });

  it('of a count does not ask for less than none', () => {
    const answers = {from: '2026-01-01', until: '2026-01-03'};
    expect(reasonsOf('days <= 0', answers)).toEqual(['✗ Days in between: 2 days. It must be 0.']);
  });

  it('names the day that is missing', () => {
    expect(reasonsOf('until < from', {until: '2026-01-03'})).toEqual([
      '✗ When does it end? 3 January 2026, but there is no start to compare it with.',
    ]);
  });
});

describe('the figures of a calculation', () => {
  const rules = (give: string, more = ''): string => `
inputs:
  pay: {label: What are you paid per hour?, short: pay per hour, type: number, unit: EUR}
  hours: {label: How many hours?, short: weekly hours, type: number, unit: hours, whenZero: full}
  start: {label: Start of the job, type: date}
constants: {full: {label: Full week, value: 40, unit: hours}}
values:
  lastMonth: {helper: true, when: pay > 0, give: 1, else: 0}
${more}
  total: {label: Total, give: '${give}'}
result: {total: total, start: start, last: lastMonth, pay: pay, hours: hours}
card: [{facts: [{label: Total, of: result.total, unit: money}]}]`;

  it('have the short form of a question, say what was assumed, and no key of a helper', () => {
    expect(workings(rules('pay * hours + lastMonth + 1'), {pay: '10'})).toEqual([
      'Total: €402',
      '€400 plus €1 plus €1 is €402.',
      '| Pay per hour times weekly hours: €400',
      '| Added: + €1',
      '| Added: + €1',
      '| Total: €402',
      'Pay per hour times weekly hours: €400',
      '€10 for each of the 40 hours is €400.',
      '| Pay per hour: €10',
      '| Weekly hours (assumed): × 40 hours',
      '| Result: €400',
    ]);
  });

  it('are explained once, and a name in the middle of a sentence has no capital', () => {
    const week =
      '  week: {label: A Week in the Job, give: pay * hours}\n  first: {label: First day, give: "addDays(start, 1)"}';
    const said = workings(rules('week + week + daysBetween(first, start) * 1 + daysBetween(start, first) * 1', week), {
      pay: '10',
      start: '2026-01-01',
    });
    expect(said.filter((line) => line.startsWith('€10 for'))).toHaveLength(1);
    expect(said.join('\n')).toContain('\nDays from first day to start of the job: ');
  });
});

describe('what the rules count with', () => {
  const rules = `
inputs:
  rent: {label: Rent per month, type: number, unit: EUR}
  years: {label: Length, type: number, unit: years}
  arrival: {label: Arrival, type: date}
constants:
  months: {label: Months in a year, value: 12, unit: months}
  window: {label: Length of the period, value: 180, unit: days}
values: {first: {label: First day, give: 'addDays(arrival, 1 - window)'}}
result: {rent: rent * years * months, first: first}
card: [{facts: [{label: Rent, of: result.rent, unit: money}, {label: First day, of: first}]}]`;
  const answers = {rent: '110', years: '2', arrival: '2026-06-30'};

  it('is years of months, not for each of both', () => {
    expect(workings(rules, answers)).toContain('€110 for 2 years of 12 months is €2,640.');
    expect(workings(rules, {...answers, years: '1'})).toContain('€110 for 1 year of 12 months is €1,320.');
  });

  it('is not worked out from its figures alone', () => {
    expect(workings(rules, answers)).toContain('That is 179 days before 30 June 2026.');
    expect(workings(rules, answers).join('\n')).not.toContain('1 minus 180 days');
  });
});

it('a rule that an older edition still has applied until its last day', () => {
  const {calculator} = small(`
inputs: {points: {label: Points, type: number}}
constants: {least: {label: Least, value: 35}}
lines: {missing: {label: Missing, lines: [{unless: points >= least, until: 2025-12-31, say: Too few points.}]}}
result: {missing: missing}
card: [{reasons: {title: Missing, of: result.missing}}]`);
  const said = (rules: string): readonly string[] => {
    const edition = calculator.under(rules);
    const explanation = explainCard(
      edition.evaluate({points: '1'}, TODAY).card(),
      edition.derive({points: '1'}, TODAY)!,
    );
    return explanation[0]!.values.flatMap(({checks}) => checks.map(({sentence}) => plainText(sentence)));
  };
  expect(said('june-2024')).toContain('This rule applied until 31 December 2025.');
  expect(said('2025-12-31')).toContain('This rule applied until 31 December 2025.');
});

describe('names on the page', () => {
  const rules = `
inputs:
  children: {label: How many children?, short: children, type: integer, unit: children}
  since: {label: Since when?, type: date, optional: true, hint: Leave it blank if you were not.}
  more: {label: More children?, type: yesno, optional: true, hint: Of a new family.}
constants: {each: {label: For each child, value: 100, unit: EUR}}
sums:
  year: {benefit: {label: Benefit, give: each * children}, more: {label: More, when: more == yes, give: each, else: 0}}
result: {perYear: year.total, since: since}
card:
  - verdict: [{when: result.perYear > 0 and children >= 1, say: Good, tone: good}, {say: Bad, tone: bad}]
  - fees: {title: Per year, of: year, total: TOTAL}`;

  it('call a sum as the card does, and one child a child', () => {
    const [named, plain] = ['Child Benefit', 'Total'].map((total) => rules.replace('TOTAL', total));
    expect(reasons(named!, {children: '1'})).toEqual([
      '✓ Child Benefit: €100.',
      '✓ How many children? 1 child, which is enough.',
    ]);
    expect(reasons(plain!, {children: '2'})[0]).toBe('✓ Total (per year): €200.');
  });

  it('say once that a question is optional', () => {
    const {fields} = small(rules).calculator.page(TODAY);
    expect(fields.map(({hint}) => hint)).toEqual([
      undefined,
      'Leave it blank if you were not.',
      'Of a new family. Optional: leave it blank if it does not apply.',
    ]);
  });
});
