/** Sentences whose pieces may link to a field of the form or to a row of the rules. */
import type {RuleRow} from '../plan/derived.ts';
import * as words from './words.ts';

export type Piece =
  | string
  /** Links to the field of an answer. */
  | {readonly text: string; readonly input: string}
  | {readonly text: string; readonly rule: RuleRow};

export type Sentence = readonly Piece[];

/** A text of words.ts with its placeholders replaced by pieces. */
export function sentenceFrom(text: string, values: Readonly<Record<string, Piece | Sentence>>): Sentence {
  return text.split(/\{(\w+)\}/).flatMap((piece, index): Sentence => {
    if (index % 2 === 0) return piece === '' ? [] : [piece];
    const value = values[piece] ?? `{${piece}}`;
    return Array.isArray(value) ? (value as Sentence) : [value as Piece];
  });
}

/** The sentence as plain text; a row of the rules that has sources of its own is followed by their numbers: 'our rules [2]'. */
export function plainText(sentence: Sentence): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text + sourceNumbers(piece))).join('');
}

function sourceNumbers(piece: Exclude<Piece, string>): string {
  if (!('rule' in piece)) return '';
  return (piece.rule.sources ?? []).map((position) => ` [${position + 1}]`).join('');
}

/** ‘Master's degree’ */
export function quoted(text: string): string {
  return fillIn(words.checks.quoted, {words: text});
}

/** A text with its placeholders replaced by plain text. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return plainText(sentenceFrom(text, values));
}
