/** Links in texts, written [words](address), and the addresses that links of the site may have. */

/** Matches a link of a text, with its words and its address. */
export const linkInText = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Matches what was meant as a link, with its words and its address, but would be shown as it is written: it has a space too many. */
export const brokenLinkInText = /\[([^\]]+)\](?:\s+\(\s*|\(\s+|\((?=[^)\s]+\s))((?:[/#]|https?:|mailto:)[^)]*?)\s*\)/g;

/** The text with the words of its links alone. */
export function withoutLinks(text: string): string {
  return text.replace(linkInText, '$1');
}

/** Browsers read `//` and `/\` as the beginning of another site's address. */
export const linkAddress = /^(?:\/(?![/\\])|#|https:\/\/[^/\\]|mailto:)/;

export const linkAddressForm = 'a page like /about, a part of the page like #faqs, or an address with https://';
