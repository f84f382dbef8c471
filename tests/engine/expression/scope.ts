import {hintText} from '../../../src/engine/diagnostics/diagnostic.ts';
import {array, call, js, literal, named, textOf} from '../../../src/engine/language/expression/javascript.ts';
import type {Code} from '../../../src/engine/diagnostics/catalogue.ts';
import {check} from '../../../src/engine/language/expression/check.ts';
import {errorExpression, type Scope} from '../../../src/engine/language/expression/scope.ts';
import {emit} from '../../../src/engine/language/expression/toJavascript.ts';
import {parse} from '../../../src/engine/language/expression/parse.ts';
import {
  condition,
  date,
  errorType,
  number,
  percent,
  text,
  texts,
  type Type,
} from '../../../src/engine/language/expression/types.ts';
import type {TypedExpression} from '../../../src/engine/language/typed.ts';
import {inUnit} from '../../../src/engine/language/expression/units.ts';
import {runtime} from '../../../src/engine/runtime/runtime.ts';

const levels = ['other', 'bachelors', 'masters', 'phd'];
const choice = (input: string, options: readonly string[]): Type => ({kind: 'choice', input, options});
const words = (...list: readonly string[]): Type => ({kind: 'text', words: list});

/** The names that the tests' expressions may use. */
const kinds: Readonly<Record<string, Type>> = {
  age: inUnit(number(true), {of: 'years'}),
  days: number(true),
  salary: inUnit(number(false), {of: 'EUR'}),
  bonus: number(false),
  rate: number(false, true),
  factor: number(false, true),
  familySize: inUnit(number(true, true), {of: 'USD'}),
  decimals: number(true),
  thirds: number(false),
  share: percent(),
  kept: percent(),
  half: percent(true),
  education: {kind: 'choice', input: 'education', options: levels, order: levels},
  experience: choice('experience', ['0-2', '10+']),
  english: choice('english', ['4', '5']),
  jobOffer: choice('jobOffer', ['yes', 'no']),
  fieldOfWork: choice('fieldOfWork', ['it', 'oil-gas']),
  degree: words('bachelors', ''),
  anyWords: text,
  wrongDegree: words('diploma'),
  shortage: {kind: 'options', options: ['it']},
  odd: {kind: 'options', options: ['it', 'itt']},
  reasons: texts,
  remarks: texts,
  day: date,
  weeks: inUnit(number(true), {of: 'weeks'}),
  months: inUnit(number(true), {of: 'months'}),
  holds: condition,
  steps: {kind: 'rows', columns: ['over', 'dated']},
  permit: {
    kind: 'group',
    members: new Map<string, Type>([
      ['salary', number(false)],
      ['degree', words('masters', '')],
    ]),
  },
  broken: errorType,
};

/** What is known of numbers: answers are never below 0, and constants have figures. */
const ranges: Readonly<Record<string, {readonly low: number; readonly high: number}>> = {
  age: {low: 0, high: 1e15},
  days: {low: 0, high: 1e15},
  half: {low: 50, high: 50},
  kept: {low: 0, high: 80},
};

const membersOf = (owner: string): ReadonlyMap<string, Type> =>
  kinds[owner]?.kind === 'group' ? kinds[owner].members : new Map();

const scope: Scope = {
  takesOf: () => undefined,
  optionAsArgument: () => undefined,
  instanceOf: () => errorExpression,
  typeOf: (name) => kinds[name],
  typeOfMember: (owner, member) => membersOf(owner).get(member),
  membersOf: (owner) => [...membersOf(owner).keys()],
  whenNothing: (typed) =>
    typed.kind === 'reference' && typed.name === 'permit.salary' && {kind: 'reference', name: 'holds', type: condition},
  unreadNames: [],
  names: Object.keys(kinds),
  inputWithOption: (option) =>
    Object.values(kinds).flatMap((kind) =>
      kind.kind === 'choice' && kind.options.includes(option) ? [kind.input] : [],
    )[0],
  optionWithLabel: (input, label) => (input === 'education' && label === 'PhD or doctorate' ? 'phd' : undefined),
  constantWithValue: ({kind, value}) => (kind === 'figure' && value === 30_000 ? 'minimum' : undefined),
  figuresOfConstant: (name) => ({decimals: [2], thirds: [2, 0.5]})[name] ?? [],
  textOfConstant: (name) => (name === 'anyWords' ? '9 months' : undefined),
  rangeOf: (name) => ranges[name] ?? {low: -Infinity, high: Infinity},
  placeInList: () => undefined,
  listWithField: () => undefined,
  isDated: (name) => name === 'raised',
  isTable: (name) => name === 'permit',
};

export interface Problem {
  readonly code: Code;
  /** The underlined text. */
  readonly at: string;
  readonly hint?: string;
}

/** The typed expression and every problem found in it. */
export function typeCheck(formula: string): {readonly typed: TypedExpression; readonly problems: readonly Problem[]} {
  const parsed = parse(formula);
  if ('problem' in parsed) throw new Error(`'${formula}' cannot be read: ${parsed.problem.problem}`);
  const problems: Problem[] = [];
  const typed = check(parsed.expression, scope, (code, {start, end}, _, hint) => {
    problems.push({code, at: formula.slice(start, end), ...(hint === undefined ? {} : {hint: hintText(hint)})});
    return errorExpression;
  });
  return {typed, problems};
}

/** The JavaScript of a valid expression. */
function javascript(formula: string): string {
  const {typed, problems} = typeCheck(formula);
  if (problems.length > 0) throw new Error(`'${formula}' has problems: ${JSON.stringify(problems)}`);
  const code = emit(typed, {
    reference: named,
    onDay: (name, day) => call(`${name}On`, [day]),
    instance: () => js`never`,
    order: () => array(levels.map(literal)),
    levels: () => levels,
  });
  return textOf(code);
}

/** The result of the expression for these values; `permit` is an object with its columns. */
export function evaluate(formula: string, values: Readonly<Record<string, unknown>>): unknown {
  const names = {...runtime, today: '2024-06-30', ...values};
  return new Function(...Object.keys(names), `"use strict"; return ${javascript(formula)};`)(...Object.values(names));
}
