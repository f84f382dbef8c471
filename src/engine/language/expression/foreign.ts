/** What other languages have and this one has not, with what to write in its place: for hints. */
import type {Token} from './token.ts';

const aCase = "Write a case in place of the formula: 'when: condition', 'give: value' and 'else: value'.";
const aTable = "Write a table: 'by: answer' and 'rows: {…}' give a value for each answer.";
const aText = "Write a text: 'say: …', with values in braces.";
const aSum = "Add with '+', or list the parts under 'sums:'.";
const inWeeks = "Write 'addDays(date, weeks * daysPerWeek)', with 'daysPerWeek: 7' under constants.";
const aLimitation = "See 'What the language cannot do' in calculators/HOWTO.md.";

/** Operators, with their spelling in this language. */
const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '&&': 'and',
  '&': 'and',
  '||': 'or',
  '|': 'or',
  '!': 'not',
  '=>': '>=',
  '=<': '<=',
  '<>': '!=',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '×': '*',
  '÷': '/',
};

/** Signs and words that are written another way, or not at all. */
const constructs: Readonly<Record<string, string>> = {
  '?': aCase,
  'if': aCase,
  'then': aCase,
  'case': "Write a list of cases: 'first:', with a '- {when: condition, give: value}' for each.",
  'between': "Write 'low <= value and value <= high'.",
  'contains': "Write 'choice in [one, other]'.",
  '%': "There is no operator for the remainder: write 'x - floor(x / y) * y'.",
  'mod': "There is no operator for the remainder: write 'x - floor(x / y) * y'.",
  '^': "There are no powers: multiply with '*'.",
  '**': "There are no powers: multiply with '*'.",
};

/** The same hint for all these names. */
const alike = (names: string, hint: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, hint]));

/** Functions; their names in lower case. */
const functions: Readonly<Record<string, string>> = {
  ...alike('if iif ifelse', aCase),
  ...alike('switch choose ifs', constructs['case']!),
  ...alike('lookup vlookup xlookup hlookup match', aTable),
  ...alike('concat concatenate join textjoin format', aText),
  ...alike('sum add total', aSum),
  ...alike('map filter reduce foreach random rand now fetch len length', aLimitation),
  between: constructs['between']!,
  contains: constructs['contains']!,
  mod: constructs['mod']!,
  ...alike('pow power', constructs['^']!),
  abs: "Write 'max(x, -x)'.",
  ...alike('int trunc', "Write 'floor(x)'."),
  ceiling: "Write 'ceil(x)'.",
  roundup: "Write 'ceil(x, digits)'.",
  rounddown: "Write 'floor(x, digits)'.",
  mround: "Write 'round(x / step) * step'.",
  ...alike('isblank isempty isnull isnothing', "Write 'answer == blank', or 'limit == nothing' for a table or a case."),
  ...alike('makedate datefromparts newdate', "Write 'date(year, month, day)'."),
  ...alike('startofyear yearstart', "Write 'date(year(day), 1, 1)'."),
  ...alike('startofmonth firstofmonth', "Write 'date(year(day), month(day), 1)'."),
  ...alike('weekday dayofweek startofweek endofweek weekstart nextweekday', aLimitation),
  edate: "Write 'addMonths(date, months)'.",
  ...alike('endofmonth eomonth lastofmonth', "Write 'addDays(addMonths(date(year(day), month(day), 1), 1), -1)'."),
  dateadd: "Write 'addDays(date, days)', 'addMonths(date, months)' or 'addYears(date, years)'.",
  addweeks: inWeeks,
  ...alike('datediff datedif', "Write 'daysBetween(from, to)', 'monthsBetween(from, to)' or 'yearsBetween(from, to)'."),
  ...alike('all every', "Write 'not any(list, not condition)'."),
  weeksbetween: "Write 'floor(daysBetween(from, to) / daysPerWeek)', with 'daysPerWeek: 7' under constants.",
  age: "Write 'yearsBetween(dateOfBirth, today)'.",
  ...alike('later last', "Write 'latest(one, other)', or 'most(list, field)' for a list."),
  ...alike('earlier first', "Write 'earliest(one, other)', or 'least(list, field)' for a list."),
};

const capitalizedOperator = /^(AND|OR|NOT|IN|And|Or|Not)$/;

/** How to write an operator or construct of another language at an unexpected token; undefined for anything else. */
export function hintForForeignToken(token: Token, before: Token | undefined): string | undefined {
  if (Object.hasOwn(operators, token.text)) return `Write '${operators[token.text]}'.`;
  if (capitalizedOperator.test(token.text)) return `Write '${token.text.toLowerCase()}'.`;
  if (token.text === before?.text && Object.hasOwn(constructs, `${before.text}${token.text}`))
    return constructs[`${before.text}${token.text}`];
  if (token.text === '[' && before?.kind === 'name')
    return `Write '${before.text}' alone: a table finds its row by what 'by' names.`;
  for (const {text} of before === undefined ? [token] : [token, before]) {
    const name = text.toLowerCase();
    if (Object.hasOwn(constructs, name)) return constructs[name];
  }
  return undefined;
}

/** What to write in place of a function of another language; undefined for any other name. */
export function hintForForeignFunction(name: string): string | undefined {
  const known = name.toLowerCase();
  return Object.hasOwn(functions, known) ? functions[known] : undefined;
}
