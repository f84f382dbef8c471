import {Fragment, type ReactNode} from 'react';

interface SentenceProps {
  /** A text of words.yaml, such as 'Source: {source}.' */
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text of words.yaml whose placeholders are elements, such as links. */
export function Sentence({text, values}: SentenceProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // Pieces alternate between words and the names of placeholders.
    <Fragment key={index}>{index % 2 === 0 ? piece : values[piece]}</Fragment>
  ));
}
