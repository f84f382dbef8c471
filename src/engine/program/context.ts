/** What the code generators of one definition share: how names are emitted, and what is evaluated at compile time. */
import {emit, type Naming} from '../language/expression/toJavascript.ts';
import {itemVariable} from '../language/expression/folds.ts';
import {
  array,
  call,
  chain,
  type Code,
  joinedBy,
  js,
  jsPrecedence,
  literal,
  member,
  named,
  namesOf,
  optionData,
  textOf,
  variable,
  variableName,
  wrap,
} from '../language/expression/javascript.ts';
import {constant, type Declaration} from './statements.ts';
import {templateFunction, variablesOf} from './templates.ts';
import {currencyOfAmounts} from '../language/definition/page.ts';
import {plainNumber} from '../language/functions/descriptor.ts';
import {inputWithOptions, labelOfWord} from '../plan/inWords/labels.ts';
import {translatorOf, type Translator} from '../plan/translate.ts';
import {constantNamed, orderedOptions, templateNamed} from '../language/references.ts';
import type {TypedExpression, CheckedCells, CheckedText, ValueOf} from '../language/typed.ts';
import {decimalsOf, isCurrency} from '../runtime/formats.ts';
import {
  canBeReplaced,
  type Constant,
  type Datum,
  type Dated,
  isOnceAndForAll,
} from '../language/definition/constant.ts';
import type {Model} from '../language/model.ts';

export interface EmitContext {
  readonly model: Model;
  /** The JavaScript of an expression. */
  readonly expression: (typed: TypedExpression) => Code;
  /** The JavaScript of a text; parts that refer only to constants are evaluated at compile time. */
  readonly text: (text: CheckedText) => Code;
  /** Code that reads nothing but constants is declared once, outside the functions: its variable, or else the code as it is. */
  readonly hoist: (name: string, code: Code) => Code;
  /** The declarations of hoisted values. */
  readonly hoisted: () => readonly Declaration[];
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
  const isFixed = (name: string): boolean =>
    name.startsWith('$') || constants.some((each) => isOnceAndForAll(each) && variableName(each.name) === name);
  const owners = new Set([...sums.map(({name}) => name), 'result']);
  const lists = new Set(model.definition.inputs.flatMap(({name, each}) => (each === undefined ? [] : [name])));
  const declared = new Map<string, Code>();
  /** The variables that were declared for a name, by the text of their code. */
  const variants = new Map<string, Map<string, string>>();

  const reference = (name: string): Code => {
    const [owner, column, ...fields] = name.split('.') as [string, string?, ...string[]];
    if (lists.has(owner) && column !== undefined) return member(itemVariable(owner), column);
    const isVariable = column === undefined || owners.has(owner);
    const [first, ...rest] = isVariable ? [name.split('.', 2).join('.'), ...fields] : [owner, column, ...fields];
    return rest.reduce(member, variable(first!));
  };
  const naming: Naming = {
    reference,
    onDay: (name, day) => figureCode(constantNamed(name, model)!, day),
    instance: (name, values) => {
      const others = [...variablesOf(templateNamed(name, model)!, model), ...passedOn];
      return call(templateFunction(name), [...values, ...others.map(named)]);
    },
    order: (input) => named(optionData('order', input)),
    levels: (input) => orderedOptions(input, model),
  };
  const expression = (typed: TypedExpression): Code => emit(typed, naming);
  const partCode = ({typed, format, unit}: TextReference): Code => {
    const code = expression(typed);
    const {type} = typed;
    if (unit !== undefined && type.kind === 'number') return inUnitCode(code, unit);
    if (type.kind === 'choice') return labelCode(type.input, code);
    if (type.kind === 'options')
      return call('$list', [array(type.options.map((option) => literal(labelOfWord(option, model))))]);
    if (format === '$money') return moneyCode(code, model);
    if (format !== undefined) return call(format, [code]);
    // A text whose possible values are options of an input is shown by its label.
    const input = type.kind === 'text' ? inputWithOptions(type.words ?? [], model) : undefined;
    return input === undefined ? wrap(code, jsPrecedence.or) : labelCode(input, code);
  };
  let translator: Translator | undefined;
  /** What a part of a text always says; undefined if that depends on answers or the day. */
  const fixedWords = (part: CheckedText[number]): string | undefined => {
    if (typeof part === 'string') return part;
    const words = (translator ??= translatorOf(model)).text([part]);
    return typeof words === 'string' ? words : onlyLabel(part, model);
  };
  const text = (parts: CheckedText): Code => {
    if (parts.length === 0) return js`""`;
    const codes: Code[] = [];
    let words: string | undefined;
    const close = (): void => {
      if (words !== undefined) codes.push(literal(words));
      words = undefined;
    };
    for (const part of parts) {
      const fixedPart = fixedWords(part);
      if (fixedPart !== undefined) words = (words ?? '') + fixedPart;
      else {
        close();
        codes.push(partCode(part as TextReference));
      }
    }
    close();
    return codes.length === 1 ? codes[0]! : joinedBy(' + ', codes);
  };

  const hoist = (name: string, code: Code): Code => {
    if (![...namesOf(code)].every(isFixed)) return code;
    const known = variants.get(name) ?? new Map<string, string>();
    const written = textOf(code);
    const declaredAs = known.get(written) ?? (known.size === 0 ? name : `${name}$${known.size + 1}`);
    variants.set(name, known.set(written, declaredAs));
    declared.set(declaredAs, code);
    return named(declaredAs);
  };

  return {
    model,
    expression,
    text,
    hoist,
    passedOn,
    hoisted: () => [...declared].map(([name, code]) => constant(name, code)),
    reached: (_, code) => code,
  };
}

/** A figure or a word in a text. */
type TextReference = Exclude<CheckedText[number], string>;

/** The label of a word that is an option, if the value can be no other. */
function onlyLabel({typed: {type}, format, unit}: TextReference, model: Model): string | undefined {
  if (type.kind !== 'text' || format !== undefined || unit !== undefined) return undefined;
  const [only, ...others] = type.words?.filter((word) => word !== '') ?? [];
  const isOption = only !== undefined && others.length === 0 && inputWithOptions([only], model) !== undefined;
  return isOption ? labelOfWord(only, model) : undefined;
}

/** The label of an option; a blank answer has none. */
const labelCode = (input: string, option: Code): Code => js`(${named(optionData('labels', input))}[${option}] ?? "")`;

/** A number with its unit: an amount if the unit is a currency code, a plain number, or else a quantity. */
function inUnitCode(value: Code, unit: string | undefined): Code {
  if (unit === undefined) return call('$grouped', [value]);
  if (unit === plainNumber) return call('$plain', [value]);
  return call(isCurrency(unit) ? '$amount' : '$quantity', [value, literal(unit)]);
}

/** An amount without its currency, which is the calculator's. */
function moneyCode(value: Code, {definition}: Model): Code {
  const decimals = decimalsOf(currencyOfAmounts(definition));
  return call('$money', decimals === 2 ? [value] : [value, literal(decimals)]);
}

/** A datum as JavaScript. */
function datumCode(datum: Datum): Code {
  if (datum.kind === 'words' || datum.kind === 'day') return literal(datum.text);
  return datum.kind === 'options'
    ? array(datum.options.map(({word}) => literal(word)))
    : literal(datum.kind === 'nothing' ? 0 : datum.value);
}

/** A constant as JavaScript: its value if it never changes, else its variable. */
export function constantCode(name: string, model: Model): Code {
  const known = constantNamed(name, model)!;
  return isOnceAndForAll(known) ? datumCode(known.dated.periods[0]!.value) : variable(name);
}

/** The value of a constant as JavaScript: what somebody put in by hand, or else that of the day. */
export function figureCode(figure: Constant, day?: Code): Code {
  const ofDay = datedCode(figure.dated, day);
  return canBeReplaced(figure) ? js`${member(named('$own'), figure.name)} ?? ${wrap(ofDay, jsPrecedence.or)}` : ofDay;
}

/** A dated value as JavaScript: the last period that has begun by a day, else the first. */
export function datedCode({periods}: Dated, day = named('rules$')): Code {
  return periods
    .slice(1)
    .reduce(
      (earlier, {from, value}) =>
        chain([[js`${day} >= ${literal(from!.day)}`, datumCode(value)]], wrap(earlier, jsPrecedence.or)),
      datumCode(periods[0]!.value),
    );
}
