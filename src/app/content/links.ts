/** Links in texts, written [words](address), and the addresses that links of the site may have. */

/** Matches a link of a text, with its words and its address. */
export const linkInText = /\[([^[\]]+)\]\(((?:(?!\]\()[^)\s])+)\)/g;

/**
 * Matches what was meant as a link but would be shown as it is written. White space or invisible characters may part its words from its address, but
 * a remark in round brackets after one in square brackets is none.
 */
const brokenLink = /(?:\[(?:[^[\]]|\[[^[\]]*\])*)?\](?:\(|[\s\p{Cf}]+\((?=\s*(?:[/#]|https?:|mailto:)))[^)]*\)?/u;

/** A link as it is written. */
interface WrittenLink {
  readonly text: string;
  /** The offset of the link in its text. */
  readonly start: number;
  /** Undefined if the text would be shown as it is written. */
  readonly address: string | undefined;
  /** The offset of the address in the text. */
  readonly addressStart: number;
}

/** All links of a text, and what was meant as one. */
export function linksOf(text: string): readonly WrittenLink[] {
  const link = new RegExp(`${linkInText.source}|${brokenLink.source}`, 'gu');
  return Array.from(text.matchAll(link), ({0: written, 1: words = '', 2: address, index}) => ({
    text: written,
    start: index,
    address,
    addressStart: index + words.length + '[]('.length,
  }));
}

/** The link that a broken one was probably meant to be; undefined if that is not certain. */
export function mendedLink(broken: string): string | undefined {
  const [, words, address = ''] = /^\[([^[\]]+)\][\s\p{Cf}]*\(([^()]*)\)$/u.exec(broken) ?? [];
  return words !== undefined && linkAddress.test(address.trim()) ? `[${words}](${address.trim()})` : undefined;
}

/** The text with the words of its links alone. */
export function withoutLinks(text: string): string {
  return text.replace(linkInText, '$1');
}

/**
 * Browsers read `//` and `/\` as the beginning of another site's address, and leave out tabs. An address in ASCII has no invisible characters, and
 * is what browsers copy.
 */
export const linkAddress = /^(?:\/(?![/\\])|#|https:\/\/(?=[^/\\])|mailto:)[!-~]*$/;

export const linkAddressForm = 'a page like /about, a part of the page like #faqs, or an address with https://';
