/** Reasons not to parse a file: its length, hidden characters, the depth of its nesting. */
import {diagnose, type Diagnostic} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';

/** In characters; five times the longest definition, and little enough that no text of this length takes long to read. */
const maxLength = 50_000;

/** In levels of brackets or indentation. */
export const maxDepth = 40;

/**
 * Characters that no editor shows, or that show a line in another order than it is read: controls, a mark of byte
 * order within the file, overrides of direction, halves of characters. Joiners stay, since languages write with them.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufffe\uffff]|\r(?!\n)|(?!^)\ufeff|\p{Surrogate}/u;

/** The first reason not to parse a text, or undefined where there is none. */
export function textProblem(source: SourceFile): Diagnostic | undefined {
  const {text} = source;
  if (text.length > maxLength)
    return diagnose('file-too-large', {source, start: 0, end: 1}, {size: text.length, limit: maxLength});
  const hiddenMatch = hidden.exec(text);
  if (hiddenMatch !== null) {
    const code = hiddenMatch[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return diagnose('hidden-character', {source, start: hiddenMatch.index, end: hiddenMatch.index + 1}, {code});
  }
  const deep = tooDeep(text);
  return deep === undefined
    ? undefined
    : diagnose('yaml-too-deep', {source, start: deep, end: deep + 1}, {limit: maxDepth});
}

/** Where brackets or indentation get deeper than in any definition; on the text, since a parser of trees would overflow. */
function tooDeep(text: string): number | undefined {
  let brackets = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '[' || character === '{') brackets++;
    if (character === ']' || character === '}') brackets--;
    if (brackets > maxDepth) return at;
  }
  const indented = text.search(/^(?: {200}|(?: *- ){20})/m);
  return indented < 0 ? undefined : indented;
}
