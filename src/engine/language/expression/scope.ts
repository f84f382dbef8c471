/** What an expression may refer to, how its names are resolved, and what its checks share. */
import type {Code} from '../../diagnostics/catalogue.ts';
import type {Details, Hint, Place} from '../../diagnostics/diagnostic.ts';
import {nearMissHint, nearMiss} from '../../diagnostics/nearMiss.ts';
import type {Expression} from './parse.ts';
import type {Range} from './range.ts';
import type {Span} from './token.ts';
import {type ChoiceType, date, errorType, isKind, type Type} from './types.ts';
import type {TypedExpression, TypedOf} from '../typed.ts';

/** What checks and hints need to know about names, besides their types. */
export interface NameHints {
  /** The input that has this option. */
  readonly inputWithOption: (option: string) => string | undefined;
  /** The option of a choice that visitors read as this label. */
  readonly optionWithLabel: (input: string, label: string) => string | undefined;
  /** The constant with this value. */
  readonly constantWithValue: (figure: {
    readonly kind: 'figure' | 'percent' | 'day';
    readonly value: number | string;
  }) => string | undefined;
  /** The figures of a constant, one for each of its periods; none for any other name. */
  readonly figuresOfConstant: (name: string) => readonly number[];
  /** The words of a constant that is a text. */
  readonly textOfConstant: (name: string) => string | undefined;
  /** What a constant is in all its periods, or a number on the form can be; `anyNumber` for any other name. */
  readonly rangeOf: (name: string) => Range;
  /** The list whose items have a field of this name. */
  readonly listWithField: (field: string) => string | undefined;
  /** Whether a name is a constant that changes on known days. */
  readonly isDated: (name: string) => boolean;
  /** Whether a name is a table. */
  readonly isTable: (name: string) => boolean;
  /** Where a constant that is a list names this option. */
  readonly placeInList: (name: string, option: string) => Place | undefined;
}

/** Receives what the names in an expression turn out to be, for tools that rename them. */
export interface NoteUses {
  /**
   * @param name of an input, constant, table or value; or, with an owner, an option of an input, a field of a list, a word of a
   *   value, a member of a value or an argument
   */
  readonly name: (at: Span, name: string, owner?: string) => void;
  /** The words of a value, such as the cells of a column, are compared with the options of an input. */
  readonly words: (value: string, input: string) => void;
}

/** The owner of the arguments of a table or value, among the names that `NoteUses` receives. */
export const argumentsOf = (template: string): string => `${template}(…)`;

/** What a condition says of a number: where it lies, and that it is not 0. */
export interface Fact {
  /** The number, as `keyOf` writes it. */
  readonly key: string;
  readonly range: Range;
  readonly isNonZero: boolean;
}

/** What an expression may refer to. */
export interface Scope extends NameHints {
  readonly noteUses?: NoteUses;
  /** Within a fold, the list whose items' fields are names. */
  readonly itemOf?: Extract<Type, {kind: 'list'}>;
  /** Within a table or value with arguments, what each of them is in a call. */
  readonly given?: ReadonlyMap<string, TypedExpression>;
  /** That table or value. */
  readonly givenTo?: string;
  /** The arguments with which a table or value is called; undefined for any other name. */
  readonly takesOf: (name: string) => readonly string[] | undefined;
  /** A call of a table or value with these arguments, which are as many as it takes. */
  readonly instanceOf: (
    call: ExpressionOf<'call'>,
    values: readonly TypedExpression[],
    report: ReportAt,
  ) => TypedExpression;
  /** A word as an argument of a table or value: the option of the choice that it takes; undefined if no choice has it. */
  readonly optionAsArgument: (template: string, index: number, word: string) => ExpressionOfOption | undefined;
  /** The type of a name; undefined if nothing has this name. */
  readonly typeOf: (name: string) => Type | undefined;
  /** The type of `owner.member`; undefined if the owner has no such member. */
  readonly typeOfMember: (owner: string, member: string) => Type | undefined;
  /** When a table, a case or a constant is `nothing`, by its name or in a call; or whether it always is. */
  readonly whenNothing: (typed: TypedExpression) => TypedExpression | boolean;
  /** Whether a key within a key of the result is a name, as in an exception. A rule reads what such a key is worked out from. */
  readonly readsInnerKeys?: boolean;
  /** The members of a name; empty if it is a single value. */
  readonly membersOf: (owner: string) => readonly string[];
  /** The names that the file mentions only where they are defined. */
  readonly unreadNames: readonly string[];
  /** Whether the expression is part of the value of this name, directly or through others, so that it cannot be meant. */
  readonly isBeingDefined?: (name: string) => boolean;
  /** What the conditions say under which the expression is used. */
  readonly facts?: readonly Fact[];
  /** Every name, for near misses. */
  readonly names: readonly string[];
}

/** Reports a problem at a span of the expression's text, or elsewhere in the file; returns `errorExpression`. */
export type ReportAt = (code: Code, at: Span | Place, details?: Details, hint?: Hint) => TypedExpression;

type ExpressionOfOption = TypedOf<'option'> & {readonly type: ChoiceType};

/** The expressions of one kind. */
export type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

/** The word for 'not answered' in comparisons, lists and rows. */
export const blank = 'blank';

/** The word for what a table or a case leaves out, in comparisons. */
export const nothing = 'nothing';

/** The word for the day of the calculation in formulas. */
export const today = 'today';

/** Stands in for a part with a problem, so that outer checks do not report it again. */
export const errorExpression: TypedExpression = {kind: 'error', type: errorType};

/** Whether a type is of the kind that is expected. An error fits every kind, so that it is reported only once. */
export function fits(type: Type, kind: Type['kind']): boolean {
  return isKind(type, kind) || type.kind === 'error';
}

export function checkName(expression: ExpressionOf<'name'>, scope: Scope, report: ReportAt): TypedExpression {
  const given = scope.given?.get(expression.name);
  if (given !== undefined) {
    scope.noteUses?.name(expression, expression.name, argumentsOf(scope.givenTo!));
    return given;
  }
  if (reportNotCalled(expression.name, expression, scope, report)) return errorExpression;
  const {itemOf} = scope;
  const field = itemOf?.fields.get(expression.name);
  if (itemOf !== undefined && field !== undefined) {
    scope.noteUses?.name(expression, expression.name, itemOf.input);
    return {kind: 'reference', name: `${itemOf.input}.${expression.name}`, type: field};
  }
  const type = scope.typeOf(expression.name);
  if (type === undefined && expression.name === today) return {kind: 'today', type: date};
  if (type?.kind === 'group') {
    const members = scope.membersOf(expression.name);
    return report('not-one-value', expression, {
      name: expression.name,
      members: members.map((member) => `${expression.name}.${member}`).join(', '),
    });
  }
  if (type !== undefined) {
    scope.noteUses?.name(expression, expression.name);
    return {kind: 'reference', name: expression.name, type};
  }
  return report('unknown-name', expression, {name: expression.name}, hintForName(expression.name, scope));
}

/** Reports a table or value that takes arguments and is named without them. */
function reportNotCalled(name: string, at: Span, scope: Scope, report: ReportAt): boolean {
  const takes = scope.takesOf(name);
  if (takes === undefined) return false;
  report('arguments-missing', at, {name, takes: takes.join(', ')});
  return true;
}

function hintForName(name: string, scope: Scope): Hint {
  const owner = scope.inputWithOption(name);
  if (name === blank)
    return "Only choices and dates can be blank, with the name on the left of '=='; a number that is not filled in counts as 0.";
  if (['none', 'empty', 'missing', 'unknown'].includes(name.toLowerCase()))
    return "Write 'blank' for an answer that is not given, or 'nothing' for what a table or a case leaves out.";
  if (name === nothing) return "Only a table, a case or a date can be nothing, with its name on the left of '=='.";
  if (owner !== undefined)
    return `'${name}' is an option of '${owner}': write '${owner} == ${name}', with the choice on the left.`;
  const list = scope.listWithField(name);
  if (list !== undefined) return fieldHint(name, list);
  const fields = [...(scope.itemOf?.fields.keys() ?? [])];
  const possible = [...fields, ...scope.names.filter((other) => scope.isBeingDefined?.(other) !== true)];
  const near = nearMiss(name, possible);
  if (near !== undefined && fields.includes(near)) return nearMissHint(name, fields);
  if (scope.membersOf('result').includes(name)) {
    const instead = `result.${name}`;
    return {text: `It is a key of the result: write '${instead}'.`, typed: name, instead};
  }
  const operands = name.split('-');
  if (operands.length > 1 && operands.every((operand) => scope.names.includes(operand)))
    return {text: `A minus needs spaces: write '${operands.join(' - ')}'.`, typed: name, instead: operands.join(' - ')};
  return (
    unreadHint(name, scope) ??
    nearMissHint(name, possible, 'Define it as an input, constant, table, value, sum or lines first.')
  );
}

/** A field belongs to many items, so it stands for one of them at a time. */
const fieldHint = (field: string, list: string): string =>
  `'${field}' is a field of every item of '${list}': write sum(${list}, …), or count, any, all, most or least, with '${field}' within.`;

/** If exactly one name is never read, an unknown name is probably a misspelt or former version of it. */
export function unreadHint(name: string, {unreadNames, isBeingDefined}: Scope): Hint | undefined {
  const unread = unreadNames.filter((other) => isBeingDefined?.(other) !== true);
  if (unread.length !== 1 || nearMiss(name, unread) !== undefined) return undefined;
  return {text: `Did you mean '${unread[0]}', which nothing reads?`, typed: name, instead: unread[0]!};
}

export function checkMember(expression: ExpressionOf<'member'>, scope: Scope, report: ReportAt): TypedExpression {
  const {owner, member, memberSpan} = expression;
  if (member.includes('.') && !scope.readsInnerKeys)
    return report('inner-key-read', memberSpan, {name: `${owner}.${member}`});
  const ownerSpan = {start: expression.start, end: expression.start + owner.length};
  if (reportNotCalled(owner, ownerSpan, scope, report)) return errorExpression;
  const type = scope.typeOfMember(owner, member);
  if (type !== undefined) {
    scope.noteUses?.name(ownerSpan, owner);
    const [key = '', inner] = member.split('.');
    scope.noteUses?.name({...memberSpan, end: memberSpan.start + key.length}, key, owner);
    if (inner !== undefined)
      scope.noteUses?.name({...memberSpan, start: memberSpan.end - inner.length}, inner, `${owner}.${key}`);
    return {kind: 'reference', name: `${owner}.${member}`, type};
  }
  if (!scope.names.includes(owner))
    return report('unknown-name', ownerSpan, {name: owner}, nearMissHint(owner, scope.names, 'Define it first.'));
  const members = scope.membersOf(owner);
  const list = scope.listWithField(member);
  const hint =
    list === owner
      ? fieldHint(member, list)
      : members.length === 0
        ? `'${owner}' is a single value: write '${owner}' alone.`
        : nearMissHint(member, members, `It has: ${members.join(', ')}.`);
  return report('unknown-column', memberSpan, {owner, name: member, names: members.join(', ')}, hint);
}
