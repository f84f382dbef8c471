/** Typed expressions as JavaScript. */
import {functions} from '../functions/index.ts';
import {anyOf, array, jsPrecedence, call, js, literal, member, named, wrap, type Code} from './javascript.ts';
import {
  compare,
  compareTyped,
  conjunctions,
  matchingLevels,
  orderedDay,
  overloadFor,
  type MatchingLevels,
} from './operators.ts';
import {folds, itemVariable} from './folds.ts';
import type {TypedExpression, TypedOf} from '../typed.ts';

/** How emitted code refers to the names of the definition. */
export interface Naming {
  /** The JavaScript for a name of the definition: 'points.total' may be `points$total`. */
  readonly reference: (name: string) => Code;
  /** The JavaScript of a dated constant on a day. */
  readonly onDay: (name: string, day: Code) => Code;
  /** The JavaScript of a call of a table or value with arguments. */
  readonly instance: (name: string, values: readonly Code[]) => Code;
  /** The JavaScript for the order of an input's options, from the lowest to the highest. */
  readonly order: (input: string) => Code;
  /** The options in that order. */
  readonly levels: (input: string) => readonly string[];
}

/** The JavaScript of an expression without errors. It never throws and never yields NaN. */
export function emit(typed: TypedExpression, naming: Naming): Code {
  const part = (operand: TypedExpression): Code => emit(operand, naming);
  switch (typed.kind) {
    case 'figure':
      return literal(typed.value);
    case 'day':
      return typed.value === '' ? js`null` : literal(typed.value);
    case 'today':
      return named('today');
    case 'rulesDay':
      return named('rules$');
    case 'onDay':
      return naming.onDay((typed.figure as TypedOf<'reference'>).name, orderedDay(part(typed.day)));
    case 'reference':
      return naming.reference(typed.name);
    case 'option':
      return literal(typed.value);
    case 'arithmetic': {
      const overload = overloadFor(typed.operator, typed.left.type, typed.right.type)!;
      const side = (operand: TypedExpression): Code => periodsCode(operand, part) ?? part(operand);
      return overload.emit(side(typed.left), side(typed.right), typed.type);
    }
    case 'compare': {
      const [left, right] = [typed.left, typed.right].map((side) => ({type: side.type, code: part(side)}));
      return compareTyped(typed.operator, left!, right!);
    }
    case 'compareLevels':
      return typed.right.kind === 'option'
        ? atLevel(part(typed.left), matchingLevels(typed.operator, typed.right.value, naming.levels(typed.order)))
        : compare(typed.operator, level(typed.left, typed.order, naming), level(typed.right, typed.order, naming));
    case 'in':
      return anyOf(typed.options.map((option) => compare('==', part(typed.left), literal(option))));
    case 'inList':
      return js`${part(typed.list)}.includes(${part(typed.left)})`;
    case 'empty':
      return compare(
        typed.negated ? '!=' : '==',
        js`${wrap(part(typed.operand), jsPrecedence.atom)}.length`,
        literal(0),
      );
    case 'and':
    case 'or':
      return conjunctions[typed.kind].emit(part(typed.left), part(typed.right));
    case 'not':
      return js`!${wrap(part(typed.operand), jsPrecedence.atom)}`;
    case 'call':
      return functions[typed.name].emit(
        typed.values.map((value, index) => {
          const code = periodsCode(value, part) ?? part(value);
          return functions[typed.name].triesDays && index === 0 ? ofDay(value, code, naming) : code;
        }),
        typed.values,
      );
    case 'fold': {
      const {fold, list, of, when, type} = typed;
      const [items, item] = [part(list), itemVariable(nameOf(list))];
      const chosen = when === undefined ? items : js`${items}.filter((${item}) => ${part(when)})`;
      return folds[fold].emit(chosen, item, of && part(of), type);
    }
    case 'parameter':
      return naming.reference(typed.name);
    case 'instance': {
      const {name, member: column, arguments: values} = typed;
      const code = naming.instance(name, values.map(part));
      return column === '' ? code : member(code, column);
    }
    case 'error':
      throw new Error('an expression with an error was emitted');
  }
}

/**
 * A list for what takes periods: for each item the values of its first two fields, the first and the last day. Undefined for anything
 * but a list.
 * @param codeOf the JavaScript of an expression
 */
export function periodsCode(list: TypedExpression, codeOf: (typed: TypedExpression) => Code): Code | undefined {
  if (list.type.kind !== 'list') return undefined;
  const item = itemVariable(nameOf(list));
  const days = [...list.type.fields.keys()].slice(0, 2).map((field) => member(item, field));
  return js`${codeOf(list)}.map((${item}) => ${array(days)})`;
}

/** The name of a list; nothing but a name is one. */
const nameOf = (list: TypedExpression): string => (list as TypedOf<'reference'>).name;

/** A condition as a function of the day that it takes. */
function ofDay(condition: TypedExpression, code: Code, naming: Naming): Code {
  const [day] = (condition as TypedOf<'instance'>).arguments;
  return js`(${emit(day!, naming)}) => ${code}`;
}

/** A comparison with a known level, written as comparisons with the options that match. */
function atLevel(left: Code, {options, areExcluded}: MatchingLevels): Code {
  const tests = options.map((option) => compare(areExcluded ? '!=' : '==', left, literal(option)));
  if (!areExcluded) return anyOf(tests);
  return tests.length === 0 ? js`true` : tests.reduce(conjunctions.and.emit);
}

/** The position of a level in its order, from 1; blank and `nothing` are 0, below every level. */
function level(typed: TypedExpression, input: string, naming: Naming): Code {
  if (typed.kind === 'option') return literal(naming.levels(input).indexOf(typed.value) + 1);
  return call('$rank', [emit(typed, naming), naming.order(input)]);
}
