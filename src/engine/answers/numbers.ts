/**
 * Numbers as people write them: '85,000', '85 000', '85.000 €', "CHF 5'000.50", '1,62,500'. A calculation
 * reads plain numbers only, so this stands between the field and the calculation, and says where
 * a second reading was possible. The rules were decided for this site; a point is a decimal point
 * unless it cannot be one, because the site is in English.
 */

export interface UnderstoodText {
  /** The number as a calculation reads it ('85000'); what is no number stays as typed. */
  readonly plain: string;
  /** The person may have meant another number: '85.000' is read as 85, '1,5' as 1.5. */
  readonly ambiguous: boolean;
}

/** A longer text is no number with separators in it, and so no expression here meets one. */
const LONGEST_FIGURE = 64;

/** How amounts are marked besides signs and ISO codes, in the countries of the calculators. */
const ABBREVIATIONS = ['DH', 'DHS', 'FR', 'KR', 'QR', 'RM', 'RS', 'SR'];

/** Understands a typed number. Never throws; the text may be anything of any length. */
export function understandNumber(typed: string): UnderstoodText {
  const asTyped = {plain: typed.trim(), ambiguous: false};
  if (asTyped.plain.length > LONGEST_FIGURE) return asTyped;
  const figure = withoutCurrency(inPlainCharacters(asTyped.plain));
  return (figure !== null && readFigure(figure)) || asTyped;
}

/** Digits of other scripts become ours, spaces and apostrophes of all kinds one kind; invisible marks go. */
function inPlainCharacters(text: string): string {
  return (
    text
      .replace(/\p{Cf}/gu, '')
      // Each of these three blocks of digits begins at a multiple of 16.
      .replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/[\u066B\uFF0E]/g, '.')
      .replace(/\uFF0C/g, ',')
      .replace(/[\u066C\u2018\u2019\u02BC\u00B4`]/g, "'")
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** The figure without the sign or code before or after it; null where other words stand there. */
function withoutCurrency(text: string): string | null {
  const found = /^(?<before>\D*?)(?<figure>[.,]?\d(?:.*\d)?\.?)(?<after>\D*)$/.exec(text);
  if (!found) return null;
  const {before = '', figure = '', after = ''} = found.groups!;
  return [before, after].every((words) => words.split(' ').every(isCurrency)) ? figure : null;
}

/** Whether a word only says in what currency the amount is: '', '€', 'CA$', 'CAD', 'Rs.'. */
function isCurrency(word: string): boolean {
  if (word === '' || /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u.test(word)) return true;
  const letters = word.replace(/\.$/, '').toUpperCase();
  return ABBREVIATIONS.includes(letters) || Intl.supportedValuesOf('currency').includes(letters);
}

/** Reads digits with separators; null where the separators make no sense. */
function readFigure(figure: string): UnderstoodText | null {
  if (!/^[\d.,' ]+$/.test(figure)) return null;
  const separators = figure.replace(/\d/g, '');
  if (separators.length === 0) return {plain: figure, ambiguous: false};
  const last = separators.at(-1)!;
  if (separators.length === 1) return readOneSeparator(figure, last);
  if (isGrouped(figure)) return {plain: digitsOf(figure), ambiguous: false};
  const place = figure.lastIndexOf(last);
  const whole = figure.slice(0, place);
  // Another separator than the ones before it can only be the decimal sign.
  const isDecimalSign = (last === '.' || last === ',') && !whole.includes(last) && isGrouped(whole);
  return isDecimalSign ? {plain: `${digitsOf(whole)}.${figure.slice(place + 1)}`, ambiguous: false} : null;
}

function readOneSeparator(figure: string, separator: string): UnderstoodText | null {
  if (separator === '.') return {plain: figure, ambiguous: isGrouped(figure)};
  if (isGrouped(figure)) return {plain: digitsOf(figure), ambiguous: false};
  if (separator !== ',') return null;
  // '1234,567' misses a comma rather than having three decimals; '0,567' and '1,5' are decimals.
  const missesComma = /^[1-9]\d{3,},\d{3}$/.test(figure);
  return {plain: figure.replace(',', missesComma ? '' : '.'), ambiguous: true};
}

/** Whether the same separator stands between all thousands (1,234,567), or lakhs and crores (12,34,567). */
function isGrouped(figure: string): boolean {
  return /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/.test(figure) || /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(figure);
}

function digitsOf(figure: string): string {
  return figure.replace(/\D/g, '');
}
