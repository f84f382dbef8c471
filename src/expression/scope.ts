/** What the checks of an expression share: the names around it, and how they report. */
import type {Code} from '../diagnostics/catalogue.ts';
import type {Details} from '../diagnostics/diagnostic.ts';
import type {Signature} from './operators.ts';
import type {Expression} from './parse.ts';
import type {Span} from './tokens.ts';
import type {Typed} from './typed.ts';
import {failed, type Type} from './types.ts';

/** What an expression may refer to. */
export interface Scope {
  /** The kind of a name; undefined where nothing is called so. */
  readonly kindOf: (name: string) => Type | undefined;
  /** The kind of `owner.member`; undefined where the owner has no such member. */
  readonly kindOfMember: (owner: string, member: string) => Type | undefined;
  /** What may stand behind the point; none where the owner is a single value. */
  readonly membersOf: (owner: string) => readonly string[];
  /** Every name, for near misses. */
  readonly names: readonly string[];
  /** The input that has this option, where there is one, for hints. */
  readonly inputWithOption: (option: string) => string | undefined;
  readonly functions: Readonly<Record<string, Signature>>;
}

/** Takes a problem at a stretch of the expression's text. */
export type ReportAt = (code: Code, span: Span, details?: Details, hint?: string) => void;

/** The expressions of one kind. */
export type Of<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

/** The word for 'not answered' in comparisons, lists and rows. */
export const blank = 'blank';

/** What a part with a problem becomes; its users keep silent about it. */
export const mistake: Typed = {kind: 'error', type: failed};

/** Whether a kind is the one that is wanted; a mistake is, so that it is reported once. */
export function fits(type: Type, kind: Type['kind']): boolean {
  return type.kind === kind || type.kind === 'error';
}
