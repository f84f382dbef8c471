/** Sentences whose pieces may link to a field of the form or to a row of the rules. */
import type {RuleRow} from '../derived.ts';
import {fill, pieces, type Values} from '../../runtime/message.ts';
import * as words from '../../words/explanation.ts';

export type Piece =
  | string
  /** Links to the field of an answer. */
  | {readonly text: string; readonly input: string}
  | {readonly text: string; readonly rule: RuleRow};

export type Sentence = readonly Piece[];

/** A message with pieces or sentences in place of its placeholders. */
export function sentenceFrom<const Message extends string>(
  message: Message,
  values: Values<NoInfer<Message>, Piece | Sentence>,
): Sentence {
  return pieces<Message, Piece | Sentence>(message, values).flat() as Sentence;
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
  return fill(words.checks.quoted, {words: text});
}
