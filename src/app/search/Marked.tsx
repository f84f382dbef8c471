import {piecesOf} from './explain.ts';

interface MarkedProps {
  readonly text: string;
  /** The words to mark, in the form in which words are compared. */
  readonly terms: ReadonlySet<string>;
}

/** A text whose matching words are marked. */
export function Marked({text, terms}: MarkedProps) {
  return piecesOf(text, terms).map(({text: words, matches}, index) =>
    matches ? <mark key={index}>{words}</mark> : words,
  );
}
