/** JSON as anyone may have written it, of which no two readers can make different things, and which no depth keeps from being walked. */

import {beginningOf} from '../runtime/formats.ts';

/** Receipts, the deepest that the project writes, have 13 levels. */
const MAX_DEPTH = 100;

/** Text that is not read. The message follows a subject: 'This line is not JSON: …'. */
export class UnsoundJson extends Error {}

/** @throws {UnsoundJson} */
export function readJson(text: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new UnsoundJson(`is not JSON: ${(error as Error).message}`);
  }
  requireSound(text);
  return data;
}

/**
 * @param text that `JSON.parse` has read
 * @throws {UnsoundJson} for a name twice in an object, and for nesting that is too deep
 */
export function requireSound(text: string): void {
  /** The names in each object around the place, from the outermost; those of a list stay empty. */
  const names: Set<string>[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{' || character === '[') {
      if (names.length === MAX_DEPTH) throw new UnsoundJson(`is nested more than ${MAX_DEPTH} levels deep`);
      names.push(new Set());
    } else if (character === '}' || character === ']') names.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      if (isName(text, end)) addName(names.at(-1)!, text.slice(at, end));
      at = end - 1;
    }
  }
}

/** Behind the closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Whether a colon follows. */
function isName(text: string, at: number): boolean {
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return text[at] === ':';
}

function addName(names: Set<string>, written: string): void {
  const name = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
  if (names.has(name)) throw new UnsoundJson(`has '${beginningOf(name)}' twice, and nobody knows which one was meant`);
  names.add(name);
}
