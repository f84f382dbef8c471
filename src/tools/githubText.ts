/**
 * Words of others in comments and issues on GitHub: shown as they are, and nothing else. GitHub looks for mentions and references in
 * what Markdown has made of a text, so that escapes do not keep `@` and `#` from it. Code spans do, and so does a space without width.
 */

const ZERO_WIDTH_SPACE = '\u200b';

/** An address, without the punctuation after it. */
const address = /((?:(?<![\w+.-])[\w+.-]+:\/\/|\bwww\.)[^\s`<>]*[^\s`<>.,;:!?)'"\]])/gi;

/** The text as words within Markdown; addresses become code spans. */
export function inertText(text: string): string {
  // Every second piece is an address.
  return text
    .split(address)
    .map((piece, index) => (index % 2 === 1 ? codeSpan(piece) : escaped(piece)))
    .join('');
}

function escaped(words: string): string {
  return words
    .replace(/[\r\n\t\v\f\u2028\u2029]+/g, ' ')
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[@#]|\bGH-(?=\d)|:(?=\/\/)|www(?=\.)/gi, `$&${ZERO_WIDTH_SPACE}`)
    .replace(/\b(?!\d+\b)[0-9a-f]{7,}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`));
}

/** The text as code, whatever it is. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || ' ';
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}
