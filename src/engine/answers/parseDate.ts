/**
 * Days as people write them in a table: '2026-03-01', '01/03/2026', '1.3.2026', '1 Mar 2026', 'March 1, 2026', and the
 * serial number that a spreadsheet shows for a day. A date field of a browser takes only the first of these.
 */
import {type CalendarDay, dayNumber, dayOfNumber, isCalendarDay} from '../runtime/calendar.ts';

/** Longer text is no date; the limit keeps the regular expressions below fast. */
const MAX_LENGTH = 40;

/**
 * The days that a text can mean: none, one, or two where day and month can be swapped, as in '01/03/2026': the first
 * reading has the day first.
 */
export function parseDate(written: string): readonly CalendarDay[] {
  const text = written.trim();
  if (text.length > MAX_LENGTH) return [];
  const readings = inFigures(text) ?? inWords(text) ?? serialNumber(text) ?? [];
  return [...new Set(readings.filter(isCalendarDay))];
}

/** '2026-03-01', '2026/3/1 00:00', '01/03/2026', '1.3.26' */
function inFigures(text: string): readonly string[] | undefined {
  const date = text.replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date) ?? [];
  if (year !== undefined) return [dayOf(year, month!, day!)];
  const [, first, sign, second, last] = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})$/.exec(date) ?? [];
  if (first === undefined) return undefined;
  const dayFirst = dayOf(last!, second!, first);
  // Nobody who writes points puts the month first.
  return sign === '.' ? [dayFirst] : [dayFirst, dayOf(last!, first, second!)];
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** '1 Mar 2026', '1st March 2026', '01-Mar-26', 'Sun, March 1, 2026' */
function inWords(text: string): readonly string[] | undefined {
  const parts = text
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    .split(/[\s,./-]+/)
    .filter(Boolean);
  const date = /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(parts[0] ?? '') ? parts.slice(1) : parts;
  if (date.length !== 3) return undefined;
  const [day, name, year] = /^\d/.test(date[0]!) ? date : [date[1], date[0], date[2]];
  const month = name!.length < 3 ? 0 : months.findIndex((full) => full.startsWith(name === 'sept' ? 'sep' : name!)) + 1;
  if (month === 0 || !/^\d{1,2}$/.test(day!) || !/^(?:\d{4}|\d{2})$/.test(year!)) return undefined;
  return [dayOf(year!, String(month), day!)];
}

/** The number of 1 January 1970 in a spreadsheet that counts from 1900. */
const SERIAL_1970 = 25_569;

/** '46082': a whole number of the years from 1950 to 2100. */
function serialNumber(text: string): readonly string[] | undefined {
  const serial = Number(text);
  if (!/^\d{5}(?:\.0+)?$/.test(text) || serial < 18_264 || serial > 73_415) return undefined;
  return [dayOfNumber(dayNumber('1970-01-01') + serial - SERIAL_1970)];
}

/** Years of two figures are from 1950 to 2049. */
function dayOf(year: string, month: string, day: string): string {
  const fullYear = year.length === 2 ? (Number(year) < 50 ? '20' : '19') + year : year;
  return [fullYear, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
