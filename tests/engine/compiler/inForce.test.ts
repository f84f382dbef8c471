// Do lines, cases, rows and parts of the card apply on exactly the days that `from` and `until` name, and does everything that speaks of
// a rule say so?
import {describe, expect, it} from 'vitest';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {inForceCondition, periodOf, truthOn} from '../../../src/engine/language/inForce.ts';
import {periodInWords, type Period} from '../../../src/engine/runtime/periods.ts';
import {addDays} from '../../../src/engine/runtime/calendar.ts';
import {small} from './smallDefinition.ts';

const {calculator} = small(`
inputs:
  route: {label: Route, options: {worker: Worker, student: Student, visitor: Visitor}}
  income: {label: Income, type: number}
constants: {least: {label: Least, value: 1000}, low: {label: Low, value: 5}, mid: {label: Mid, value: 10}, high: {label: High, value: 20}}
tables:
  fee:
    by: route
    rows:
      worker: {value: 700, until: 2026-12-31}
      student: {value: 300, from: 2026-03-01, until: 2027-03-31}
      visitor: 100
    otherwise: 50
  terms:
    by: income
    rows:
      under least: {months: 3, visits: 1}
      least+: {months: 12, visits: 2, from: 2027-01-01}
values:
  surcharge:
    first:
      - {give: low, until: 2025-12-31}
      - {when: route == worker, from: 2027-01-01, give: high}
      - {give: mid}
  permit: {from: 2027-06-01, say: electronic, else: paper}
lines:
  remarks:
    - {from: 2027-01-01, unless: income >= least, say: You need a sponsor.}
    - {until: 2026-12-31, say: Bring two photos., else: Photos are taken there.}
    - say: Anybody may apply.
result: {fee: fee, months: terms.months, visits: terms.visits, surcharge: surcharge, permit: permit, remarks: remarks}
card:
  - verdict:
      - {when: income < least, from: 2027-01-01, say: Not enough, tone: bad}
      - {say: Enough, tone: good}
  - facts:
      - {label: Fee, of: fee}
      - {label: Levy, of: surcharge, from: 2027-01-01}
  - reasons: {title: Remarks, of: remarks}
  - note: {say: A new form applies., from: 2026-07-01, until: 2026-09-30}
`);

const days = ['2026-01-01', '2026-03-01', '2026-07-01', '2026-10-01', '2027-01-01', '2027-04-01', '2027-06-01'];

describe('what applies on a day', () => {
  it('changes on the first day, and on the day after the last', () => {
    expect(calculator.changesOn).toEqual(days);
    const shown = (day: string): string =>
      ['worker', 'student', 'visitor', '']
        .flatMap((route) => ['500', '2000'].map((income) => calculator.evaluate({route, income}, day)))
        .map(({result, card}) => JSON.stringify([result, card()]))
        .join();
    for (const day of days) {
      expect(shown(addDays(day, -1)!), day).not.toBe(shown(day));
      const next = days[days.indexOf(day) + 1] ?? '2099-01-01';
      expect(shown(addDays(next, -1)!), day).toBe(shown(day));
    }
  });

  it.each([
    ['2025-12-31', {fee: 700, months: 0, visits: 0, surcharge: 5, permit: 'paper'}],
    ['2026-12-31', {fee: 700, months: 0, visits: 0, surcharge: 10, permit: 'paper'}],
    ['2027-01-01', {fee: 50, months: 12, visits: 2, surcharge: 20, permit: 'paper'}],
    ['2027-06-01', {fee: 50, months: 12, visits: 2, surcharge: 20, permit: 'electronic'}],
  ])('for a worker on %s', (day, result) => {
    expect(calculator.calculate({route: 'worker', income: '2000'}, day)).toMatchObject(result);
  });

  it('is `otherwise` while a row is missing, although every option has one', () => {
    const table = (rows: string): ((answers: Record<string, string>, day: string) => unknown) => {
      const {calculator: priced} = small(`
needs: [plan]
inputs: {plan: {label: Plan, options: {plus: Plus, student: Student}}, age: {label: Age, type: number}}
constants: {adult: 18}
tables: {price: {${rows}, otherwise: 20}}
values: {isAdult: age >= adult}
result: {price: price, isAdult: isAdult}
card: [{figure: {label: Price, of: result.price}}]`);
      return (answers, day) => priced.calculate(answers, day)!['price'];
    };
    const byPlan = table('by: plan, rows: {plus: 39.90, student: {value: 15.50, until: 2026-12-31}}');
    const byAge = table('by: age, rows: {under adult: {value: 15.50, until: 2026-12-31}, adult+: 39.90}');
    for (const price of [byPlan, byAge]) {
      const prices = (day: string) =>
        [
          {plan: 'student', age: '10'},
          {plan: 'plus', age: '30'},
        ].map((given) => price(given, day));
      expect(prices('2026-12-31')).toEqual([15.5, 39.9]);
      expect(prices('2027-01-01')).toEqual([20, 39.9]);
    }
  });

  it('adds and removes lines, facts and notes', () => {
    const on = (day: string) => {
      const {result, card} = calculator.evaluate({route: 'student', income: '10'}, day);
      return [
        result!['remarks'],
        card().flatMap(({kind, items}) => items.map(({label, text}) => [kind, label, text].join(' '))),
      ];
    };
    expect(on('2026-08-01')).toEqual([
      ['Bring two photos.', 'Anybody may apply.'],
      expect.arrayContaining(['verdict  Enough', 'note  A new form applies.']),
    ]);
    expect(on('2027-01-01')).toEqual([
      ['You need a sponsor.', 'Photos are taken there.', 'Anybody may apply.'],
      expect.arrayContaining(['verdict  Not enough', 'facts Levy 10']),
    ]);
  });
});

it('says in the rules from when to when each applies', () => {
  const rows = calculator.documentation('2026-11-23').rules.flatMap((list) => list.rows);
  const said = rows.map(({label, texts}) => `${label}: ${texts.join(', ')}`);
  expect(said).toEqual(
    expect.arrayContaining([
      'Worker: 700 (until 31 December 2026)',
      'Student: 300 (from 1 March 2026 to 31 March 2027)',
      'Until 31 December 2025: 5',
      'Route: Worker (from 1 January 2027): 20',
    ]),
  );
});

it('explains a verdict by the day of its rule, and proposes no day that has passed', () => {
  const explain = (income: string, day: string): readonly string[] => {
    const answers = {route: 'student', income};
    const {card} = calculator.evaluate(answers, day);
    const [verdict] = explainCard(card(), calculator.derive(answers, day)!);
    return verdict!.checks
      .flatMap(({sentence, inner}) => [sentence, ...inner.map((each) => each.sentence)])
      .map(plainText);
  };
  expect(explain('10', '2026-12-31')).toEqual(['This rule applies until 31 December 2026.']);
  expect(explain('10', '2027-01-01')).toEqual(['Income: 10. You need 1,000, so you are 990 short.']);
});

/** A condition under a name. */
const conditionOf = (day: string, when: string) => {
  const written = small(`
inputs: {n: {label: N, type: number}}
constants: {start: {label: Start, value: ${day}}}
values: {applies: ${when}}
result: {n: n, applies: applies}
card: [{note: {say: Hello., when: applies}}]`);
  const {value} = written.model.steps.find(({name}) => name === 'applies')!;
  return {...written, condition: value.kind === 'expression' ? value.typed : expect.fail()};
};

it.each([
  ['today >= start', '2027-01-01'],
  ['start <= today', '2027-01-01'],
  ['not today < start', '2027-01-01'],
  ['today > start', '2027-01-02'],
  ['start < today', '2027-01-02'],
  ['not (today <= start and n > 0)', '2027-01-02'],
])('knows the day on which %s changes', (when, day) => {
  const {calculator: written, condition, model: its} = conditionOf('2027-01-01', when);
  expect(written.changesOn).toEqual([day]);
  const truths = [addDays(day, -1)!, day].map((each) => truthOn(condition, each, its));
  expect(truths).toEqual([when.includes('n > 0') ? undefined : false, true]);
});

it.each([
  [{from: '2027-01-01'}, 'from 1 January 2027', {until: '2026-12-31'}],
  [{until: '2026-12-31'}, 'until 31 December 2026', {from: '2027-01-01'}],
  [{from: '2026-01-01', until: '2026-12-31'}, 'from 1 January 2026 to 31 December 2026', undefined],
])('says %o as "%s"', (period: Period, words, opposite) => {
  const condition = inForceCondition(period);
  expect([periodOf(condition), periodOf(condition, true)]).toEqual([period, opposite]);
  expect(periodInWords(period)).toBe(words);
});

it('is not a rule about today where a table gives the figures of another day', () => {
  const {calculator: onDay} = small(`
inputs: {route: {label: Route, options: {worker: Worker}}, applied: {label: Applied, type: date}}
tables: {fee: {by: route, on: applied, rows: {worker: {value: 7, from: 2027-01-01}}, otherwise: 3}}
result: {fee: fee}
card: [{facts: [{label: Fee, of: fee}]}]`);
  const fee = (applied: string) => onDay.calculate({route: 'worker', applied}, '2026-06-30')!['fee'];
  expect(['2026-12-31', '2027-01-01', ''].map(fee)).toEqual([3, 7, 3]);
  expect(onDay.changesOn).toEqual([]);
});
