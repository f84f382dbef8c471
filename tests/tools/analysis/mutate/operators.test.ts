// Does each mutation operator change what its description says?
import {describe, expect, it} from 'vitest';
import {describeMutant, type OperatorName, operators} from '../../../../src/tools/analysis/mutate/operators.ts';
import {definition, mutantsIn} from './fixture.ts';

/** Some of the mutants of the sample, by operator. */
const expected: Readonly<Record<OperatorName, readonly string[]>> = {
  figure: ['50 becomes 51', '50 becomes 49', '20% becomes 21%', '30_000 becomes 29_999', '0 becomes 1'],
  day: ['2025-01-01 becomes 2025-01-02', '2025-01-01 becomes 2024-12-31'],
  limit: ["the limit 34 of '18-34' becomes 35", "the limit 18 of 'under 18' becomes 17"],
  swap: ['minimum and maximum change places', 'maximum and fee change places'],
  equal: ["'salary >= minimum' becomes 'salary > minimum'", "'under 18' in the row 'under 18' becomes 'up to 18'"],
  comparison: ["'salary >= minimum' becomes 'salary < minimum'"],
  condition: ["'unless: job in wanted' becomes 'when: job in wanted'"],
  always: ["'salary >= minimum' always holds", "'result.eligible' never holds"],
  logic: [
    "'reasons is empty' becomes 'reasons is not empty'",
    "'age > 0 and job != other' becomes 'age > 0 or job != other'",
  ],
  operand: [
    "'points.total >= passMark and education >= school' becomes 'points.total >= passMark'",
    "'points.total >= passMark and education >= school' becomes 'education >= school'",
    "'min(salary, maximum) - minimum' becomes 'min(salary, maximum)'",
  ],
  option: [
    "'education >= school' becomes 'education >= degree'",
    '[doctor, cook] becomes [cook]',
    '[doctor, cook] becomes [doctor, cook, other]',
  ],
  exception: [
    "'reasons is empty' becomes '(reasons is empty) or job == other'",
    "'reasons is empty' becomes '(reasons is empty) and job != doctor'",
    "'salary >= minimum' becomes '(salary >= minimum) or education == degree'",
  ],
  level: ["'school' comes after 'degree'"],
  sign: ["'-permit.months' becomes 'permit.months'"],
  guard: ["'education' is no longer needed"],
  arithmetic: ["'min(salary, maximum)' becomes 'max(salary, maximum)'", "'salary * share' becomes 'salary / share'"],
  rounding: [
    "'floor(salary * share)' becomes '(salary * share)'",
    "'floor(salary * share)' becomes 'ceil(salary * share)'",
    "'max(fee, min(salary, maximum) - minimum)' becomes 'floor(max(fee, min(salary, maximum) - minimum))'",
    'number becomes integer',
  ],
  bound: ["'min(salary, maximum)' becomes '(salary)'", "'max(fee, min(salary, maximum) - minimum)' becomes '(fee)'"],
  reference: [
    '{minimum} becomes {maximum}',
    'total becomes education',
    'result.tax becomes result.cost',
    'age becomes salary',
  ],
  row: ["'doctor' is moved to the row of 'cook'", "'18-34' is moved to the row of '35+'"],
  cells: ["'doctor' and 'cook' change places", "'18-34' and '35+' change places", "'name' and 'months' change places"],
  filled: ['nothing becomes 24'],
  order: ["'No job on the list.' is checked before 'Not enough points.'"],
  reverse: [
    "the list from 'Not enough points.' to 'At least {minimum} are needed, and {maximum} are the most.' is in reverse",
  ],
  line: ["'No job on the list.' is never said"],
  item: [
    "'whenZero: 100' is left out",
    "'otherwise' is left out",
    "'from 2025-01-01' is left out",
    "'points.age in points.total' is left out",
    "'missing: None given' is left out",
    "'Yes' is left out",
  ],
  stop: ["'Not enough points.' does not stop the list"],
  stopAdded: ["'No job on the list.' stops the list"],
  message: ["'Special permit' becomes 'Ordinary permit'", "'Yes' becomes '–'", "'No' becomes 'Yes'"],
  tone: ['good becomes caution'],
  label: ["'Cost' becomes 'Why'", "'Tax' becomes 'Cost'"],
  format: ['EUR becomes USD', 'unit: money becomes no unit', '{minimum} becomes {minimum:plain}'],
  block: ["'Why' is left out", "'Tax' is left out"],
};

const mutants = mutantsIn();
const saidBy = (name: OperatorName) => mutants.filter(({operator}) => operator === name).map(describeMutant);

describe('the mutants of the sample', () => {
  it.each(Object.keys(operators) as OperatorName[])('%s', (name) => {
    expect(saidBy(name)).toEqual(expect.arrayContaining([...expected[name]]));
  });

  it('are all different', () => {
    const all = mutants.map(
      ({operator, from, to, place, owner}) => `${operator} ${from} ${to} ${place.start}-${place.end} ${owner ?? ''}`,
    );
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
  });
});

describe('in other definitions', () => {
  const said = (change: (text: string) => string) => mutantsIn(change(definition)).map(describeMutant);

  it('a minus is left out', () => {
    const all = said((text) =>
      text.replace('value: 20%', 'value: -2.5%').replace('floor(salary *', 'floor(-(salary - fee) *'),
    );
    expect(all).toEqual(
      expect.arrayContaining([
        '-2.5% becomes 2.5%',
        '-2.5% becomes -2.4%',
        '-2.5% becomes -2.6%',
        "'-(salary - fee)' becomes '(salary - fee)'",
      ]),
    );
  });

  it('a number is rounded to one decimal more, and to one less', () => {
    const all = said((text) =>
      text.replace('floor(salary * share)', 'max(floor(salary * share, -2), round(salary, 10))'),
    );
    expect(all.filter((each) => /^'(floor|round)\(.* becomes .*, -?\d+\)'$/.test(each))).toEqual([
      "'floor(salary * share, -2)' becomes 'ceil(salary * share, -2)'",
      "'floor(salary * share, -2)' becomes 'floor(salary * share, -3)'",
      "'floor(salary * share, -2)' becomes 'floor(salary * share, -1)'",
      "'round(salary, 10)' becomes 'floor(salary, 10)'",
      "'round(salary, 10)' becomes 'round(salary, 9)'",
    ]);
  });

  it('a day is moved by a month or by a day, and one of several dates is left out', () => {
    const day = 'latest(date(age, 4, 1), addDays(today, 1))';
    const all = said((text) => text.replace('floor(salary * share)', `floor(year(${day}) * share)`));
    expect(all.filter((each) => /^'(latest|date|addDays)/.test(each))).toEqual([
      `'${day}' becomes '${day.replace('latest', 'earliest')}'`,
      `'${day}' becomes '(addDays(today, 1))'`,
      `'${day}' becomes '(date(age, 4, 1))'`,
      "'date(age, 4, 1)' becomes 'date(age, 3, 1)'",
      "'date(age, 4, 1)' becomes 'date(age, 5, 1)'",
      "'date(age, 4, 1)' becomes 'date(age, 4, 2)'",
      "'addDays(today, 1)' becomes 'addMonths(today, 1)'",
    ]);
  });

  it('what is left of a share is taken for the share, and what is there for nothing', () => {
    const all = said((text) =>
      text
        .replace('floor(salary * share)', 'floor(salary / (1 - share))')
        .replace('unless: job in wanted', 'unless: job in wanted or permit.months == nothing'),
    );
    expect(all).toEqual(
      expect.arrayContaining([
        "'salary / (1 - share)' becomes 'salary * (1 - share)'",
        "'(1 - share)' becomes '(1 + share)'",
        "'permit.months == nothing' becomes 'permit.months != nothing'",
      ]),
    );
  });

  it('an option is added to a comparison, and blank', () => {
    const all = said((text) => text.replace('unless: job in wanted', 'unless: job in wanted or job == doctor'));
    expect(all).toEqual(
      expect.arrayContaining([
        "'job == doctor' becomes 'job == cook'",
        "'job == doctor' becomes 'job in [doctor, blank]'",
        "'job == doctor' becomes 'job in [doctor, other]'",
      ]),
    );
  });

  it('the rows and columns of a table by two choices are moved and exchanged', () => {
    const all = said((text) =>
      text.replace(
        'education: {by: education, rows: {none: 0, school: 20, degree: 40}}',
        'education: {by: [education, job], rows: {none: {doctor: 1, cook: 2}, school: {doctor: 3}}, otherwise: 40}',
      ),
    );
    expect(all).toEqual(
      expect.arrayContaining([
        "'none' is moved to the row of 'school'",
        "'doctor' is moved to the row of 'cook'",
        "'doctor' and 'cook' change places",
        "'none' and 'school' change places",
      ]),
    );
  });

  it('a product within a sum is rounded', () => {
    const all = said((text) => text.replace('tax: floor(salary * share)', 'tax: salary * share + fee'));
    expect(all).toContain("'salary * share' becomes 'ceil(salary * share)'");
  });
});
