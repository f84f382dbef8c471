import {createHash} from 'node:crypto';

/** What the name of a file that browsers keep ends with: another text, another name. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
