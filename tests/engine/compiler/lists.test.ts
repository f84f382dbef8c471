// Does a repeated question give what its items say, in any order and however it is written, and can every tool follow it?
import {describe, expect, it} from 'vitest';
import {knownVerdict, questionsLeft} from '../../../src/engine/answers/interview.ts';
import {provenCompleteness} from '../../../src/engine/answers/verdictProof.ts';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {readerOf} from '../../../src/engine/language/inputs/index.ts';
import type {ListField} from '../../../src/engine/language/inputs/list.ts';
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {formatItems, parseItems} from '../../../src/engine/runtime/items.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {mutantsOf} from '../../../src/tools/analysis/mutate/mutants.ts';
import {answerSpace, comparisonSpace} from '../../../src/tools/analysis/space.ts';
import {Random} from '../../tools/analysis/randomDefinitions.ts';
import {small} from './smallDefinition.ts';

const {calculator, model, text} = small(`
inputs:
  jobs:
    label: Your jobs
    item: job
    many: 4
    each:
      start: {label: First day, type: date}
      pay: {label: Pay, type: number, unit: EUR}
      hours: {label: Hours a week, type: integer}
      kind: {label: Kind, options: {office: Office, field: In the field}}
  budget: {label: Budget, type: number, unit: EUR}
constants:
  fullTime: {label: Full time, value: 30, unit: hours}
  reform: 2020-03-01
tables:
  band: {by: number, rows: {0: none, 1: one, 2+: more}}
values:
  number: count(jobs)
  total: {label: Pay of all jobs, give: 'sum(jobs, pay)'}
  each: {give: 'total / jobsOrOne', label: Pay of each}
  jobsOrOne: {give: 'max(1, number)', label: Number of jobs, unit: jobs}
  long: count(jobs, hours >= fullTime and start < reform)
result:
  pay: total
  jobs: count(jobs)
  long: long
  anyField: any(jobs, kind == field)
  latest: most(jobs, start)
  hours: most(jobs, hours)
  fewest: least(jobs, hours)
  first: least(jobs, start)
  band: band
  inOffice: sum(jobs, pay, kind == office)
  latestFull: most(jobs, start, hours >= fullTime)
  over: any(jobs, pay > budget)
card:
  - verdict: [{when: result.over, say: Over, tone: bad}, {say: Within, tone: good}]
  - facts: [{label: Pay, of: total, unit: money}, {label: Long, of: long}, {label: Latest, of: result.latest, missing: None}, {label: Office, of: result.inOffice}, {label: Number, of: number}, {label: Pay of each, of: each, unit: money}]`);

interface Job {
  readonly start: string;
  readonly pay: string;
  readonly hours: string;
  readonly kind: string;
}

const textOf = (jobs: readonly Job[]): string =>
  formatItems(jobs.map(({start, pay, hours, kind}) => [start, pay, hours, kind]));

const resultOf = (jobs: unknown, budget = '500') => calculator.calculate({jobs, budget}, '2026-06-30')!;

/** The result by hand, in cents. */
function expected(jobs: readonly Job[], budget: number) {
  const pays = jobs.map(({pay}) => Math.max(0, Number(pay) || 0));
  const hours = jobs.map((job) => Math.max(0, Math.floor(Number(job.hours) || 0)));
  const starts = jobs.map(({start}) => start).filter((start) => start !== '');
  return {
    pay: pays.reduce((sum, pay) => sum + Math.round(pay * 100), 0) / 100,
    jobs: jobs.length,
    // No date is before every day.
    long: jobs.filter(({start}, index) => hours[index]! >= 30 && start < '2020-03-01').length,
    anyField: jobs.some(({kind}) => kind === 'field'),
    latest: starts.toSorted().at(-1) ?? null,
    hours: Math.max(0, ...hours),
    fewest: hours.length === 0 ? 0 : Math.min(...hours),
    first: starts.toSorted()[0] ?? null,
    // A count is never below 0, so its first row is 0.
    band: ['none', 'one', 'more', 'more', 'more'][jobs.length],
    inOffice:
      jobs.reduce((sum, {kind}, index) => sum + (kind === 'office' ? Math.round(pays[index]! * 100) : 0), 0) / 100,
    latestFull:
      jobs
        .filter((_, index) => hours[index]! >= 30)
        .map(({start}) => start)
        .filter((start) => start !== '')
        .toSorted()
        .at(-1) ?? null,
    over: pays.some((pay) => pay > budget),
  };
}

function madeJob(random: Random): Job {
  return {
    start: random.pick(['', '2020-02-29', '2020-03-01', '2019-12-31', '2026-06-30']),
    pay: random.pick(['', '0.1', '0.2', '100.10', '500', '500.01', 'much', String(random.below(100_000) / 100)]),
    hours: random.pick(['', '29.9', '30', '40', '-3']),
    kind: random.pick(['', 'office', 'field', 'unknown']),
  };
}

const isBlank = (job: Job): boolean => Object.values(job).every((value) => value === '');

it('1,000 lists give what is worked out by hand, in any order, as text and as JSON', () => {
  const random = new Random(7);
  for (let tried = 0; tried < 1_000; tried++) {
    const jobs = Array.from({length: random.below(5)}, () => madeJob(random));
    const budget = random.pick(['0', '0.1', '500']);
    const result = resultOf(textOf(jobs), budget);
    const label = `${textOf(jobs)}, ${budget}`;
    expect(result, label).toEqual(
      expected(
        jobs.filter((job) => !isBlank(job)),
        Number(budget),
      ),
    );
    expect(resultOf(jobs, budget), label).toEqual(result);
    expect(resultOf(textOf(jobs.toReversed()), budget), label).toEqual(result);
  }
});

describe('an answer that is no list', () => {
  it.each([
    ['junk', 'what, ever;;'],
    ['a number', 7],
    ['items of something else', [null, 3, 'x', {pay: {}}, {pay: NaN}]],
    ['an inherited name', [{__proto__: {pay: '5'}}]],
  ])('%s has no pay, and does not throw', (_, jobs) => {
    expect(resultOf(jobs)).toMatchObject({pay: 0});
  });

  it('items beyond the limit do not count', () => {
    expect(resultOf(textOf(Array.from({length: 9}, () => ({start: '', pay: '1', hours: '', kind: ''}))))).toMatchObject(
      {jobs: 4, pay: 4},
    );
  });
});

it('any text can be kept in a field, but for spaces around it', () => {
  const random = new Random(11);
  for (let tried = 0; tried < 500; tried++) {
    const items = Array.from({length: 1 + random.below(3)}, () =>
      Array.from({length: 2}, () =>
        Array.from({length: random.below(6)}, () => random.pick([...',;%2cb5 1é']))
          .join('')
          .trim(),
      ),
    );
    expect(parseItems(formatItems(items))).toEqual(formatItems(items) === '' ? [] : items);
  }
});

it('the answer that there are no items is not a field with this word', () => {
  expect(formatItems([['none']])).not.toBe('none');
  expect([parseItems('none'), parseItems(formatItems([['none']]))]).toEqual([[], [['none']]]);
});

describe('the form', () => {
  const field = calculator.page('2026-06-30').fields[0]!;
  const reader = readerOf(field);

  it.each([
    ['', 'unanswered'],
    [',,,', 'unanswered'],
    ['none', null],
    ['2026-01-01,100,40,office', null],
    [',,,;2026-01-01,100,40,office', null],
    ['2026-01-01,100,40,', 'unfinished'],
    ['2026-01-01,much,40,office', 'unfinished'],
    [Array(5).fill('2026-01-01,100,40,office').join(';'), 'outOfRange'],
  ])('%j is open because: %s', (answer, reason) => {
    expect(reader.openReason(field, answer)).toBe(reason);
  });

  it('is complete without items where the list is optional', () => {
    expect(reader.openReason({...field, optional: true}, '')).toBeNull();
  });

  it('is complete without what is optional in an item', () => {
    const list = field as ListField;
    const each = list.each.map((part) => ({...part, optional: true as const}));
    expect(reader.openReason({...list, each}, '2026-01-01,,,')).toBeNull();
  });

  it('keeps numbers as plain numbers, and drops items that are blank', () => {
    expect(reader.plain!(field, '2026-01-01,1%2c000.50,40,office;,,,')).toBe('2026-01-01,1000.50,40,office');
  });
});

it('nothing is claimed of a verdict while a list is open, nor of a number that is compared with one of its items', () => {
  const {fields} = calculator.page('2026-06-30');
  const verdict = (answers: Readonly<Record<string, string>>) =>
    provenCompleteness(calculator, fields, answers, '2026-06-30').verdict;
  const job = '2026-01-01,100,40,office';
  expect([verdict({budget: '500'}), verdict({jobs: job}), verdict({jobs: `${job};,5,,`, budget: '500'})]).toEqual(
    Array(3).fill('open'),
  );
  expect([verdict({jobs: job, budget: '500'}), verdict({jobs: 'none', budget: '500'})]).toEqual(
    Array(2).fill('settled'),
  );
  expect(knownVerdict(calculator, fields, {budget: '500'}, '2026-06-30').kind).toBe('unproven');
  expect(questionsLeft(calculator, fields, {}, new Set(), '2026-06-30').map(({id}) => id)).toEqual(['jobs', 'budget']);
});

describe('the rule diff', () => {
  const few = `
inputs:
  jobs:
    label: Your jobs
    item: job
    many: 4
    each:
      hours: {label: Hours a week, type: integer}
      kind: {label: Kind, options: {office: Office, field: In the field}}
result:
  office: any(jobs, kind == office and hours > 0)
card:
  - verdict: [{when: result.office, say: Office, tone: good}, {say: None, tone: bad}]`;
  const fewText = small(few).text;
  const diffOf = (...changes: readonly (readonly [string, string])[]) => {
    const changed = changes.reduce((former, [from, to]) => former.replace(from, to), fewText);
    const path = 'atlantis/small.yaml';
    const diff = diffDefinition({id: 'small', before: {path, text: fewText}, after: {path, text: changed}});
    if (diff.kind !== 'changed') throw new Error(JSON.stringify(diff));
    return diff;
  };

  it('says how the fields of an item change, and how many items there can be', () => {
    const {form} = diffOf(['many: 4', 'many: 5'], ['office: Office, ', 'home: At home, office: Office, ']);
    expect(form).toEqual([
      {input: 'jobs', label: 'Your jobs', kind: 'many', before: 4, after: 5},
      {input: 'jobs.kind', label: 'Kind', kind: 'options', lost: [], added: ['At home']},
    ]);
  });

  it('finds that a fold changes answers', () => {
    expect(diffOf(['any(jobs, kind', 'not any(jobs, kind']).behaviour!.changed).toBeGreaterThan(0);
  });

  it('proves nothing about lists, of which it tries few', () => {
    const turned = small(few.replace('hours > 0', '0 < hours'));
    const {incomplete} = comparisonSpace(small(few).model, turned.model);
    expect(incomplete).toEqual([{input: 'jobs', reason: 'items'}]);
  });
});

it('what the items have together is explained', () => {
  const jobs = textOf([
    {start: '2019-01-01', pay: '100', hours: '40', kind: 'office'},
    {start: '2021-01-01', pay: '600.50', hours: '40', kind: 'office'},
  ]);
  const explained = (answer: string) => {
    const blocks = calculator.derive({jobs: answer, budget: '500'}, '2026-06-30')!;
    return blocks.flatMap(({values}) => values).map((value) => explainValue(value));
  };
  const [pay, long, latest, office, number, each] = explained(jobs).map(({sentences, ledger}) => ({
    sentences: sentences.map(plainText),
    ledger: ledger.map(({label, text: figure}) => `${label}: ${figure}`),
  }));
  expect(pay).toEqual({
    sentences: ['Added up for 2 jobs.'],
    ledger: ['Job 1 (1 January 2019): €100', 'Job 2 (1 January 2021): €600.50', 'Result: €700.50'],
  });
  expect(long!.sentences).toEqual(['It applies to 1 of 2 jobs.']);
  expect(latest!.sentences).toEqual(['The latest of 2 jobs.']);
  expect(number!.sentences).toEqual(['You entered 2 jobs.']);
  expect(each!.sentences).toEqual(['€700.50 divided by 2 jobs is €350.25.']);
  expect(office!.sentences).toEqual(['Added up for 2 jobs.']);
  expect(explained('2019-01-01,5,40,field')[3]!.sentences.map(plainText)).toEqual(['None of your jobs counts here.']);
  expect(explained('').map(({sentences}) => sentences.map(plainText))).toContainEqual(['You entered no jobs.']);
});

describe('the analysis', () => {
  it('cuts the fields of an item, and nothing that is compared with one of many items', () => {
    const cuts = cutsOf(model, '2026-06-30');
    expect(cuts.get('jobs.hours')).toMatchObject({complete: true, cuts: [{at: 30, after: false}]});
    expect(cuts.get('budget')).toMatchObject({complete: false, cuts: []});
  });

  it('takes lists of few items, and says so', () => {
    const {axes, incomplete} = answerSpace([model]);
    const lengths = axes.find(({input}) => input === 'jobs')!.answers[0]!.map((answer) => parseItems(answer).length);
    expect([...new Set(lengths)].toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(incomplete).toContainEqual({input: 'jobs', reason: 'items'});
  });

  it('changes folds, the fields that they read, and the number of items', () => {
    const mutants = mutantsOf(
      read({path: 'small.yaml', text}, () => {})!,
      model,
    ).map(({from, to}) => `${from} → ${to}`);
    for (const mutant of ["'sum(jobs, pay)' → 'most(jobs, pay)'", '4 → 5', "'kind == field' → 'kind == office'"])
      expect(mutants.join('\n')).toContain(mutant);
  });
});

it('an amount that a verdict compares with something of each item is explained, as outside the list an item has no value', () => {
  const {calculator: trips} = small(`
inputs:
  trips:
    label: Your trips
    item: trip
    many: 3
    each: {first: {label: First day, type: date}, last: {label: Last day, type: date}}
  budget: {label: Budget, type: number, unit: EUR}
constants: {daily: {label: Cost of a day, value: 100, unit: EUR}}
result: {over: 'any(trips, budget < daysBetween(first, last) * daily)'}
card:
  - verdict: [{when: result.over, say: Over, tone: bad}, {say: Within, tone: good}]
  - facts: [{label: Budget, of: budget, unit: money}]`);
  const answers = {trips: formatItems([['2026-01-01', '2026-01-11']]), budget: '500'};
  expect(trips.derive(answers, '2026-06-30')![1]!.values.map(({label, text: figure}) => [label, figure])).toEqual([
    ['Budget', '€500'],
  ]);
});
