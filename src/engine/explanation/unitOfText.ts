/** The unit of a figure that is written out: 'years' in '2 years', none in '€300', '1.3' and 'CLB 7'. */

/** A figure and the word after it. */
interface Written {
  readonly number: string;
  /** In the plural; undefined for an amount of money and for a plain number. */
  readonly unit: string | undefined;
}

export function written(text: string): Written {
  const [, number, word] = /^([−-]?\d[\d,.]*) ([a-z][a-z ]*)$/.exec(text) ?? [];
  if (number === undefined || word === undefined) return {number: text, unit: undefined};
  return {number, unit: number === '1' ? plural(word) : word};
}

function plural(word: string): string {
  if (word === 'person') return 'people';
  return word.endsWith('s') ? word : `${word}s`;
}

/** A figure without its unit where the figure that it is compared with has the same: '470' after '445 points'. */
export function withoutUnit(text: string, other: string): string {
  const {number, unit} = written(text);
  return unit !== undefined && unit === written(other).unit ? number : text;
}

/** Whether a figure is a plain number: neither a quantity nor an amount. */
export function isPlain(text: string): boolean {
  return /^[−-]?[\d,.]+$/.test(text);
}
