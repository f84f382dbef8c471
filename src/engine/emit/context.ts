/** What the emitting of one definition shares: how names are written, and what can be worked out while compiling. */
import {emit, type Naming} from '../expression/emit.ts';
import {array, type Code, concatenated, jsPrecedence, property, string, wrap} from './javascript.ts';
import {inputNamed} from '../references.ts';
import type {TypedExpression} from '../expression/types.ts';
import {runtime} from '../runtime/runtime.ts';
import type {Datum, Dated} from '../definition/constant.ts';
import type {CheckedCells, CheckedText, Model, ValueOf} from '../model.ts';
import {namesIn} from '../walk.ts';

export interface EmitContext {
  readonly model: Model;
  /** The JavaScript of an expression. */
  readonly expression: (typed: TypedExpression) => Code;
  /** The JavaScript of a text; references to nothing but constants are worked out now. */
  readonly text: (text: CheckedText) => string;
  /** The JavaScript of `code`, worked out now where it reads nothing but constants that are not dated. */
  readonly fold: (code: string, references: readonly string[]) => string;
  /** Whether the names are constants that never change. */
  readonly isFixed: (references: readonly string[]) => boolean;
  /** Puts a value that never changes outside the functions, once; gives its name. */
  readonly hoist: (name: string, code: string) => string;
  /** What was hoisted, as declarations. */
  readonly hoisted: () => readonly string[];
  /** The code of a branch, a line's text or a row's cells; the analysis has it note that they were reached. */
  readonly reached: (part: Branch | CheckedText | CheckedCells, code: Code) => Code;
}

/** A branch of the first case that holds. */
export type Branch = ValueOf<'first'>['branches'][number];

export function emitContext(model: Model): EmitContext {
  const {constants, sums} = model.definition;
  const fixed = new Map(
    constants.flatMap(({name, dated}) => (dated.periods.length === 1 ? [[name, dated.periods[0]!.value]] : [])),
  );
  const owners = new Set([...sums.map(({name}) => name), 'result']);
  const declared = new Map<string, string>();

  const reference = (name: string): string => {
    const [owner, member] = name.split('.') as [string, string?];
    if (member === undefined) return name;
    return owners.has(owner) ? `${owner}$${member}` : `${owner}${property(member)}`;
  };
  const naming: Naming = {reference, order: (input) => `order$${input}`, levels: (input) => levelsOf(input, model)};
  const expression = (typed: TypedExpression): Code => emit(typed, naming);
  const isFixed = (references: readonly string[]): boolean => references.every((name) => fixed.has(name));
  const fold = (code: string, references: readonly string[]): string => {
    if (!isFixed(references)) return code;
    return evaluateNow(code, new Map(references.map((name) => [name, valueOf(fixed.get(name)!)])));
  };

  /** Words that name options of an input are written as their labels. */
  const wordsCode = (typed: TypedExpression, code: Code): string => {
    const words = typed.type.kind === 'text' ? typed.type.words?.filter((word) => word !== '') : undefined;
    const input = words === undefined || words.length === 0 ? undefined : inputWithOptions(words, model);
    if (input === undefined) return wrap(code, jsPrecedence.or);
    const [only] = words!;
    return words!.length === 1 ? string(labelOfOption(only!, model)) : `(labels$${input}[${code.text}] ?? "")`;
  };
  const partCode = ({typed, format, unit}: Exclude<CheckedText[number], string>): string => {
    const code = expression(typed);
    const {type} = typed;
    if (unit !== undefined && type.kind === 'number') return inUnitCode(code.text, unit);
    if (type.kind === 'choice') return `(labels$${type.input}[${code.text}] ?? "")`;
    if (type.kind === 'options')
      return `$list(${array(type.options.map((option) => string(labelOfOption(option, model))))})`;
    if (type.kind === 'text' && format === undefined) return wordsCode(typed, code);
    return format === undefined ? wrap(code, jsPrecedence.or) : `${format}(${code.text})`;
  };
  const text = (parts: CheckedText): string => {
    if (parts.length === 0) return '""';
    const codes = parts.map((part) =>
      typeof part === 'string' ? string(part) : fold(partCode(part), namesIn(part.typed)),
    );
    return concatenated(codes);
  };

  const hoist = (name: string, code: string): string => {
    for (let count = 1; ; count++) {
      const unique = count === 1 ? name : `${name}$${count}`;
      const known = declared.get(unique);
      if (known === undefined) declared.set(unique, code);
      if (known === undefined || known === code) return unique;
    }
  };

  return {
    model,
    expression,
    text,
    fold,
    isFixed,
    hoist,
    hoisted: () => [...declared].map(([name, code]) => `const ${name} = ${code};`),
    reached: (_, code) => code,
  };
}

/** The input that has all these options. */
function inputWithOptions(words: readonly string[], {definition}: Model): string | undefined {
  const hasAll = (values: readonly string[]): boolean => words.every((word) => values.includes(word));
  return definition.inputs.find(({options}) => hasAll(options.map(({value}) => value)))?.name;
}

/** The options of an input from less to more; none where they have no order. */
export function levelsOf(name: string, model: Model): readonly string[] {
  return inputNamed(name, model)?.order?.options.map(({word}) => word) ?? [];
}

/** The label of an option that some input has, or the word itself. */
export function labelOfOption(word: string, {definition}: Model): string {
  return definition.inputs.flatMap((input) => input.options).find((option) => option.value === word)?.label ?? word;
}

/** Cached across definitions: the same code with the same values gives the same text. */
const evaluated = new Map<string, string>();

/** The value of code as a literal. */
function evaluateNow(code: string, values: ReadonlyMap<string, unknown>): string {
  const key = JSON.stringify([code, ...values]);
  const known = evaluated.get(key);
  if (known !== undefined) return known;
  // No name of a definition holds a '$', so none can be called like these two.
  const value: unknown = new Function(
    'runtime$',
    'values$',
    `const {${Object.keys(runtime).join(', ')}} = runtime$; const {${[...values.keys()].join(', ')}} = values$; return ${code};`,
  )(runtime, Object.fromEntries(values));
  const literal = typeof value === 'string' ? string(value) : JSON.stringify(value);
  evaluated.set(key, literal);
  return literal;
}

function valueOf(datum: Datum): unknown {
  switch (datum.kind) {
    case 'figure':
    case 'percent':
      return datum.value;
    case 'words':
      return datum.text;
    case 'options':
      return datum.options.map((option) => option.word);
    case 'nothing':
      return 0;
  }
}

/** A number with its unit: an amount for a currency code, else so many of something. */
export function inUnitCode(value: string, unit: string | undefined): string {
  if (unit === undefined) return `$grouped(${value})`;
  return /^[A-Z]{3}$/.test(unit) ? `$amount(${value}, ${string(unit)})` : `$quantity(${value}, ${string(unit)})`;
}

/** A datum as JavaScript. */
export function datumCode(datum: Datum): string {
  if (datum.kind === 'words') return string(datum.text);
  return datum.kind === 'options' ? array(datum.options.map(({word}) => string(word))) : String(valueOf(datum));
}

/** A dated value as JavaScript: the last period that has begun by `today`, else the first. */
export function datedCode({periods}: Dated): string {
  return periods
    .slice(1)
    .reduce(
      (earlier, {from, value}) =>
        `today >= ${string(from!.day)} ? ${datumCode(value)} : ${earlier.includes('?') ? `(${earlier})` : earlier}`,
      datumCode(periods[0]!.value),
    );
}

/** A chain of `? :`, of which the last element has no condition. */
export function firstThatHolds<Item extends {readonly condition?: TypedExpression}>(
  items: readonly Item[],
  code: (item: Item, index: number) => string,
  {expression}: EmitContext,
): string {
  return items
    .map((item, index) => {
      const result = code(item, index);
      return item.condition === undefined ? result : `${expression(item.condition).text} ? ${result} : `;
    })
    .join('');
}
