/** What other languages have and this one has not, with what to write in its place: for hints. */
import type {Token} from './tokens.ts';

const aCase = "Write a case in place of the formula: 'when: condition', 'give: value' and 'else: value'.";
const aTable = "Write a table: 'by: answer' and 'rows: {…}' give a value for each answer.";
const aText = "Write a text: 'say: …', with values in braces.";
const aSum = "Add with '+', or list the parts under 'sums:'.";
const aLimitation = "See 'What the language cannot do' in calculators/README.md.";

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

/** Functions; their names in lower case. */
const functions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['if', 'iif', 'ifelse'].map((name) => [name, aCase])),
  ...Object.fromEntries(['switch', 'choose', 'ifs'].map((name) => [name, constructs['case']!])),
  ...Object.fromEntries(['lookup', 'vlookup', 'xlookup', 'hlookup', 'match'].map((name) => [name, aTable])),
  ...Object.fromEntries(['concat', 'concatenate', 'join', 'textjoin', 'format'].map((name) => [name, aText])),
  ...Object.fromEntries(['sum', 'add', 'total'].map((name) => [name, aSum])),
  ...Object.fromEntries(
    ['map', 'filter', 'reduce', 'foreach', 'random', 'rand', 'now', 'fetch'].map((name) => [name, aLimitation]),
  ),
  between: constructs['between']!,
  contains: constructs['contains']!,
  mod: constructs['mod']!,
  pow: constructs['^']!,
  power: constructs['^']!,
  abs: "Write 'max(x, -x)'.",
  int: "Write 'floor(x)'.",
  trunc: "Write 'floor(x)'.",
  ceiling: "Write 'ceil(x)'.",
  roundup: "Write 'ceil(x, digits)'.",
  rounddown: "Write 'floor(x, digits)'.",
  mround: "Write 'round(x / step) * step'.",
  len: aLimitation,
  length: aLimitation,
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
