/** What the checks of an expression share: the names around it, and how they report. */
import type {Code} from '../diagnostics/catalogue.ts';
import type {Details, Place} from '../diagnostics/diagnostic.ts';
import type {Signature} from './operators.ts';
import type {Expression} from './parse.ts';
import type {Span} from './tokens.ts';
import type {TypedExpression} from './typed.ts';
import {failed, type Type} from './types.ts';

/** What is known of names beside their kinds, for hints; undefined where nothing is. */
export interface AboutNames {
  /** The input that has this option. */
  readonly inputWithOption: (option: string) => string | undefined;
  /** The option of a choice that visitors read as this label. */
  readonly optionLabelled: (input: string, label: string) => string | undefined;
  /** The constant that is this figure. */
  readonly constantWorth: (figure: {readonly kind: 'figure' | 'percent'; readonly value: number}) => string | undefined;
  /** The words of a constant that is a text. */
  readonly wordsOf: (name: string) => string | undefined;
  /** What an input or constant counts. */
  readonly unitOf: (name: string) => string | undefined;
  /** Where a constant that is a list names this option. */
  readonly placeInList: (name: string, option: string) => Place | undefined;
}

/** What an expression may refer to. */
export interface Scope extends AboutNames {
  /** The kind of a name; undefined where nothing is called so. */
  readonly kindOf: (name: string) => Type | undefined;
  /** The kind of `owner.member`; undefined where the owner has no such member. */
  readonly kindOfMember: (owner: string, member: string) => Type | undefined;
  /** What may stand behind the point; none where the owner is a single value. */
  readonly membersOf: (owner: string) => readonly string[];
  /** The names that are written nowhere but where they are defined. */
  readonly unread: readonly string[];
  /** Every name, for near misses. */
  readonly names: readonly string[];
  readonly functions: Readonly<Record<string, Signature>>;
}

/** Takes a problem at a stretch of the expression's text, or at a place elsewhere in the file. */
export type ReportAt = (code: Code, at: Span | Place, details?: Details, hint?: string) => void;

/** The expressions of one kind. */
export type Of<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

/** The word for 'not answered' in comparisons, lists and rows. */
export const blank = 'blank';

/** What a part with a problem becomes; its users keep silent about it. */
export const mistake: TypedExpression = {kind: 'error', type: failed};

/** Whether a kind is the one that is wanted; a mistake is, so that it is reported once. */
export function fits(type: Type, kind: Type['kind']): boolean {
  return type.kind === kind || type.kind === 'error';
}
