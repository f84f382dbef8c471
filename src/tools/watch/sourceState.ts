/** What is remembered of a page's text, and what differs between two states: short enough for a file that people review. */
import {createHash} from 'node:crypto';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

/** A page as somebody has compared it with the definitions. */
export interface SourceState {
  /** The day of that comparison. */
  readonly acknowledged: CalendarDay;
  /** Where the address led to, if elsewhere. */
  readonly movedTo?: string;
  /** A fingerprint of the whole text, white space aside. */
  readonly fingerprint: string;
  /** The sentences with figures, each once, in their order. */
  readonly sentences: readonly string[];
  /** A fingerprint of the sentences with figures that are too many to list; missing if all are listed. */
  readonly unlisted?: string;
}

/** What a page says now: the same without the day. */
export type ReadState = Omit<SourceState, 'acknowledged'>;

/** How many sentences of one page are listed. */
const MAX_SENTENCES = 2_000;

/** In characters; a longer sentence is kept in pieces. */
const MAX_LENGTH = 400;

/** @param address where the page was found */
export function stateOf(lines: readonly string[], url: string, address: string): ReadState {
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[.!?]["')]?) (?=[\p{Lu}\d"'(])/u))
    .filter((sentence) => /\d/.test(sentence))
    .flatMap(inPieces)
    .filter((piece) => /\d/.test(piece));
  const all = [...new Set(sentences)];
  const unlisted = all.slice(MAX_SENTENCES);
  return {
    ...(address !== url && {movedTo: address}),
    // A page that is laid out anew breaks its lines elsewhere, and has lists in place of tables.
    fingerprint: fingerprintOf(lines.join('').replace(/[\s|]/g, '')),
    sentences: all.slice(0, MAX_SENTENCES),
    ...(unlisted.length > 0 && {unlisted: fingerprintOf(unlisted.join('\n'))}),
  };
}

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** A sentence, split at spaces if it is too long, or within a word that is too long itself. */
function inPieces(sentence: string): readonly string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_LENGTH) {
    let space = rest.lastIndexOf(' ', MAX_LENGTH);
    // The digits of '12 500' stay together.
    while (space > 0 && /\d/.test(rest[space + 1]!)) space = rest.lastIndexOf(' ', space - 1);
    const end = space > 0 ? space : MAX_LENGTH;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/** A sentence that is gone, is new, or has other figures than before. */
export type SentenceChange =
  | {readonly was: string; readonly now?: string}
  | {readonly was?: never; readonly now: string};

/** Sentences with figures that differ, in the order of the earlier state; the new ones last. */
export function sentenceChanges(before: ReadState, after: ReadState): readonly SentenceChange[] {
  const [earlier, later] = [new Set(before.sentences), new Set(after.sentences)];
  const added = after.sentences.filter((sentence) => !earlier.has(sentence));
  // What differs in its figures alone is the same sentence.
  const unpaired = new Map<string, string[]>();
  for (const sentence of added) {
    const words = withoutFigures(sentence);
    const others = unpaired.get(words);
    if (others === undefined) unpaired.set(words, [sentence]);
    else others.push(sentence);
  }
  const changes = before.sentences
    .filter((sentence) => !later.has(sentence))
    .map((was): SentenceChange => {
      const now = unpaired.get(withoutFigures(was))?.shift();
      return now === undefined ? {was} : {was, now};
    });
  const left = new Set([...unpaired.values()].flat());
  return [...changes, ...added.filter((sentence) => left.has(sentence)).map((now) => ({now}))];
}

const withoutFigures = (sentence: string): string => sentence.replace(/\d[\d.,' ]*/g, '#');
