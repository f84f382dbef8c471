/** The receipt in a file: the whole of it, or data in a page that people can open. */

const BEFORE = '<script type="application/json" id="receipt">';
const AFTER = '</script>';

/** The element of a page that holds a receipt; nothing runs it. */
export function receiptElement(json: string): string {
  // JSON has '<' only within strings.
  return `${BEFORE}\n${json.replaceAll('<', '\\u003c')}\n${AFTER}`;
}

/**
 * @param text of a file that anyone may have written
 * @returns the text of its receipt; '' for a page with none, or with two of which nobody knows which one was meant
 */
export function receiptIn(text: string): string {
  if (!text.trimStart().startsWith('<')) return text;
  const [, after = '', ...others] = text.split(BEFORE);
  const end = after.indexOf(AFTER);
  return others.length > 0 || end === -1 ? '' : after.slice(0, end);
}
