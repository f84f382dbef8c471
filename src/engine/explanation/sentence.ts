/** Sentences whose pieces may lead somewhere: to a field of the form, or to a row of the rules. */
import type {RuleRow} from '../runtime/explanation.ts';
import type * as words from './words.ts';

/** The words of workings.yaml, which a page imports and a command reads. */
export type Words = typeof words;

export type Piece =
  | string
  /** Words that lead to the field of an answer. */
  | {readonly text: string; readonly input: string}
  | {readonly text: string; readonly rule: RuleRow};

export type Sentence = readonly Piece[];

/** A text of workings.yaml with its placeholders filled in by pieces. */
export function say(text: string, values: Readonly<Record<string, Piece | Sentence>>): Sentence {
  const pieces = text.split(/\{(\w+)\}/).flatMap((piece, index): Sentence => {
    if (index % 2 === 0) return piece === '' ? [] : [piece];
    const value = values[piece] ?? `{${piece}}`;
    return Array.isArray(value) ? (value as Sentence) : [value as Piece];
  });
  return pieces;
}

/** The sentence as plain text. */
export function plainText(sentence: Sentence): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** Words as they were chosen or written: ‘Master's degree’. */
export function quoted(text: string, words: Words): string {
  return fillIn(words.facts.quoted, {words: text});
}

/** A text whose placeholders are plain. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return plainText(say(text, values));
}
