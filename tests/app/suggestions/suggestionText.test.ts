// Does each suggestion read like a sentence that a person would say, with the definition's words and without them?
import {describe, expect, it} from 'vitest';
import {suggestionLines} from '../../../src/app/result/suggestions/suggestionText.ts';
import type {Answers} from '../../../src/engine/runtime/answers.ts';
import {findChanges} from '../../../src/engine/answers/suggestions/findChanges.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';

const today = '2026-06-30';

const constants = {enough: 40_000, tooMuch: 50_000, some: 3, manyDays: 90, grownUp: 30};

/** The lines of a calculator with these inputs, eligible under this condition: those that help, and those that harm. */
function linesFor(inputs: string, condition: string, answers: Answers) {
  const found = foundFor(inputs, condition, answers);
  const texts = (aim: 'better' | 'worse') => found(aim).map(({text}) => text.replaceAll('\u00a0', ' '));
  return {better: texts('better'), worse: texts('worse')};
}

/** The lines that help or harm, as `linesFor` has their texts. */
function foundFor(inputs: string, condition: string, answers: Answers) {
  const used = Object.entries(constants).filter(([name]) => condition.includes(name));
  const {calculator} = small(`
inputs:
${inputs}
${used.length === 0 ? '' : `constants: ${JSON.stringify(Object.fromEntries(used))}`}
result: {eligible: '${condition}'}
card:
  - verdict: [{when: '${condition}', say: Eligible., tone: good}, {say: Not eligible, tone: bad}]
`);
  const {fields} = calculator.page(today);
  const found = findChanges(calculator, fields, answers, today)!;
  return (aim: 'better' | 'worse') => suggestionLines(aim, found, fields);
}

const salary = '  salary: {label: Salary, type: number, unit: EUR, changes: freely, suggest: "Earn {answer} a year"}';
const offer = '  offer: {label: Do you have an offer?, type: yesno, changes: freely, suggest: Get a job offer}';
const degree = `  degree:
    label: Highest education
    options: {none: None, bachelors: {label: Bachelor's degree, short: a bachelor's degree}, phd: {label: PhD, short: a PhD}}
    order: [none, bachelors, phd]
    changes: slowly
    suggest: Get {answer}`;

describe('with the words of the definition', () => {
  it('a number is put into them, with its limit and what is missing', () => {
    const {better, worse} = linesFor(salary, 'salary >= enough', {salary: '34700'});
    expect(better).toEqual(['Earn at least €40,000 a year (€5,300 more)']);
    expect(worse).toEqual([]);
  });

  it('but never for what makes the result worse', () => {
    const {worse} = linesFor(salary, 'salary >= enough', {salary: '41000'});
    expect(worse).toEqual(['Salary: less than €40,000']);
  });

  it('an option is put into them as part of a sentence', () => {
    expect(linesFor(degree, 'degree >= bachelors', {degree: 'none'}).better).toEqual([
      "Get a bachelor's degree or higher",
    ]);
    expect(linesFor(degree, 'degree >= bachelors', {degree: 'phd'}).worse).toEqual([]);
  });

  it('what is missing is not said after 0, and not in fractions of a year', () => {
    expect(linesFor(salary, 'salary >= enough', {salary: '0'}).better).toEqual(['Earn at least €40,000 a year']);
    const worked = '  worked: {label: Work, type: number, unit: years, changes: slowly, suggest: "Work for {answer}"}';
    const told = (years: string) => linesFor(worked, 'worked >= some', {worked: years}).better;
    expect(told('2.4')).toEqual(['Work for at least 3 years (about 7 months more)']);
    expect(told('0.5')).toEqual(['Work for at least 3 years (about 2 years and 6 months more)']);
    expect(told('')).toEqual(['Work for at least 3 years']);
  });

  it('a number that has two ends says both', () => {
    const between = linesFor(salary, 'salary >= enough and salary < tooMuch', {salary: '30000'}).better;
    expect(between).toEqual(['Earn at least €40,000 but less than €50,000 a year (€10,000 more)']);
  });

  it('two changes with a common verb say it twice where the second would sound like part of the first', () => {
    const kinds = ['a', 'b'].map(
      (name) => `  ${name}: {label: ${name}, type: yesno, changes: freely, suggest: Work in ${name.toUpperCase()}}`,
    );
    expect(linesFor(kinds.join('\n'), 'a == yes and b == yes', {}).better).toEqual(['Work in A and work in B']);
  });

  it('two changes are one sentence, which says a common verb once', () => {
    const both = linesFor(`${degree}\n${offer}`, 'offer == yes and degree >= bachelors', {});
    expect(both.better).toEqual(["Get a bachelor's degree or higher and a job offer"]);
    const other = linesFor(`${offer}\n${salary}`, 'offer == yes and salary >= enough', {salary: '30000'});
    expect(other.better).toEqual(['Get a job offer and earn at least €40,000 a year (€10,000 more)']);
  });

  it('options can have a text each', () => {
    const place = `  place:
    label: Where will you apply?
    options: {home: At home, embassy: At an embassy, airport: At the airport}
    changes: freely
    suggest: {home: Apply at home, embassy: Apply at an embassy}`;
    expect(linesFor(place, 'place == embassy', {place: 'home'}).better).toEqual(['Apply at an embassy']);
    expect(linesFor(place, 'place == home or place == embassy', {place: 'airport'}).better).toEqual([
      'Apply at home',
      'Apply at an embassy',
    ]);
    expect(linesFor(place, 'place == airport', {place: 'home'}).better).toEqual([
      'Answer “At the airport” to “Where will you apply?”',
    ]);
  });
});

describe('without words of the definition', () => {
  it('a field is named as within sentences', () => {
    const years = (unit: string, short = '') =>
      linesFor(
        `  years: {label: How long have you worked?, ${short}type: integer, unit: ${unit}, changes: freely}`,
        'years >= some',
        {years: '2'},
      ).better;
    expect(years('years', 'short: work experience, ')).toEqual(['Work experience: at least 3 years (1 more year)']);
    expect(years('people')).toEqual(['Answer “At least 3 people” to “How long have you worked?” (1 more person)']);
  });

  it('a yes to a question has the note that its hint gives, the first time it is suggested', () => {
    const hinted = offer.replace('type: yesno', 'type: yesno, hint: We count the most.');
    const either = 'offer == yes and degree >= bachelors or salary >= enough';
    const found = foundFor(`${hinted}\n${degree}\n${salary}`, either, {degree: 'none'});
    expect(found('better').map(({note}) => note)).toEqual(['', 'We count the most.']);
    expect(foundFor(hinted, 'offer == yes', {offer: 'yes'})('worse').map(({note}) => note)).toEqual(['']);
  });

  it('a maximum says what to leave out', () => {
    const days = '  days: {label: Days, type: integer, unit: days, changes: freely}';
    expect(linesFor(days, 'days <= manyDays', {days: '92'}).better).toEqual(['Days: at most 90 days (2 days less)']);
    expect(linesFor(days, 'days <= manyDays', {days: '90'}).worse).toEqual(['Days: at least 91 days']);
  });

  it('an age is a birthday', () => {
    const age = '  age: {label: Age, type: integer, unit: years, changes: ages}';
    expect(linesFor(age, 'age >= grownUp', {age: '28'}).better).toEqual(['Wait until you turn 30']);
    expect(linesFor(age, 'age < grownUp', {age: '28'}).worse).toEqual(['Age: 30 or older']);
    expect(linesFor(`${age}\n${offer}`, 'age >= grownUp and offer == yes', {age: '28'}).better).toEqual([
      'Get a job offer, and wait until you turn 30',
    ]);
    expect(linesFor(age, 'age >= grownUp', {age: '20'}).better).toEqual([]);
  });

  it('a few options are named, in quotation marks, and the others counted', () => {
    const options = 'abcdef'.split('').map((letter) => `${letter}: Job ${letter.toUpperCase()}`);
    const job = (condition: string) =>
      linesFor(`  job: {label: Job, options: {${options.join(', ')}}, changes: freely}`, condition, {job: 'f'}).better;
    expect(job('job == a')).toEqual(['Job: Job A']);
    expect(job('job == a or job == b')).toEqual(['Job: “Job A” or “Job B”']);
    expect(job('job != f and job != e and job != blank')).toEqual(['Job: “Job A”, “Job B”, “Job C”, or “Job D”']);
    expect(job('job != f and job != blank')).toEqual(['Job: “Job A”, “Job B”, “Job C”, or any of 2 more in the list']);
  });

  it('an option that others follow is in quotation marks too', () => {
    const sponsor = `  sponsor:
    label: Do you have a sponsor?
    options: {none: None, searching: I am searching, found: 'Yes, found'}
    order: [none, searching, found]
    changes: freely`;
    expect(linesFor(sponsor, 'sponsor >= searching', {sponsor: 'none'}).better).toEqual([
      'Answer “I am searching” or higher to “Do you have a sponsor?”',
    ]);
    expect(linesFor(sponsor, 'sponsor >= found', {sponsor: 'found'}).worse).toEqual([
      'Do you have a sponsor? “I am searching” or “None”',
    ]);
  });
});

describe('a list', () => {
  const trips = (words: string) => `
  trips:
    label: Your trips
    item: trip
    many: 9
    changes: freely
    each:
      start: {label: Start, type: date}
      end: {label: End, type: date, changes: planned${words}}`;
  const days = 'sum(trips, daysBetween(start, end)) < manyDays';
  const long = {trips: '2026-06-01,2026-06-21;2026-08-01,2026-10-20'};

  it('names the item that changes, with its days', () => {
    expect(linesFor(trips(', suggest: "Leave on {answer}"'), days, long).better).toEqual([
      'Trip 2 (1 August 2026 – 20 October 2026): leave on 9 October 2026 or earlier',
      'Leave out trip 1 (1 June 2026 – 21 June 2026)',
      'Leave out trip 2 (1 August 2026 – 20 October 2026)',
    ]);
    expect(linesFor(trips(''), days, long).better[0]).toBe(
      'Trip 2 (1 August 2026 – 20 October 2026), end: 9 October 2026 or earlier',
    );
  });

  it('says what would make the result worse, and is filled in as a whole', () => {
    const short = {trips: '2026-08-01,2026-10-29'};
    const {worse} = linesFor(trips(', suggest: "Leave on {answer}"'), days, short);
    expect(worse).toEqual(['Trip 1 (1 August 2026 – 29 October 2026), end: 30 October 2026']);
    const [line] = foundFor(trips(''), days, long)('better');
    expect(line!.values).toEqual({trips: '2026-06-01,2026-06-21;2026-08-01,2026-10-09'});
  });

  it('says without which item a result would be worse', () => {
    const {worse} = linesFor(trips(''), 'any(trips, start < end)', {trips: '2026-01-01,2026-01-02'});
    expect(worse).toEqual(['Without trip 1 (1 January 2026 – 2 January 2026)']);
  });
});

describe('a date', () => {
  it('is a day, or all days from it on as far as they have been tried', () => {
    const day = '  day: {label: Start, type: date, max: today, changes: freely}';
    expect(linesFor(day, 'daysBetween(day, today) < manyDays', {day: '2026-01-01'}).better).toEqual([
      'Start: 2 April 2026 or later',
    ]);
    expect(linesFor(day, 'daysBetween(day, today) >= manyDays', {day: '2026-04-20'}).better).toEqual([
      'Start: 1 April 2026',
    ]);
  });
});
