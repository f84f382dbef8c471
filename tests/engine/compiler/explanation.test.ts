// Does a compiled definition explain every kind of value: answers, rows, steps, limits, cases, lines, dates?
import {describe, expect, it} from 'vitest';
import type {BlockDerivation, Check, Derivation} from '../../../src/engine/plan/derived.ts';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {compileKitchenSink} from './goodSamples.ts';
import {small} from './smallDefinition.ts';

const TODAY = '2024-06-30';

/** The explanations of the blocks on a small definition's card. */
function explained(rules: string, answers: object, today = TODAY): readonly BlockDerivation[] {
  return small(rules).calculator.derive(answers as Readonly<Record<string, unknown>>, today)!;
}

/** The explanation of `of`, shown as a fact on the card. */
function working(rules: string, of: string, answers: object, unit = ''): Derivation {
  const shown = unit === '' ? '' : `, unit: ${unit}`;
  return explained(`${rules}\ncard: [{facts: [{label: Shown, of: '${of}'${shown}}]}]`, answers)[0]!.values[0]!;
}

/** The checks of a verdict that is good when `when` is true. */
function checks(rules: string, when: string, answers: object): readonly Check[] {
  const card = `card: [{verdict: [{when: "${when}", say: Good, tone: good}, {say: Bad, tone: bad}]}]`;
  return explained(`${rules}\n${card}`, answers)[0]!.checks;
}

const inputs = `
inputs:
  amount: {label: Amount, type: number, unit: EUR}
  years: {label: Years, type: integer, unit: years, whenZero: 1}
  level: {label: Level, options: {low: Low, middle: Middle, high: High}, order: [low, middle, high]}
  place: {label: Where?, options: {north: North, south: South, '4': Fourth}}
  day: {label: Day, type: date}
`;

/** Makes sure that every input is read. */
const everyInput = 'amount: amount, years: years, level: level, place: place, day: day';

describe('a value that shows', () => {
  const rules = `${inputs}
constants:
  rate: {label: Rate, value: 70%}
  fee: {label: Fee, value: 100, unit: EUR, note: From the list.}
  most: {label: Most, value: 500, unit: EUR}
tables:
  byLevel: {label: By level, by: level, rows: {low: 1, middle | high: =fee, blank: 0}}
  byAmount: {label: By amount, by: amount, rows: {under 10: 1, 10+: 2, 20+: 3}}
  byBoth: {label: By both, by: [level, place], rows: {low: {north: 1, south: 2}, high: {north: 3}}, otherwise: 9}
values:
  either: {label: Either, when: level >= middle, give: fee, else: amount}
sums:
  costs:
    base: {label: Base, give: fee}
    yearly: {label: Yearly, give: amount * years}
result: {${everyInput}, r: rate, m: most, l: byLevel, a: byAmount, b: byBoth, e: either, total: costs.total}`;

  it.each([
    [
      'amount',
      {amount: '12.5'},
      {kind: 'answer', label: 'Shown', text: '€12.50', value: 12.5, unit: 'EUR', filled: true},
    ],
    ['amount', {amount: 'abc'}, {kind: 'answer', text: '€0', value: 0, filled: false}],
    ['amount', {amount: '0'}, {kind: 'answer', filled: true}],
    ['years', {years: '0'}, {kind: 'answer', text: '1 year', value: 1, unit: 'years', filled: false}],
    ['level', {level: 'high'}, {kind: 'answer', text: 'High', filled: true}],
    ['level', {level: '__proto__'}, {kind: 'answer', text: '', filled: false}],
    ['day', {day: '2024-06-07'}, {kind: 'answer', text: '7 June 2024', filled: true}],
    ['fee', {}, {kind: 'fixed', text: '€100', value: 100, note: 'From the list.', rule: {row: 1}}],
    ['byLevel', {level: 'high'}, {kind: 'row', value: 100, rule: {list: 1, row: 1, label: 'Middle or High'}}],
    ['byAmount', {amount: '20'}, {kind: 'row', value: 3, rule: {row: 2, label: '€20 or more'}}],
    ['byBoth', {level: 'low', place: 'south'}, {kind: 'row', value: 2, rule: {row: 0}}],
    ['byBoth', {level: 'high', place: 'south'}, {kind: 'row', value: 9, rule: {row: 2}}],
    ['byBoth', {}, {kind: 'row', value: 9, rule: {row: 2, label: 'Any other combination, or no answer'}}],
    ['either', {level: 'low', amount: '7'}, {kind: 'case', value: 7, rule: {row: 1}, given: {kind: 'answer'}}],
  ])('%s for %o', (of, answers, expected) => {
    expect(working(rules, of, answers)).toMatchObject(expected);
  });

  it.each(['high', '=needed'])('a level that is needed has the short form of its option: %s', (level) => {
    const options = 'options: {low: {label: Low, short: a low degree}, high: {label: High, short: a high degree}}';
    const levels = `inputs:
  place: {label: Place, options: {north: North, south: South}}
  degree: {label: Degree, ${options}, order: [low, high]}
tables:
  needed: {label: Needed, by: place, rows: {north: high, south: low, blank: low}}
result: {degree: degree, needed: needed}`;
    const [check] = checks(levels, `degree >= ${level.replace('=', '')}`, {place: 'north', degree: 'low'});
    expect(check).toMatchObject({left: {text: 'Low'}, right: {text: 'High', said: 'a high degree'}});
  });

  it('a formula has a step for each figure, and a separate line for a limit that takes effect', () => {
    const {steps} = working(rules, 'min(amount * rate, most)', {amount: '1000'}, 'money') as Derivation & {
      kind: 'steps';
    };
    expect(steps.map(({sign, text, change}) => [sign, text, change])).toEqual([
      ['start', '€1,000', undefined],
      ['share', '€700', undefined],
      ['function', '€500', '− €200'],
    ]);
  });

  it('an amount is divided by what is left of a share, as percentages', () => {
    const derivation = working(rules, 'amount / (1 - rate)', {amount: '30'}, 'money');
    expect(explainValue(derivation).sentences.map(plainText)).toEqual(['€30 divided by 30% is €100.']);
    expect(explainValue(derivation).inner.map(({label, sentences}) => [label, ...sentences.map(plainText)])).toEqual([
      ['100% minus 70%', '100% minus 70% is 30%.'],
    ]);
  });

  it('a limit without effect and rounding a round number are not steps', () => {
    const {steps} = working(rules, 'max(0, round(min(amount + fee, most)))', {amount: '10'}) as Derivation & {
      kind: 'steps';
    };
    expect(steps.map(({sign, value}) => [sign, value])).toEqual([
      ['start', 10],
      ['plus', 110],
    ]);
  });

  it.each([
    ['round(amount * 1, 1)', '7.25', 'Rounded to 1 decimal', '€7.30'],
    ['round(amount * 1, 1)', '7.5', undefined, undefined],
    ['round(amount * 1, 0)', '7.5', 'Rounded to a whole number', '€8'],
    ['ceil(amount * 1, -2)', '710', 'Rounded up to hundreds', '€800'],
    ['floor(amount * 1, years)', '7.256', 'Rounded down to 2 decimals', '€7.25'],
  ])('a rounding that changes a number says to how many decimals: %s of %s', (formula, amount, line, text) => {
    const {steps} = working(rules, formula, {amount, years: '2'}, 'money') as Derivation & {kind: 'steps'};
    const said = steps.flatMap((step) => ('line' in step ? [[step.line, step.sentence, step.text]] : []));
    expect(said).toEqual(line === undefined ? [] : [[line, `${line}, this is {total}.`, text]]);
  });

  it('a sum has its parts, each explained', () => {
    const total = working(rules, 'costs.total', {amount: '20', years: '3'}, 'money') as Derivation & {kind: 'steps'};
    expect(total.steps.map(({of, text}) => [of?.label, of?.kind, text])).toEqual([
      ['Base', 'fixed', '€100'],
      ['Yearly', 'steps', '€160'],
    ]);
  });

  it.each([
    [
      'daysSince(day)',
      {day: '2024-06-20'},
      {sentence: 'These are the days from {0} to today.', value: 10, of: [{text: '20 June 2024'}]},
    ],
    ['addDays(day, 1)', {day: '2024-06-20'}, {sentence: 'That is {1} after {0}.', text: '21 June 2024'}],
    [
      'addMonths(day, 1)',
      {},
      {sentence: 'That is {1} after {0}.', text: '', of: [{text: ''}, {text: '1 month', value: 1}]},
    ],
    [
      'date(year(day), 4, 6)',
      {day: '2024-06-20'},
      {label: 'Shown', text: '6 April 2024', of: [{text: '2024', kind: 'function'}, {text: 'April'}, {text: '6'}]},
    ],
  ])('%s shows its arguments', (of, answers, expected) => {
    expect(working(rules, of, answers)).toMatchObject({kind: 'function', ...expected});
  });
});

describe('a verdict', () => {
  const rules = `${inputs}
constants: {least: {label: Least, value: 50, unit: EUR}}
lines:
  reasons:
    - unless: amount >= least
      say: Too little.
    - when: place in [south]
      say: Not there.
result: {${everyInput}, eligible: reasons is empty}`;
  const told = (when: string, answers: object) =>
    checks(rules, when, answers).map((check) =>
      check.kind === 'compared'
        ? [check.met, check.left.label, check.relation, check.distance]
        : check.kind === 'chosen'
          ? [check.met, check.choice.label, check.among, check.options]
          : [
              check.met,
              check.kind,
              'checks' in check ? check.checks.length : 'held' in check ? check.held : check.period,
            ],
    );

  it.each([
    ['amount >= least', {amount: '40'}, [[false, 'Amount', 'below', '€10']]],
    ['amount >= least', {amount: '50'}, [[true, 'Amount', 'equal', '€0']]],
    ['not amount < least', {amount: '60'}, [[true, 'Amount', 'above', '€10']]],
    ['level >= middle', {level: 'low'}, [[false, 'Level', 'below', '']]],
    ['level >= middle', {}, [[false, 'Level', 'below', '']]],
    ['place == north', {place: 'south'}, [[false, 'Where?', false, ['North']]]],
    ['place != north', {place: 'north'}, [[false, 'Where?', true, ['North']]]],
    ['amount >= least and level == high', {level: 'high'}, [[false, 'Amount', 'below', '€50']]],
    ['amount >= least or level == high', {level: 'high'}, [[true, 'Level', true, ['High']]]],
    ['amount >= least or level == high', {}, [[false, 'any', 2]]],
    ['not (amount >= least and level == high)', {level: 'high', amount: '60'}, [[false, 'any', 2]]],
    [
      'result.eligible',
      {amount: '10', place: 'south'},
      [
        [false, 'line', 1],
        [false, 'line', 1],
      ],
    ],
    [
      'result.eligible',
      {amount: '60', place: 'north'},
      [
        [true, 'Amount', 'above', '€10'],
        [true, 'Where?', false, ['South']],
      ],
    ],
  ])('%s for %o', (when, answers, expected) => {
    expect(told(when, answers)).toEqual(expected);
  });

  it('with several thresholds, names the nearest one missed', () => {
    const card = `card: [{verdict: [
      {when: amount >= least + least, say: Best, tone: good}, {when: amount >= least, say: Good, tone: good}, {say: Bad, tone: bad}]}]`;
    const [block] = explained(`${rules}\n${card}`, {amount: '40'});
    expect(block!.checks).toMatchObject([{met: false, distance: '€10'}]);
  });
});

describe('a verdict says why', () => {
  const rules = `
inputs:
  due: {label: When is the baby due?, short: due date, type: date}
  start: {label: When shall the leave begin?, type: date}
  age: {label: Age, type: integer}
constants: {least: 16, most: 100, young: 18}
values: {possible: age >= least and age <= most}
result: {due: due, start: start, age: age, possible: possible, old: age >= young}`;
  const answers = {due: '2024-03-07', start: '2024-03-01', age: '45'};
  const said = (verdicts: string): readonly string[] => {
    const {calculator} = small(`${rules}\ncard: [{verdict: [${verdicts}]}]`);
    const card = calculator.evaluate(answers, TODAY).card();
    return explainCard(card, calculator.derive(answers, TODAY)!)[0]!.checks.flatMap(({sentence, inner}) =>
      [sentence, ...inner.map((check) => check.sentence)].map(plainText),
    );
  };
  const sound = '{when: possible, say: Good, tone: good}';

  it('with a date that is an answer by its short form, and without a name if it only has a question', () => {
    expect(said(`{when: start < due, say: Early, tone: good}, ${sound}, {say: Bad, tone: bad}`)).toEqual([
      'When shall the leave begin? 1 March 2024, which is before the due date of 7 March 2024.',
    ]);
    expect(said(`{when: due > start, say: Late, tone: good}, ${sound}, {say: Bad, tone: bad}`)).toEqual([
      'When is the baby due? 7 March 2024, which is after 1 March 2024.',
    ]);
  });

  it('without another bad verdict, which is nothing to aim at', () => {
    const young = '{when: age < young, say: Too young, tone: bad}';
    expect(said(`${young}, {when: start == due, say: Good, tone: good}, {say: Bad, tone: bad}`)).toEqual([
      'When shall the leave begin? 1 March 2024. It must be the due date of 7 March 2024.',
    ]);
  });

  it('with what is the case where a verdict before it asks for what is unusual', () => {
    const check = '{unless: possible, say: Please check your age, tone: caution}';
    expect(said(`${check}, {when: start == due, say: Good, tone: good}, {say: Bad, tone: bad}`)).toEqual([
      'When shall the leave begin? 1 March 2024. It must be the due date of 7 March 2024.',
      'Age: 45, which is 29 more than the 16 you need.',
      'Age: 45, which is within the limit of 100.',
    ]);
  });
});

it('a line that follows from the verdict has no reasons of its own, and any other has', () => {
  const rules = `${inputs}
constants: {least: {label: Least, value: 50, unit: EUR}}
lines:
  needed:
    - {when: result.good, say: Keep your papers., else: You need papers.}
    - {when: place == south, say: Bring a hat.}
result: {${everyInput}, good: amount >= least, needed: needed}
card:
  - verdict: [{when: result.good, say: Good, tone: good}, {say: Bad, tone: bad}]
  - requirements: {title: Needed, of: result.needed}`;
  const [verdict, needed] = explained(rules, {amount: '10', place: 'south'});
  expect(verdict!.checks).toHaveLength(1);
  expect(needed!.values.map((line) => line.kind === 'case' && [line.text, line.checks.length])).toEqual([
    ['You need papers.', 0],
    ['Bring a hat.', 1],
  ]);
});

describe('the kitchen sink', () => {
  it('explains every block, nothing if a guard stops it, and is not affected by junk', () => {
    const {calculator} = compileKitchenSink();
    expect(calculator.derive({}, TODAY)).toBeNull();
    const answers = {route: 'investor', nationality: '__proto__', age: 'constructor', submitted: '2024-02-30'};
    for (const {values} of calculator.derive({...answers, familySize: '-3'}, TODAY) ?? [])
      expect(JSON.stringify(values)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
