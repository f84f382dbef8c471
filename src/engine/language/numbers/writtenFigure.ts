/**
 * Digits with separators, as people of many countries write them: '60,000', '60 000', "60'000.50", '1,62,500', '٦٠٬٠٠٠'.
 * This site is in English, so a comma groups thousands and a point is the decimal sign, unless it cannot be one. Where
 * another reading is possible, both are returned: '60.000' may be 60,000 or 60.
 */

/** Digits of other scripts, and the many kinds of spaces, apostrophes, minus signs, points and commas, as ASCII. */
export function inPlainCharacters(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/[\u066B\uFF0E]/g, '.')
    .replace(/[\u060C\uFF0C\u3001]/g, ',')
    .replace(/[\u066C\u2018\u2019\u02BC\u00B4`_\uFF07]/g, "'")
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The value of a digit of any script: Unicode encodes each script's digits in one run from 0 to 9. */
function valueOf(digit: string): number {
  let first = digit.codePointAt(0)!;
  const code = first;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/**
 * The numbers that a written figure can mean, as plain decimals, most likely first; none if its separators follow no known notation.
 * @param figure digits and the separators . , ' and space
 */
export function readingsOf(figure: string): readonly string[] {
  return separated(figure).map((number) => number.replace(/^\./, '0.').replace(/\.$/, ''));
}

function separated(figure: string): readonly string[] {
  const separators = figure.replace(/\d/g, '');
  if (separators === '') return [figure];
  if (separators.length === 1) return readingsWithOne(separators, figure);
  if (isGrouped(figure)) return [digitsOf(figure)];
  const last = separators.at(-1)!;
  const lastIndex = figure.lastIndexOf(last);
  const whole = figure.slice(0, lastIndex);
  // A separator that differs from the ones before it can only be the decimal sign.
  const isDecimalSign = (last === '.' || last === ',') && !whole.includes(last) && isGrouped(whole);
  return isDecimalSign ? [`${digitsOf(whole)}.${figure.slice(lastIndex + 1)}`] : [];
}

function readingsWithOne(separator: string, figure: string): readonly string[] {
  const joined = digitsOf(figure);
  if (separator === '.') return isGrouped(figure) ? [joined, figure] : [figure];
  if (isGrouped(figure)) return [joined];
  if (separator !== ',') return [];
  const decimal = figure.replace(',', '.');
  const [whole = '', decimals = ''] = figure.split(',');
  // '1234,567' lacks a comma rather than having three decimals.
  if (/^[1-9]\d{3,}$/.test(whole) && decimals.length === 3) return [joined, decimal];
  // '0,5' and '60000,50' are decimals; '1,5' may be a slip for 15, and '6,0000' for 60,000.
  return /^0*$/.test(whole) || whole.length > 3 ? [decimal] : [decimal, joined];
}

/** Whether one separator groups all thousands (1,234,567), or lakhs and crores (12,34,567). */
function isGrouped(figure: string): boolean {
  return /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/.test(figure) || /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(figure);
}

function digitsOf(figure: string): string {
  return figure.replace(/\D/g, '');
}
