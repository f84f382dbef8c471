/** Rows of a spreadsheet, pasted into a repeated question: which cell is the answer to which field. */
import {parseDate} from '../../../engine/answers/parseDate.ts';
import {parseNumber} from '../../../engine/language/numbers/parseNumber.ts';
import {isChoiceField} from '../../../engine/language/inputs/choice.ts';
import type {ItemField} from '../../../engine/language/inputs/list.ts';
import {isNumberField} from '../../../engine/language/inputs/number.ts';
import type {ItemTexts} from '../../../engine/runtime/items.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {cellsWritten, unquoted} from '../../../engine/shared/quotedCells.ts';

/** Which of the first two figures of '01/03/2026' is the day. */
export type DayOrder = 'day' | 'month';

export interface PastedRows {
  /** What the fields of each row hold, as typed or chosen; '' for a day or an option that could not be read. */
  readonly rows: readonly ItemTexts[];
  readonly unread: readonly UnreadCell[];
  /** The cells of a first row that was taken for headings. */
  readonly headings: readonly string[];
  /** How many columns are left out, as there are no more fields. */
  readonly extraColumns: number;
  /** The first day that can be read in either order, and how all of them were read; undefined if there is none. */
  readonly ambiguous: {readonly written: string; readonly day: CalendarDay; readonly order: DayOrder} | undefined;
}

export interface UnreadCell {
  /** The index of its row among the pasted ones. */
  readonly row: number;
  readonly field: ItemField;
  readonly text: string;
}

/** Separates no cells: the whole line is one. */
const nothing = /(?!)/g;

/**
 * Reads lines whose cells are separated by tabs, semicolons, commas, dashes, 'to' or spaces: whichever makes sense of most
 * cells. Never throws.
 * @param fields of an item, from the one that the first column is for
 * @param order of days that do not show it; without one the other days decide, else the day comes first
 */
export function readRows(text: string, fields: readonly ItemField[], order?: DayOrder): PastedRows {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const separators = text.includes('\t')
    ? [/\t/g]
    : [/;/g, /,/g, /(?<=\s)(?:to|until|[-–—→])(?=\s)/g, / {2,}/g, / /g, nothing];
  const tables = separators.map((separator) => lines.map((line) => cellsOf(line, separator)));
  const scores = tables.map((table) => score(table, fields));
  return read(tables[scores.indexOf(Math.max(...scores))]!, fields, order);
}

function read(table: readonly ItemTexts[], fields: readonly ItemField[], order: DayOrder | undefined): PastedRows {
  const [first = [], ...others] = table;
  const isHeading = others.length > 0 && !first.some((cell, column) => isReadable(cell, fields[column]));
  const body = isHeading ? others : table;
  const days = body.flatMap((cells) => cells.filter((_, column) => fields[column]?.kind === 'date'));
  const used = order ?? orderShownBy(days);
  const written = days.find((cell) => parseDate(cell).length > 1);
  const unread: UnreadCell[] = [];
  const rows = body.map((cells, row) =>
    fields.map((field, column) => {
      const cell = cells[column] ?? '';
      const answer = answerIn(cell, field, used ?? 'day');
      if (cell !== '' && answer === '') unread.push({row, field, text: cell});
      return answer;
    }),
  );
  return {
    rows,
    unread,
    headings: isHeading ? first.filter((cell) => cell !== '') : [],
    extraColumns: body.reduce(
      (most, cells) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1 - fields.length),
      0,
    ),
    ambiguous:
      written === undefined || (order === undefined && used !== undefined)
        ? undefined
        : {written, day: dayIn(written, used ?? 'day'), order: used ?? 'day'},
  };
}

/** The cells of a line, without the quotes of a CSV file; separators between quotes, each of them closed, are part of a cell. */
function cellsOf(line: string, separator: RegExp): ItemTexts {
  const isBroken = line.split('"').length % 2 === 0;
  const cells = isBroken ? line.split(separator) : cellsWritten(line, separator).map(({text}) => text);
  return cells.map((cell) => {
    const words = cell.trim();
    return (unquoted(words) ?? words).trim();
  });
}

/** How much sense a table makes: how many cells can be read; of two with as many, that with fewer others makes more. */
function score(table: readonly ItemTexts[], fields: readonly ItemField[]): number {
  const filled = table.flatMap((cells) => cells.flatMap((cell, column) => (cell === '' ? [] : [{cell, column}])));
  const readable = filled.filter(({cell, column}) => isReadable(cell, fields[column])).length;
  return readable - (filled.length - readable) / (filled.length + 1);
}

function isReadable(cell: string, field: ItemField | undefined): boolean {
  if (field === undefined || cell === '') return false;
  if (isNumberField(field)) return parseNumber(cell, field).readings.length > 0;
  return answerIn(cell, field, 'day') !== '';
}

/** What a field holds for a cell: numbers as written, since their field asks what cannot be read; '' for nothing usable. */
function answerIn(cell: string, field: ItemField, order: DayOrder): string {
  if (isNumberField(field)) return cell;
  if (!isChoiceField(field)) return dayIn(cell, order);
  const wanted = cell.toLowerCase();
  const names = ({value, label}: {readonly value: string; readonly label: string}) =>
    [value, label, ...(field.kind === 'yesno' ? yesnoSigns[value as 'yes' | 'no'] : [])].map((name) =>
      name.toLowerCase(),
    );
  return field.options.find((option) => names(option).includes(wanted))?.value ?? '';
}

/** What spreadsheets write for yes and no. */
const yesnoSigns = {yes: ['y', 'true', 'x'], no: ['n', 'false']};

function dayIn(cell: string, order: DayOrder): CalendarDay {
  const readings = parseDate(cell);
  return readings[order === 'month' ? 1 : 0] ?? readings[0] ?? '';
}

/** The order that a day such as '25/03/2026' shows for the whole column; undefined if none shows it, or they differ. */
function orderShownBy(days: readonly string[]): DayOrder | undefined {
  const figures = days.flatMap((day) => {
    const [, first, second] = /^(\d{1,2})[-/](\d{1,2})[-/]/.exec(day) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isDayFirst = figures.some(([first]) => first > 12);
  const isMonthFirst = figures.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'day' : 'month';
}
