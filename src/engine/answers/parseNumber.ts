/**
 * Numbers as people type them: '85,000', '85 000', '85.000 €', "CHF 5'000.50", '1,62,500'. A calculation reads plain
 * numbers only. The rules were chosen for this site: because it is in English, a point is a decimal point unless it
 * cannot be one. Where a second reading is possible, the result says so.
 */

interface ParsedNumber {
  /** The number as a calculation reads it ('85000'); text that is not a number is only trimmed. */
  readonly plain: string;
  /** Another reading is possible: '85.000' is read as 85, '1,5' as 1.5. */
  readonly ambiguous: boolean;
}

/** Longer text cannot be a number with separators; the limit keeps the regular expressions below fast. */
const MAX_LENGTH = 64;

/** Currency abbreviations that are neither signs nor ISO codes, of the countries that the calculators cover. */
const ABBREVIATIONS = ['DH', 'DHS', 'FR', 'KR', 'QR', 'RM', 'RS', 'SR'];

/** Never throws; the text may be anything of any length. */
export function parseNumber(typed: string): ParsedNumber {
  const asTyped = {plain: typed.trim(), ambiguous: false};
  if (asTyped.plain.length > MAX_LENGTH) return asTyped;
  const figure = withoutCurrency(inPlainCharacters(asTyped.plain));
  return (figure !== null && readFigure(figure)) || asTyped;
}

/** Converts digits of other scripts and all kinds of spaces and apostrophes to ASCII; removes invisible characters. */
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

/** The number without a currency before or after it; null if anything else is there. */
function withoutCurrency(text: string): string | null {
  const match = /^(?<before>\D*?)(?<figure>[.,]?\d(?:.*\d)?\.?)(?<after>\D*)$/.exec(text);
  if (!match) return null;
  const {before = '', figure = '', after = ''} = match.groups!;
  return [before, after].every((words) => words.split(' ').every(isCurrency)) ? figure : null;
}

/** Whether a word only names a currency: '', '€', 'CA$', 'CAD', 'Rs.'. */
function isCurrency(word: string): boolean {
  if (word === '' || /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u.test(word)) return true;
  const letters = word.replace(/\.$/, '').toUpperCase();
  return ABBREVIATIONS.includes(letters) || Intl.supportedValuesOf('currency').includes(letters);
}

/** Reads digits with separators; null if the separators fit no notation. */
function readFigure(figure: string): ParsedNumber | null {
  if (!/^[\d.,' ]+$/.test(figure)) return null;
  const separators = figure.replace(/\d/g, '');
  if (separators.length === 0) return {plain: figure, ambiguous: false};
  const last = separators.at(-1)!;
  if (separators.length === 1) return readOneSeparator(figure, last);
  if (isGrouped(figure)) return {plain: digitsOf(figure), ambiguous: false};
  const lastIndex = figure.lastIndexOf(last);
  const whole = figure.slice(0, lastIndex);
  // A separator that differs from the ones before it can only be the decimal sign.
  const isDecimalSign = (last === '.' || last === ',') && !whole.includes(last) && isGrouped(whole);
  return isDecimalSign ? {plain: `${digitsOf(whole)}.${figure.slice(lastIndex + 1)}`, ambiguous: false} : null;
}

function readOneSeparator(figure: string, separator: string): ParsedNumber | null {
  if (separator === '.') return {plain: figure, ambiguous: isGrouped(figure)};
  if (isGrouped(figure)) return {plain: digitsOf(figure), ambiguous: false};
  if (separator !== ',') return null;
  // '1234,567' lacks a comma rather than having three decimals; '0,567' and '1,5' are decimals.
  const lacksComma = /^[1-9]\d{3,},\d{3}$/.test(figure);
  return {plain: figure.replace(',', lacksComma ? '' : '.'), ambiguous: true};
}

/** Whether one separator groups all thousands (1,234,567), or lakhs and crores (12,34,567). */
function isGrouped(figure: string): boolean {
  return /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/.test(figure) || /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(figure);
}

function digitsOf(figure: string): string {
  return figure.replace(/\D/g, '');
}
