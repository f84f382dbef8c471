import type {Random} from '../random.ts';

/** One way to break a file. */
export interface Corruption {
  readonly name: string;
  /** The broken text, or undefined if this kind does not apply to the file. */
  readonly corrupt: (text: string, random: Random) => string | undefined;
  /** The required outcome, if more specific than the general law. */
  readonly must?: 'fail' | 'change nothing';
  /** A file of the maximum size, which may take longer. */
  readonly huge?: true;
}

/** The text with a range replaced. */
export function splice(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** A random match of this pattern in the text, always with the flags `gmu`. */
export function somewhere(text: string, pattern: RegExp, random: Random): RegExpExecArray | undefined {
  const matches = [...text.matchAll(new RegExp(pattern.source, 'gmu'))];
  return matches.length === 0 ? undefined : (random.of(matches) as RegExpExecArray);
}
