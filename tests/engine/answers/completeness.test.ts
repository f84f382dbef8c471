// Which questions does a result still lack a usable answer to, and why?
import {describe, expect, it} from 'vitest';
import {completenessOf} from '../../../src/engine/answers/completeness.ts';
import {missingAnswers} from '../../../src/engine/answers/formValues.ts';
import type {NumberField} from '../../../src/engine/language/inputs/number.ts';
import type {Answers} from '../../../src/engine/runtime/answers.ts';
import {age, education, filed, months, name, salary, trips} from './fields.ts';

const fields = [salary, {...age, min: 18, max: 55}, months, education, filed, name];
const complete = {salary: '60000', age: '30', months: '6', education: 'phd', filed: '2024-06-30', name: 'AB-123'};

describe('completenessOf', () => {
  const reasons = (values: Answers) =>
    Object.fromEntries(completenessOf(fields, values).open.map(({id, reason}) => [id, reason]));

  it('lists every question of an untouched form, in its order', () => {
    const {open, verdict} = completenessOf(fields, {});
    // Not 'months': its definition says which number an empty field stands for.
    expect(open.map(({id}) => id)).toEqual(['salary', 'age', 'education', 'filed', 'name']);
    expect(open[0]).toEqual({id: 'salary', label: 'Monthly salary', reason: 'unanswered'});
    expect(verdict).toBe('open');
  });

  it('has a settled verdict once everything is answered', () => {
    expect(completenessOf(fields, complete)).toEqual({open: [], verdict: 'settled'});
  });

  it.each([
    ['salary', 'abc', 'unreadable'],
    ['salary', '1,5', 'ambiguous'],
    ['salary', '-5', 'outOfRange'],
    ['age', '12', 'outOfRange'],
    ['age', '56', 'outOfRange'],
    // The calculation would use its default instead.
    ['months', '0', 'outOfRange'],
    ['education', 'unknown', 'unreadable'],
    ['filed', '2023-02-29', 'unreadable'],
    // What a date field holds when 26 is typed for the year.
    ['filed', '0026-11-01', 'outOfRange'],
    ['name', ' ', 'unanswered'],
  ])('says why %s is open with %j: %s', (id, typed, reason) => {
    expect(reasons({...complete, [id]: typed})).toEqual({[id]: reason});
  });

  it('asks for a whole number where the field counts in whole steps', () => {
    const reasonFor = (field: NumberField, typed: string) => completenessOf([field], {salary: typed}).open[0]?.reason;
    const people = {...salary, min: 1, max: 10, step: 1} as const;
    expect(['2', '2.0', '2.5', '11'].map((typed) => reasonFor(people, typed))).toEqual([
      undefined,
      undefined,
      'outOfRange',
      'outOfRange',
    ]);
    // A field that counts in tenths takes what lies between them.
    expect(reasonFor({...salary, step: 0.1}, '3.85')).toBeUndefined();
  });

  it('asks again for an option that does not go with another answer, once that is given', () => {
    const offered = {by: 'name', rows: {worker: ['phd']}};
    const open = (values: Answers) => completenessOf([{...education, offered}], values).open;
    expect(open({name: 'worker', education: 'other'})).toEqual([
      {id: 'education', label: 'Education', reason: 'notOffered'},
    ]);
    for (const asked of ['', 'student']) expect(open({name: asked, education: 'other'}), asked).toEqual([]);
    expect(open({name: 'worker', education: 'phd'})).toEqual([]);
  });

  it('takes a blank for an answer where the question is optional, but nothing unreadable', () => {
    const optional = fields.map((field) => ({...field, optional: true}) as const);
    expect(completenessOf(optional, {})).toEqual({open: [], verdict: 'settled'});
    const values = {salary: 'abc', age: '12', education: 'unknown', filed: '2023-02-29'};
    expect(completenessOf(optional, values).open.map(({id}) => id)).toEqual(['salary', 'age', 'education', 'filed']);
    expect(missingAnswers(optional, {months: '6'})).toEqual([]);
  });

  it('says which field of which item of a list is open, where blank items count', () => {
    const open = (typed: string) => completenessOf([trips], {trips: typed}).open;
    const question = {id: 'trips', label: 'Your trips'};
    expect(open('2026-01-01,5;,;2026-02-30,;2026-03-01,1,5')).toEqual([
      {
        ...question,
        reason: 'unfinished',
        items: [
          {number: 3, field: 'entry', label: 'Arrival', reason: 'unreadable'},
          {number: 3, field: 'cost', label: 'Cost', reason: 'unanswered'},
        ],
      },
    ]);
    expect(open(Array.from({length: 61}, () => '2026-01-01,5').join(';'))).toEqual([
      {...question, reason: 'outOfRange'},
    ]);
    expect([open('2026-01-01,0'), open('none')]).toEqual([[], []]);
    expect(open(';;')).toEqual([{...question, reason: 'unanswered'}]);
  });

  it('asks for the end of a period again if it is before the beginning', () => {
    const exit = {...trips.each[0]!, id: 'exit', label: 'Departure'};
    const stays = {...trips, each: [trips.each[0]!, exit, trips.each[1]!]};
    const open = (typed: string) => completenessOf([stays], {trips: typed}).open.flatMap(({items}) => items);
    expect(open('2026-10-10,2026-10-01,5')).toEqual([
      {number: 1, field: 'exit', label: 'Departure', reason: 'outOfRange'},
    ]);
    expect(open('2026-10-10,2026-10-10,5')).toEqual([]);
  });

  it('takes a typed 0 as an answer', () => {
    expect(reasons({...complete, salary: '0'})).toEqual({});
  });

  it('leaves out hidden questions and those that no rule reads', () => {
    const hidden = {...salary, shownWhen: () => false};
    expect(completenessOf([hidden, {...name, unused: true}], {}).open).toEqual([]);
  });
});
