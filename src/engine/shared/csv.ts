/**
 * Tables in CSV (RFC 4180): commas between cells, quotes around a text that holds a comma, quotes in it doubled. The
 * first line names the columns; the first cell of each other line is the key of its row. A cell is on one line, so
 * that a quote that is not closed is found on its own line.
 */
import {diagnose, repeated, type Place, type Report} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import type {MapNode} from '../language/yaml/node.ts';
import {textProblem} from '../language/yaml/read.ts';
import {dayColumn, rowsOf, type CsvCell, type Line} from './csvRows.ts';
import {cellsWritten, unquoted} from './quotedCells.ts';

/**
 * The rows of a table as a tree, as YAML would give them: a cell for each row or, with several columns of values, the cells by column.
 * @returns undefined after an error, which is reported
 */
export function readCsv(source: SourceFile, report: Report): MapNode | undefined {
  const problem = textProblem(source, maxLength);
  if (problem !== undefined) return void report(problem);
  const lines = linesOf(source, report);
  const [header, ...rows] = lines ?? [];
  if (header === undefined) return lines && void report(diagnose('file-empty', startOf(source), {}, headerHint));
  const columns = columnsOf(header, report);
  if (columns === undefined) return undefined;
  if (rows.length === 0)
    return void report(diagnose('too-few', header[0].place, {where: 'The table', limit: 1, what: 'row'}));
  const tooMany = rows[maxRows];
  if (tooMany !== undefined)
    return void report(
      diagnose('too-many', tooMany[0].place, {where: 'The table', limit: maxRows, what: 'rows'}, splitHint),
    );
  return {kind: 'map', entries: rowsOf(columns, rows, report), place: {source, start: 0, end: source.text.length}};
}

/** In characters: a row of the largest table may have 50. */
const maxLength = 400_000;

/** The largest table that compiles in some seconds and calculates at once. */
export const maxRows = 8_000;

const splitHint = 'Leave out the rows that no answer reaches, or let one row cover several answers.';

const headerHint = "Begin with the names of the columns: 'code,salary'.";

const startOf = (source: SourceFile): Place => ({source, start: 0, end: 1});

/** The lines that are not blank; undefined after an error. */
function linesOf(source: SourceFile, report: Report): readonly Line[] | undefined {
  const {text} = source;
  const lines: Line[] = [];
  let start = text.startsWith('\ufeff') ? 1 : 0;
  let isSound = true;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (text.slice(start, end).trim() !== '') {
      const line = cellsOf(source, start, end, report);
      if (line === undefined) isSound = false;
      else lines.push(line);
    }
    start = end + 1;
  }
  return isSound ? lines : undefined;
}

/** The cells of the line between two offsets; undefined after an error. */
function cellsOf(source: SourceFile, start: number, end: number, report: Report): Line | undefined {
  const cells: CsvCell[] = [];
  for (const written of cellsWritten(source.text.slice(start, end), /,/g)) {
    const words = written.text.trim();
    const from = start + written.start + (written.text.length - written.text.trimStart().length);
    const place = {source, start: from, end: from + Math.max(1, words.length)};
    const text = words.includes('"') ? unquoted(words) : words;
    if (text === undefined) return void report(brokenCell(words, place));
    cells.push({text, place});
  }
  return cells as [CsvCell, ...CsvCell[]];
}

/** What is wrong with a cell that has a quote where none can be. */
function brokenCell(words: string, place: Place) {
  const quote = words.indexOf('"');
  const atQuote = {...place, start: place.start + quote, end: place.start + quote + 1};
  const isClosed = /^"(?:[^"]|"")*"(?!")/.test(words);
  if (quote === 0 && !isClosed)
    return diagnose(
      'csv-syntax',
      atQuote,
      {problem: 'this quote is not closed on its line'},
      'Close it at the end of the cell.',
    );
  return diagnose(
    'csv-syntax',
    isClosed ? place : atQuote,
    {problem: isClosed ? 'the cell does not end with its closing quote' : 'a quote is within a cell'},
    'Put the whole cell in quotes, and write each quote in it twice.',
  );
}

/** The names of the columns after the first; undefined after an error. */
function columnsOf([first, ...columns]: Line, report: Report): readonly CsvCell[] | undefined {
  const [second, ...others] = columns;
  const holdsNoValues = second === undefined || (second.text === dayColumn && others.length === 0);
  if (holdsNoValues) {
    const separator = /[;\t]/.exec(first.text)?.[0];
    const hint = separator === undefined ? headerHint : 'Save it with commas between the cells.';
    const problem = second === undefined ? 'the table has a single column' : 'no column has values';
    return void report(diagnose('csv-syntax', first.place, {problem}, hint));
  }
  const seen = new Map<string, Place>();
  let isSound = true;
  for (const {text, place} of columns) {
    const earlier = seen.get(text);
    if (text === '') report(diagnose('csv-cell-empty', place, {}, 'Write the name of the column.'));
    else if (earlier !== undefined) report(diagnose('yaml-duplicate-key', repeated(place, earlier), {key: text}));
    if (text === '' || earlier !== undefined) isSound = false;
    seen.set(text, place);
  }
  return isSound ? columns : undefined;
}
