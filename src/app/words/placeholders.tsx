import {Fragment, type ReactNode} from 'react';
import {grouped} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/words/fill.ts';

export {fill};

/** A text for one thing and for several. */
export interface CountedText {
  readonly one: string;
  readonly other: string;
}

/** The text for this number of things; {count} becomes the number. */
export function fillCount(text: CountedText, count: number, values: Readonly<Record<string, string>> = {}): string {
  return fill(count === 1 ? text.one : text.other, {...values, count: grouped(count)});
}

/** A sentence as part of another: 'Eligible' for 'Eligible.' */
export function withoutFullStop(sentence: string): string {
  return sentence.replace(/[.!]$/, '');
}

interface SentenceProps {
  /** For example 'Source: {source}.' */
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text whose placeholders are replaced with elements, such as links. */
export function Sentence({text, values}: SentenceProps) {
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => {
    // Literal text and placeholder names alternate.
    const value = index % 2 === 0 ? piece : values[piece];
    return typeof value === 'string' ? value : <Fragment key={index}>{value}</Fragment>;
  });
  return <>{pieces}</>;
}
