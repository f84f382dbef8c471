/**
 * How figures are written: 43_800, 0.5, -20, 12.75%. YAML and JavaScript read more notations, and people use others still. Each of
 * them is an error that says what to write, since it would be read as another figure or as a text.
 */
import {inPlainCharacters, readingsOf} from '../numbers/writtenFigure.ts';
import {plain} from '../../runtime/formats.ts';

/** Digits without a leading zero, or in groups of three (or lakhs and crores), and a fraction. */
const digits = String.raw`(?:0|[1-9]\d*|[1-9]\d{0,2}(?:_\d{3})+|[1-9]\d?(?:_\d{2})+_\d{3})(?:\.\d+)?`;

/** A double represents as many digits without rounding. */
const MAX_DIGITS = 15;

export const hasTooManyDigits = (text: string): boolean => text.replace(/\D/g, '').length > MAX_DIGITS;

/** At most 15 digits; a minus comes directly before them. */
const signed = String.raw`(?!(?:\D*\d){16})(?!-0(?:\.0+)?%?$)-?${digits}`;

/** Nobody writes three decimals that end in 0, but many people group thousands with points: 3.500. */
const groupedByPoint = String.raw`-?[1-9]\d{0,2}\.\d\d0$`;

export const figurePattern: RegExp = new RegExp(`^(?!${groupedByPoint})${signed}$`);

export const percentPattern: RegExp = new RegExp(`^${signed}%$`);

/** The same without a minus, for JSON Schemas. */
export const positiveFigure = digits;

/** The number of a figure, without its percent sign; undefined for anything else. */
export function figureIn(text: string): number | undefined {
  if (!figurePattern.test(text) && !percentPattern.test(text)) return undefined;
  return Number(text.replaceAll('_', '').replace('%', ''));
}

/** What is read as a figure by people, but not here. */
export interface MisreadFigure {
  /** How it is written here; undefined if no figure is certainly meant. */
  readonly written?: string;
  /** A second meaning: 3.5 for 3.500. */
  readonly or?: string;
  /** The sign or code of its currency. */
  readonly currency?: string;
}

const currencySign = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}`;
const withSigns = new RegExp(
  String.raw`^(?<sign>[-+]+|\()? ?(?<prefix>%|${currencySign})? ?(?<inner>-)? ?(?<figure>[.,]?\d(?:[\d.,' ]*\d)?[.']?) ?(?:(?<percent>[%٪％])|(?<suffix>${currencySign}))?(?<behind>[-)])?$`,
  'u',
);
const ofComputers = /^[-+]?(?:0x[\da-f]+|0o[0-7]+|0b[01]+|(?:\d+\.?\d*|\.\d+)e[-+]?\d{1,3})(?<percent>%?)$/i;
const endless = /^[-+]?(?:\.inf|\.nan|Infinity|NaN|∞)$/i;

/** A longer text is no figure; the limit keeps the regular expressions fast. */
const maxLength = 64;

/** Undefined for a figure as it is written here, for one that has too many digits, and for what nobody reads as a figure. */
export function misreadFigure(text: string): MisreadFigure | undefined {
  if (text.length > maxLength || figureIn(text) !== undefined || hasTooManyDigits(text)) return undefined;
  if (endless.test(text.trim()) || /^[-+]?\d*\s?\p{No}$/u.test(text.trim())) return {};
  if (ofComputers.test(text)) return asWritten(plain(numberOf(text.replace('%', ''))), text.endsWith('%') ? '%' : '');
  const {figure, sign, inner, prefix, percent, suffix, behind} = withSigns.exec(withoutLooseEnds(text))?.groups ?? {};
  if (figure === undefined) return undefined;
  const isPercent = percent !== undefined || prefix === '%';
  const currency = isPercent ? undefined : (prefix ?? suffix);
  const minus = /[-(]/.test(`${sign ?? ''}${inner ?? ''}${behind ?? ''}`) ? '-' : '';
  const [reading, other] = readingsOf(figure.replace(/'$/, ''));
  const number = reading ?? (/^[\d' ]+$/.test(figure) ? figure.replace(/\D/g, '') : undefined);
  if (number === undefined) return {...(currency && {currency})};
  const isFraction = currency === undefined && other !== undefined && figure.includes('.');
  return {
    ...asWritten(minus + number, isPercent ? '%' : ''),
    ...(isFraction && {or: `${minus}${plain(Number(other))}`}),
    ...(currency && {currency}),
  };
}

/** Underscores and spaces at its ends are part of no figure. */
const withoutLooseEnds = (text: string): string => inPlainCharacters(text.replace(/^([-+]?)_+|_+$/g, '$1'));

/** Also of +0x1F, which JavaScript does not read. */
function numberOf(text: string): number {
  const value = Number(text.replace(/^[-+]/, ''));
  return text.startsWith('-') ? -value : value;
}

/** A plain decimal number in groups of three digits; nothing where it has more digits than a figure may have. */
function asWritten(number: string, percent: string): MisreadFigure {
  const [, minus = '', whole = '', fraction = ''] = /^(-?)0*(\d+)(\.\d+)?$/.exec(number) ?? [];
  const grouped = withUnderscores(whole);
  const written = `${minus}${grouped}${fraction}${percent}`;
  if (/^-0(?:\.0+)?%?$/.test(written)) return {written: `0${percent}`};
  if (figureIn(written) !== undefined) return {written};
  const short = `${minus}${grouped}${fraction.replace(/\.?0+$/, '')}${percent}`;
  return figureIn(short) === undefined ? {} : {written: short};
}

/** A plain decimal with the digits before its point in groups of three: `1234567.5` is `1_234_567.5`. */
export function withUnderscores(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  const first = whole.slice(0, whole.length % 3);
  const groups = [first, ...(whole.slice(first.length).match(/\d{3}/g) ?? [])].filter((group) => group !== '');
  return [groups.join('_'), ...fraction].join('.');
}

/** What to do about a figure that is misread, as a hint; undefined if the catalogue says all there is. */
export function hintForMisread({written, or, currency}: MisreadFigure, unit = ''): string | undefined {
  if (written === undefined) return undefined;
  const alternative = or === undefined ? '' : `, or ${or}${/\./.test(or) ? ' if it has a fraction' : ''}`;
  return `Write ${written}${currency === undefined ? '' : unit}${alternative}.`;
}
