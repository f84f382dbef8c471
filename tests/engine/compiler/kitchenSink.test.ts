// Do the good samples compile without diagnostics, and does the kitchen sink calculate what its cases expect?
import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {toModule} from '../../../src/engine/program/parts.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {addDays} from '../../../src/engine/runtime/calendar.ts';
import {compileKitchenSink, goodFolder, readSample} from './goodSamples.ts';

const {body, calculator} = compileKitchenSink();

const ada = {
  route: 'worker',
  applicantName: 'Ada',
  nationality: 'lemuria',
  education: 'masters',
  english: '5',
  experience: '3-9',
  age: '36',
  salary: '90000',
  savings: '20000',
  familySize: '2',
  stay: '1.5',
  jobOffer: 'yes',
  office: 'north',
  service: 'express',
  submitted: '2026-06-01',
};

describe('good samples', () => {
  it.each(readdirSync(goodFolder))('%s compiles without a diagnostic, and its cases hold', (name) => {
    const {diagnostics, runs} = compileProject(readSample(name));
    expect(diagnostics.map(toText)).toEqual([]);
    const compared = [...runs.values()].map((run) => run.compared);
    expect(compared.length > 0 && compared.every((count) => count > 0)).toBe(true);
  });
});

describe('the result of the kitchen sink', () => {
  it('is null while a guard applies: nothing filled in, junk, names of inherited properties', () => {
    const routes = [undefined, '', ' ', 'sailor', '__proto__', 'constructor', 'toString', null, 1, ['worker'], {}];
    expect(routes.map((route) => calculator.calculate({...ada, route}, '2026-06-30'))).toEqual(routes.map(() => null));
  });

  it("has every key, in order, if only the guard's question is answered", () => {
    expect(calculator.calculate({route: 'worker'}, '2026-06-30')).toEqual({
      eligible: false,
      permit: 'Worker permit A-1',
      feeUnknown: false,
      route: 'worker',
      applicant: '',
      points: 0,
      capped: 0,
      breakdown: {age: 0, education: 0, english: 0, salary: 0, savings: 0, jobOffer: 0},
      totalCost: 279.95,
      tax: 0,
      afterTax: 0,
      beforeTax: 0,
      stampFee: 0,
      wealth: 0,
      monthly: {salary: 0, afterTax: 0},
      surcharge: 10,
      deposit: 500,
      advice: 'Improve your English',
      reasons: ['Please choose your nationality.'],
      papers: [],
      hasRemarks: false,
      waiting: {days: 90, weeks: 12.9, wholeWeeks: 12, pace: 0, state: 'In the queue'},
      decisionDate: null,
      validUntil: null,
      visit: {
        years: 0,
        months: 0,
        days: 0,
        interview: null,
        taxYear: null,
        counted: '2020-03-01',
        closes: null,
        fee: 0,
        salary: 41_000,
        renewed: 'never',
      },
      visits: {
        number: 0,
        long: 0,
        last: null,
        spending: 0,
        forWork: 0,
        counts: false,
        days: 0,
        most: 0,
        over: null,
        longest: 90,
        next: '2026-06-30',
        nights: 0,
        free: '2026-06-30',
      },
      percentDone: 0,
      stages: [
        {name: 'Application received', completed: true, date: null},
        {name: 'Documents checked', completed: false, date: null},
        {name: 'Decision', completed: false, date: null},
      ],
      interview: 'You will be asked to an interview at the embassy.',
      urgent: false,
      desk: 'Second desk',
    });
  });

  it.each([
    [
      'junk',
      {
        education: 'phd ',
        english: 'seven',
        age: 'old',
        salary: '9e9e9',
        familySize: 'x',
        jobOffer: 'YES',
        office: '?',
        submitted: '2024-02-30',
      },
    ],
    [
      'inherited names',
      {
        education: '__proto__',
        english: 'constructor',
        age: '__proto__',
        salary: 'toString',
        familySize: '__proto__',
        jobOffer: 'valueOf',
        office: '__proto__',
        submitted: '__proto__',
      },
    ],
    [
      'other kinds',
      {
        education: {},
        english: [],
        age: null,
        salary: Number.NaN,
        familySize: -3,
        jobOffer: true,
        office: undefined,
        submitted: 20_240_607,
      },
    ],
  ])('reads %s as blank', (_, junk) => {
    expect(calculator.calculate({route: 'worker', ...junk}, '2026-06-30')).toEqual(
      calculator.calculate({route: 'worker'}, '2026-06-30'),
    );
  });

  it('reads JSON numbers like text', () => {
    const numbers = {...ada, age: 36, salary: 90_000, savings: 20_000, familySize: 2, stay: 1.5, english: 5};
    expect(calculator.calculate(numbers, '2026-06-30')).toEqual(calculator.calculate(ada, '2026-06-30'));
  });
});

describe('dated values', () => {
  it.each([
    ['2026-06-30', 180, 450],
    ['2026-07-01', 210, 500],
    ['2023-12-31', 180, 450],
    ['2030-12-31', 210, 500],
  ])('on %s the permit costs %d and express service %d', (today, permit, service) => {
    expect(calculator.evaluate(ada, today).values()['costs']).toMatchObject({permit, service});
  });

  it.each([
    ['2026-12-31', '€41,000 per year'],
    ['2027-01-01', '€43,500.50 per year'],
  ])('on %s the page says %s', (today, words) => {
    expect(calculator.documentation(today).faqs[0]?.answer).toContain(words);
  });

  it.each([
    ['2023-12-31', '€41,000; from 1 January 2027: €43,500.50', '€180; from 1 July 2026: €210'],
    ['2026-06-30', '€41,000; from 1 January 2027: €43,500.50', '€180; from 1 July 2026: €210'],
    ['2026-07-01', '€41,000; from 1 January 2027: €43,500.50', '€210'],
    ['2026-12-31', '€41,000; from 1 January 2027: €43,500.50', '€210'],
    // A rule reads the salary of another day, so the one of before is said too.
    ['2027-01-01', '€43,500.50; before 1 January 2027: €41,000', '€210'],
    ['9999-12-31', '€43,500.50; before 1 January 2027: €41,000', '€210'],
  ])('on %s the rules of the page say %s and %s', (today, salary, fee) => {
    const {rules} = calculator.documentation(today);
    const textsOf = (title: string, name: string) =>
      rules.find((rule) => rule.title === title)!.rows.find(({label}) => label === name)!.texts;
    expect(textsOf('Figures', 'Minimum salary per year')).toEqual([salary]);
    expect(textsOf('Permits', 'To work')).toEqual([
      'Name: Worker permit A-1',
      `Salary: ${salary.replace(/; before .*/, '')}`,
      "Degree: Bachelor's",
      `Fee: ${fee}`,
    ]);
  });

  it('change the page only on the days that it lists', () => {
    const [end, ...changes] = calculator.changesOn.toReversed();
    expect(calculator.changesOn).toEqual(['2024-01-01', '2026-07-01', '2027-01-01', '2031-01-01']);
    // On the day on which the rules end, only the result goes.
    expect(calculator.documentation(end!)).toEqual(calculator.documentation(addDays(end!, -1)!));
    const days = ['0001-01-01', ...changes.toReversed(), '9999-12-31'];
    days.slice(1).forEach((day, index) => {
      const before = day === '9999-12-31' ? day : addDays(day, -1)!;
      expect(calculator.documentation(before)).toEqual(calculator.documentation(days[index]!));
      if (day !== before) expect(calculator.documentation(day)).not.toEqual(calculator.documentation(before));
    });
  });

  it.each([
    ['2026-12-31', '2026-12-20', true],
    ['2027-01-01', '2026-12-21', false],
    ['2027-01-02', '2026-12-20', true],
  ])('on %s papers sent on %s are checked: %s', (today, submitted, checked) => {
    expect(calculator.calculate({...ada, submitted}, today)!['stages']).toMatchObject([
      {},
      {name: 'Documents checked', completed: checked},
      {},
    ]);
  });
});

describe('the card', () => {
  it('formats figures, labels and dates by kind and format', () => {
    const card = calculator.evaluate(ada, '2026-06-30').card();
    expect(card.map((block) => block.kind)).toEqual([
      'verdict',
      'figure',
      'figure',
      'breakdown',
      'fees',
      'reasons',
      'requirements',
      'checklist',
      'facts',
      'progress',
      'stages',
      'note',
      'note',
      'figure',
    ]);
    expect(card[1]).toEqual({
      kind: 'figure',
      items: [
        {
          label: 'Points',
          value: 95,
          unit: 'points',
          text: '95 points',
          outOf: 100,
          outOfText: '95 / 100',
          marks: [{label: 'Pass mark', value: 60, text: '60 points'}],
          isHeadline: true,
        },
      ],
    });
    expect(card[2]).toEqual({
      kind: 'figure',
      items: [{label: 'Answer expected on', text: '19 June 2026', day: '2026-06-19', isHeadline: true}],
    });
    expect(card[8]).toEqual({
      kind: 'facts',
      items: [
        {label: 'Applicant', text: 'Ada'},
        {label: 'Education', text: "Master's"},
        {label: 'Treaty discount', text: '20%'},
        {label: 'Salary per person', text: '€45,000', value: 45000, unit: 'EUR', assumes: ['familySize']},
        {label: 'Sea tax', text: '€9,750', value: 9750, unit: 'EUR'},
        {label: 'Points for wealth', text: '0 points', value: 0, unit: 'points'},
        {label: 'Salary per month', text: '€7,500', value: 7500, unit: 'EUR'},
        {label: 'Days since the application', text: '29 days', value: 29, unit: 'days'},
        {label: 'Pace', text: 'late'},
        {label: 'Chances', text: 'Good'},
      ],
    });
  });

  it('shows a block only if its condition is true', () => {
    const retiree = calculator.evaluate({route: 'retiree'}, '2026-06-30').card();
    expect(retiree.map((block) => block.kind)).toEqual([
      'verdict',
      'figure',
      'breakdown',
      'reasons',
      'requirements',
      'checklist',
      'facts',
      'stages',
      'note',
    ]);
  });
});

it('the emitted module does not evaluate strings as code', () => {
  expect(toModule(body, 'calculator', '/src/engine/runtime')).not.toMatch(/\b(?:eval\b|Function|import\s*\()/);
});
