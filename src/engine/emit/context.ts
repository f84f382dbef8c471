/** What the code generators of one definition share: how names are emitted, and what is evaluated at compile time. */
import {emit, type Naming} from '../expression/emit.ts';
import {itemVariable} from '../expression/folds.ts';
import {
  array,
  atom,
  call,
  type Code,
  concatenated,
  jsPrecedence,
  optionData,
  property,
  string,
  variable,
  wrap,
} from './javascript.ts';
import {templateFunction, variablesOf} from './templates.ts';
import {currencyOfAmounts} from '../definition/page.ts';
import {withItemFields} from '../definition/input.ts';
import {plainNumber} from '../functions/descriptor.ts';
import {inputNamed, templateNamed} from '../references.ts';
import type {TypedExpression} from '../typed.ts';
import {decimalsOf, isCurrency} from '../runtime/formats.ts';
import {runtime} from '../runtime/runtime.ts';
import type {Datum, Dated} from '../definition/constant.ts';
import type {Model} from '../model.ts';
import type {CheckedCells, CheckedText, ValueOf} from '../typed.ts';
import {namesIn} from '../walk.ts';

export interface EmitContext {
  readonly model: Model;
  /** The JavaScript of an expression. */
  readonly expression: (typed: TypedExpression) => Code;
  /** The JavaScript of a text; parts that refer only to constants are evaluated at compile time. */
  readonly text: (text: CheckedText) => string;
  /** `code`, evaluated at compile time if all its `references` are constants that are not dated. */
  readonly fold: (code: string, references: readonly string[]) => string;
  /** Whether the names are constants that never change. */
  readonly isFixed: (references: readonly string[]) => boolean;
  /** Declares a value that never changes, once, outside the functions; returns the name of its variable. */
  readonly hoist: (name: string, code: string) => string;
  /** The declarations of hoisted values. */
  readonly hoisted: () => readonly string[];
  /** The variables that the functions of templates get besides those that they read. */
  readonly passedOn: readonly string[];
  /** The code of a branch, a line's text or a row's cells; an analysis can make it record that they were reached. */
  readonly reached: (part: Branch | CheckedText | CheckedCells, code: Code) => Code;
}

/** A branch of a `first` value. */
export type Branch = ValueOf<'first'>['branches'][number];

/** @param passedOn variables that the code of `reached` reads */
export function emitContext(model: Model, passedOn: readonly string[] = []): EmitContext {
  const {constants, sums} = model.definition;
  const fixed = new Map(
    constants.flatMap(({name, dated}) => (dated.periods.length === 1 ? [[name, dated.periods[0]!.value]] : [])),
  );
  const owners = new Set([...sums.map(({name}) => name), 'result']);
  const lists = new Set(model.definition.inputs.flatMap(({name, each}) => (each === undefined ? [] : [name])));
  const declared = new Map<string, string>();
  /** The variables that were declared for a name, by their code. */
  const variants = new Map<string, Map<string, string>>();

  const reference = (name: string): string => {
    const [owner, member, ...fields] = name.split('.') as [string, string?, ...string[]];
    if (lists.has(owner) && member !== undefined) return `${itemVariable(variable(owner))}${property(member)}`;
    const isVariable = member === undefined || owners.has(owner);
    const [first, ...rest] = isVariable ? [name.split('.', 2).join('.'), ...fields] : [owner, member, ...fields];
    return variable(first!) + rest.map(property).join('');
  };
  const naming: Naming = {
    reference,
    onDay: (name, day) => {
      const {dated} = constants.find((constant) => constant.name === name)!;
      return {text: datedCode(dated, day.text), precedence: jsPrecedence.ternary};
    },
    instance: (name, values) => {
      const others = [...variablesOf(templateNamed(name, model)!, model), ...passedOn];
      return call(templateFunction(name), [...values, ...others.map(atom)]);
    },
    order: (input) => optionData('order', input),
    levels: (input) => orderedOptions(input, model),
  };
  const expression = (typed: TypedExpression): Code => emit(typed, naming);
  const isFixed = (references: readonly string[]): boolean => references.every((name) => fixed.has(name));
  const fold = (code: string, references: readonly string[]): string => {
    // `today` is known only when calculating, and is not among the references.
    if (!isFixed(references) || /\btoday\b/.test(code.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) return code;
    return evaluateNow(code, new Map(references.map((name) => [variable(name), valueOfDatum(fixed.get(name)!)])));
  };

  /** A text whose possible values are options of an input is shown by its label. */
  const wordsCode = (typed: TypedExpression, code: Code): string => {
    const words = typed.type.kind === 'text' ? typed.type.words?.filter((word) => word !== '') : undefined;
    const input = inputWithOptions(words ?? [], model);
    if (input === undefined) return wrap(code, jsPrecedence.or);
    const [only] = words!;
    return words!.length === 1
      ? string(labelOfWord(only!, model))
      : `(${optionData('labels', input)}[${code.text}] ?? "")`;
  };
  const partCode = ({typed, format, unit}: Exclude<CheckedText[number], string>): string => {
    const code = expression(typed);
    const {type} = typed;
    if (unit !== undefined && type.kind === 'number') return inUnitCode(code.text, unit);
    if (type.kind === 'choice') return `(${optionData('labels', type.input)}[${code.text}] ?? "")`;
    if (type.kind === 'options')
      return `$list(${array(type.options.map((option) => string(labelOfWord(option, model))))})`;
    if (type.kind === 'text' && format === undefined) return wordsCode(typed, code);
    if (format === '$money') return moneyCode(code.text, model);
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
    const known = variants.get(name) ?? new Map<string, string>();
    const declaredAs = known.get(code) ?? (known.size === 0 ? name : `${name}$${known.size + 1}`);
    variants.set(name, known.set(code, declaredAs));
    declared.set(declaredAs, code);
    return declaredAs;
  };

  return {
    model,
    expression,
    text,
    fold,
    isFixed,
    hoist,
    passedOn,
    hoisted: () => [...declared].map(([name, code]) => `const ${name} = ${code};`),
    reached: (_, code) => code,
  };
}

/** The name of the input whose options include all these words; '' is none of them. */
export function inputWithOptions(words: readonly string[], {definition}: Model): string | undefined {
  const known = words.filter((word) => word !== '');
  if (known.length === 0) return undefined;
  const hasAll = (values: readonly string[]): boolean => known.every((word) => values.includes(word));
  return withItemFields(definition.inputs).find(({options}) => hasAll(options.map(({value}) => value)))?.name;
}

/** The options of an input from the lowest to the highest; empty if they have no order. */
export function orderedOptions(name: string, model: Model): readonly string[] {
  return inputNamed(name, model)?.order?.options.map(({word}) => word) ?? [];
}

/** The label of a word that is an option of any input, else the word itself. */
export function labelOfWord(word: string, {definition}: Model): string {
  return (
    withItemFields(definition.inputs)
      .flatMap((input) => input.options)
      .find((option) => option.value === word)?.label ?? word
  );
}

/** Cached across definitions: the same code with the same values yields the same literal. */
const evaluated = new Map<string, string>();

/**
 * Evaluates code and returns the value as a literal.
 * @param values by variable
 */
function evaluateNow(code: string, values: ReadonlyMap<string, unknown>): string {
  const key = JSON.stringify([code, ...values]);
  const known = evaluated.get(key);
  if (known !== undefined) return known;
  const used = Object.keys(runtime).filter((name) => code.includes(name));
  const value: unknown = new Function(
    'runtime$',
    'values$',
    `const {${used.join(', ')}} = runtime$; const {${[...values.keys()].join(', ')}} = values$; return ${code};`,
  )(runtime, Object.fromEntries(values));
  const literal = typeof value === 'string' ? string(value) : JSON.stringify(value);
  evaluated.set(key, literal);
  return literal;
}

/** The value of a datum; 0 for `nothing`. */
export function valueOfDatum(datum: Datum): unknown {
  switch (datum.kind) {
    case 'figure':
    case 'percent':
      return datum.value;
    case 'words':
    case 'day':
      return datum.text;
    case 'options':
      return datum.options.map((option) => option.word);
    case 'nothing':
      return 0;
  }
}

/** A number with its unit: an amount if the unit is a currency code, a plain number, or else a quantity. */
export function inUnitCode(value: string, unit: string | undefined): string {
  if (unit === undefined) return `$grouped(${value})`;
  if (unit === plainNumber) return `$plain(${value})`;
  return isCurrency(unit) ? `$amount(${value}, ${string(unit)})` : `$quantity(${value}, ${string(unit)})`;
}

/** An amount without its currency, which is the calculator's. */
function moneyCode(value: string, {definition}: Model): string {
  const decimals = decimalsOf(currencyOfAmounts(definition));
  return decimals === 2 ? `$money(${value})` : `$money(${value}, ${decimals})`;
}

/** A datum as JavaScript. */
export function datumCode(datum: Datum): string {
  if (datum.kind === 'words' || datum.kind === 'day') return string(datum.text);
  return datum.kind === 'options' ? array(datum.options.map(({word}) => string(word))) : String(valueOfDatum(datum));
}

/** A dated value as JavaScript: the last period that has begun by a day, else the first. */
export function datedCode({periods}: Dated, day = 'today'): string {
  return periods
    .slice(1)
    .reduce(
      (earlier, {from, value}) =>
        `${day} >= ${string(from!.day)} ? ${datumCode(value)} : ${earlier.includes('?') ? `(${earlier})` : earlier}`,
      datumCode(periods[0]!.value),
    );
}

/** A chain of `? :`; the last item has no condition. */
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
