import type {Random} from './random.ts';

/** One way to break a file. */
export interface Kind {
  readonly name: string;
  /** The broken text, or undefined where the file holds nothing of the kind. */
  readonly corrupt: (text: string, random: Random) => string | undefined;
  /** What must come of it, whatever the general law says. */
  readonly must?: 'fail' | 'change nothing';
  /** A file as large as can be: it may take longer. */
  readonly huge?: true;
}

/** Text with a stretch of it replaced. */
export function splice(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** A place in the text where this pattern matches, which has no flags but those of a search. */
export function somewhere(text: string, pattern: RegExp, random: Random): RegExpExecArray | undefined {
  const matches = [...text.matchAll(new RegExp(pattern.source, 'gmu'))];
  return matches.length === 0 ? undefined : (random.of(matches) as RegExpExecArray);
}
