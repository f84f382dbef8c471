// Are wrong names, options and types each reported once, at the wrong word, with a suggestion?
import {describe, expect, it} from 'vitest';
import {describeType} from '../../../src/engine/language/expression/types.ts';
import {typeCheck} from './scope.ts';

describe('kinds', () => {
  it.each([
    ['age + days', 'a number'],
    ['salary * share', 'a number'],
    ['share * salary', 'a number'],
    ['share', 'a percentage'],
    ['1 - share', 'a percentage'],
    ['share - share + 1', 'a percentage'],
    ['100% - share', 'a percentage'],
    ['share == 0%', 'a condition'],
    ['age * (1 - share)', 'a number'],
    ['salary / half', 'a number'],
    ['salary / (1 - kept)', 'a number'],
    ['salary / max(1, age)', 'a number'],
    ['salary / (age + 1)', 'a number'],
    ['salary / max(half * days, 1)', 'a number'],
    ['reasons + remarks', 'a list of lines'],
    ['age >= 1', 'a condition'],
    ['share == share', 'a condition'],
    ['education >= bachelors', 'a condition'],
    ['education >= degree', 'a condition'],
    ['education == permit.degree', 'a condition'],
    ['education', 'a choice (education)'],
    ["experience in ['10+', blank]", 'a condition'],
    ['fieldOfWork in shortage', 'a condition'],
    ['reasons is empty', 'a condition'],
    ['not holds or jobOffer == yes', 'a condition'],
    ['addDays(day, days)', 'a date'],
    ['earliest(day, today, day)', 'a date'],
    ['earliest(addDays(day, days), addMonths(day, months))', 'a date'],
    ['date(year(day), 2, 29)', 'a date'],
    ['date(age, decimals, days)', 'a date'],
    ['addMonths(day, -months + 1)', 'a date'],
    ['addDays(day, weeks * days)', 'a date'],
    ['today', 'a date'],
    ['day < today', 'a condition'],
    ['day == blank', 'a condition'],
    ['yearsBetween(day, today)', 'a number'],
    ['number(english)', 'a number'],
    ['stages(steps, day, 1)', 'a list of stages'],
    ['permit.salary', 'a number'],
    ['english == 4', 'a condition'],
    ['permit.salary != nothing', 'a condition'],
    ['day == nothing', 'a condition'],
  ])('%s is %s', (formula, kind) => {
    const {typed, problems} = typeCheck(formula);
    expect(problems).toEqual([]);
    expect(describeType(typed.type)).toBe(kind);
  });

  it.each([
    ['age + days', true],
    ['age * days', true],
    ['age - 1', true],
    ['-age', true],
    ['-salary', false],
    ['salary + age', false],
    ['age / familySize', false],
    ['age * share', false],
    ['floor(salary)', true],
    ['round(salary)', true],
    ['round(salary, 1)', false],
    ['round(salary, 0)', true],
    ['ceil(salary, -2)', true],
    ['ceil(salary, decimals)', false],
    ['floor(age, decimals)', true],
    ['min(age, days)', true],
    ['max(age, salary)', false],
    ['daysSince(day)', true],
  ])('whether %s is always whole: %s', (formula, whole) => {
    expect(typeCheck(formula).typed.type).toMatchObject({kind: 'number', whole});
  });
});

describe('problems', () => {
  it.each([
    // Names
    ['salry >= 1', 'unknown-name', 'salry', "Did you mean 'salary'?"],
    [
      'it == fieldOfWork',
      'unknown-name',
      'it',
      "'it' is an option of 'fieldOfWork': write 'fieldOfWork == it', with the choice on the left.",
    ],
    ['permit.salry', 'unknown-column', 'salry', "Did you mean 'salary'?"],
    ['age.total', 'unknown-column', 'total', "'age' is a single value: write 'age' alone."],
    ['permitt.salary', 'unknown-name', 'permitt', "Did you mean 'permit'?"],
    ['flor(salary)', 'unknown-function', 'flor', "Did you mean 'floor'?"],
    // Options
    ['education == bachelor', 'unknown-option', 'bachelor', "Did you mean 'bachelors'?"],
    [
      "education == 'PhD or doctorate'",
      'unknown-option',
      "'PhD or doctorate'",
      "Write 'phd', the option that visitors read as 'PhD or doctorate'.",
    ],
    ['education in [phd, master]', 'unknown-option', 'master', "Did you mean 'masters'?"],
    ['fieldOfWork in odd', 'unknown-option', 'odd', "Did you mean 'it'?"],
    ['education == wrongDegree', 'unknown-option', 'wrongDegree', undefined],
    ['english == 6', 'unknown-option', '6', 'It is one of: 4, 5.'],
    ['education == salary', 'wrong-kind', 'salary', undefined],
    ['education == anyWords', 'wrong-kind', 'anyWords', undefined],
    ['experience >= 0', 'unordered-choice', 'experience >= 0', undefined],
    ["experience >= '10+'", 'unordered-choice', "experience >= '10+'", undefined],
    // Kinds
    ['jobOffer and holds', 'not-a-condition', 'jobOffer', "Write 'jobOffer == yes'."],
    ['not age', 'not-a-condition', 'age', undefined],
    ['education + 1', 'wrong-operand', 'education + 1', undefined],
    [
      'share * share',
      'wrong-operand',
      'share * share',
      'Multiply an amount by one share after the other: amount * share * other.',
    ],
    ['salary + share', 'wrong-operand', 'salary + share', "Write 'amount * (1 + share)' for an amount and its share."],
    ['share / days', 'wrong-operand', 'share / days', "Divide the product: 'amount * share / parts'."],
    ['0 - share', 'wrong-operand', '0 - share', undefined],
    ['salary * 99%', 'literal-in-expression', '99%', undefined],
    ['salary / share', 'divisor-may-be-zero', 'share', undefined],
    ['salary / (1 - share)', 'divisor-may-be-zero', '(1 - share)', undefined],
    ['salary / max(0, age)', 'divisor-may-be-zero', 'max(0, age)', undefined],
    ['salary / (age - 1)', 'divisor-may-be-zero', '(age - 1)', undefined],
    ['salary / (bonus + 1)', 'divisor-may-be-zero', '(bonus + 1)', undefined],
    ['age < share', 'wrong-operand', 'age < share', undefined],
    [
      'age > anyWords',
      'wrong-operand',
      'age > anyWords',
      "'9 months' is a text: write anyWords as {value: 9, unit: months}.",
    ],
    ['day == age', 'wrong-operand', 'day == age', undefined],
    ['age in [1]', 'wrong-operand', 'age', undefined],
    ['fieldOfWork in reasons', 'wrong-operand', 'reasons', undefined],
    ['age is empty', 'wrong-operand', 'age', undefined],
    ["'phd' == education", 'text-in-expression', "'phd'", undefined],
    // Figures
    ['age >= 18', 'literal-in-expression', '18', undefined],
    ['salary * 60%', 'literal-in-expression', '60%', undefined],
    [
      'salary >= 30_000',
      'literal-in-expression',
      '30_000',
      'Write minimum, which is 30_000, or a constant of its own.',
    ],
    ['age / days', 'divisor-may-be-zero', 'days', undefined],
    ['age / (familySize - 1)', 'divisor-may-be-zero', '(familySize - 1)', undefined],
    ['salary > familySize', 'units-differ', 'salary > familySize', undefined],
    ['salary == nothing', 'nothing-certain', 'salary', undefined],
    ['max(age, 1) != nothing', 'nothing-certain', 'max(age, 1)', undefined],
    [
      'nothing == age',
      'unknown-name',
      'nothing',
      "Only a table, a case or a date can be nothing, with its name on the left of '=='.",
    ],
    [
      'salary == none',
      'unknown-name',
      'none',
      "Write 'blank' for an answer that is not given, or 'nothing' for what a table or a case leaves out.",
    ],
    ['permit.salary > nothing', 'unknown-name', 'nothing', undefined],
    // Functions
    ['min(age)', 'wrong-argument', 'min(age)', undefined],
    ['number(age, 1)', 'wrong-argument', 'number(age, 1)', undefined],
    ['round(age, 0.01)', 'rounding-digits', '0.01', 'Write the number of decimals: 2.'],
    ['floor(age, 100)', 'rounding-digits', '100', 'Write the number of decimals: -2 for hundreds.'],
    ['ceil(age, -11)', 'rounding-digits', '-11', undefined],
    ['ceil(age, 1%)', 'rounding-digits', '1%', undefined],
    ['roundup(age, 1)', 'unknown-function', 'roundup', "Write 'ceil(x, digits)'."],
    ['floor(day)', 'wrong-argument', 'floor(day)', undefined],
    ['round(age, thirds)', 'rounding-digits', 'thirds', undefined],
    ['max(age, day)', 'wrong-argument', 'max(age, day)', undefined],
    ['number(education)', 'wrong-argument', 'number(education)', undefined],
    ['addDays(age, days)', 'wrong-argument', 'addDays(age, days)', undefined],
    ['max(day, today)', 'wrong-argument', 'max(day, today)', "Write 'latest' for dates."],
    ['latest(age, days)', 'wrong-argument', 'latest(age, days)', undefined],
    ['date(age, 2, 30)', 'wrong-argument', 'date(age, 2, 30)', undefined],
    ['date(age, 13, 1)', 'not-in-calendar', '13', undefined],
    ['date(age, 1, 0)', 'not-in-calendar', '0', undefined],
    ['date(age, thirds, 1)', 'not-in-calendar', 'thirds', undefined],
    [
      'startOfWeek(day)',
      'unknown-function',
      'startOfWeek',
      "See 'What the language cannot do' in calculators/HOWTO.md.",
    ],
    // Units of time
    [
      'addDays(day, -weeks)',
      'units-differ',
      '-weeks',
      "Write 'addDays(date, weeks * daysPerWeek)', with 'daysPerWeek: 7' under constants.",
    ],
    ['addDays(day, max(1, months))', 'units-differ', 'max(1, months)', "Write 'addMonths(date, months)'."],
    [
      'addMonths(day, daysBetween(day, today))',
      'units-differ',
      'daysBetween(day, today)',
      "Write 'addDays(date, days)'.",
    ],
    ['addMonths(day, age - 1)', 'units-differ', 'age - 1', "Write 'addYears(date, years)'."],
    ['daysBetween(day, today) > weeks', 'units-differ', 'daysBetween(day, today) > weeks', undefined],
    ['weeks + months > 0', 'units-differ', 'weeks + months', undefined],
  ])('%s: %s at %s', (formula, code, at, hint) => {
    const {problems} = typeCheck(formula);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({code, at, ...(hint === undefined ? {} : {hint})});
  });

  it('are all found at once', () => {
    expect(typeCheck('salry + 18 >= dayz and education == bachelor').problems.map((problem) => problem.at)).toEqual([
      'salry',
      '18',
      'bachelor',
    ]);
  });

  it.each([
    'broken + 1',
    'broken == phd',
    'min(broken, age)',
    'broken in [phd]',
    'education == broken',
    'not broken',
    'broken is empty',
    'broken / broken',
  ])('of a name are not repeated where it is read: %s', (formula) => expect(typeCheck(formula).problems).toEqual([]));
});
