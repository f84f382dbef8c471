/** What is remembered of a page's text, and what differs between two states: short enough for a file that people review. */
import {createHash} from 'node:crypto';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

/** A page as somebody has compared it with the definitions. */
export interface SourceState {
  /** The day of that comparison. */
  readonly acknowledged: CalendarDay;
  /** Where the address led to, if elsewhere. */
  readonly movedTo?: string;
  /** Of the whole text, white space aside. */
  readonly fingerprint: string;
  /** The sentences with figures, each once, in their order. */
  readonly sentences: readonly string[];
}

/** What a page says now: the same without the day. */
export type ReadState = Omit<SourceState, 'acknowledged'>;

/** Of one page; what is beyond is noticed by the fingerprint alone. */
const MAX_SENTENCES = 400;
const MAX_LENGTH = 400;

/** @param address where the page was found */
export function stateOf(lines: readonly string[], url: string, address: string): ReadState {
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[.!?]["')]?) (?=[\p{Lu}\d"'(])/u))
    .filter((sentence) => /\d/.test(sentence))
    .map((sentence) => (sentence.length > MAX_LENGTH ? `${sentence.slice(0, MAX_LENGTH)}…` : sentence));
  return {
    ...(address !== url && {movedTo: address}),
    fingerprint: createHash('sha256')
      // A page that is laid out anew breaks its lines elsewhere, and has lists in place of tables.
      .update(lines.join('').replace(/[\s|]/g, ''))
      .digest('base64url')
      .slice(0, 16),
    sentences: [...new Set(sentences)].slice(0, MAX_SENTENCES),
  };
}

/** A sentence that is gone, is new, or has other figures than before. */
export type SentenceChange =
  | {readonly was: string; readonly now?: string}
  | {readonly was?: never; readonly now: string};

/** Sentences with figures that differ, in the order of the earlier state; the new ones last. */
export function sentenceChanges(before: ReadState, after: ReadState): readonly SentenceChange[] {
  const gone = before.sentences.filter((sentence) => !after.sentences.includes(sentence));
  const added = after.sentences.filter((sentence) => !before.sentences.includes(sentence));
  const paired = new Set<string>();
  const changes = gone.map((was): SentenceChange => {
    const now = added.find((sentence) => !paired.has(sentence) && withoutFigures(sentence) === withoutFigures(was));
    if (now === undefined) return {was};
    paired.add(now);
    return {was, now};
  });
  return [...changes, ...added.filter((sentence) => !paired.has(sentence)).map((now) => ({now}))];
}

const withoutFigures = (sentence: string): string => sentence.replace(/\d[\d.,' ]*/g, '#');
