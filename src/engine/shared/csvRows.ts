/**
 * The rows of a CSV table as YAML would give them. With a column `from`, a row may occur several times, each time with the day
 * from which it holds: its cells are then dated.
 */
import {diagnose, repeated, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {figurePattern} from '../language/yaml/figure.ts';
import type {Entry, MapNode, Node, ScalarNode} from '../language/yaml/node.ts';

export interface CsvCell {
  /** Without the quotes and the spaces around it. */
  readonly text: string;
  readonly place: Place;
}

export type Line = readonly [CsvCell, ...CsvCell[]];

/** The name of the column with the days. */
export const dayColumn = 'from';

/** One line below the header. */
interface Period {
  readonly key: CsvCell;
  /** The day from which it holds; missing without a column of days, and where the first line of a row leaves it blank. */
  readonly from?: CsvCell;
  /** In the order of the columns of values. */
  readonly cells: readonly CsvCell[];
}

/** The rows in the order in which they first appear, their problems reported. */
export function rowsOf(columns: readonly CsvCell[], lines: readonly Line[], report: Report): readonly Entry[] {
  const days = columns.findIndex(({text}) => text === dayColumn);
  const names = columns.filter((_, index) => index !== days);
  const periods = lines.flatMap((line) => periodOf(line, columns.length, days, report));
  const byKey = new Map<string, Period[]>();
  for (const period of periods) {
    const {text} = period.key;
    const ofRow = byKey.get(text);
    if (ofRow === undefined) byKey.set(text, [period]);
    else ofRow.push(period);
  }
  return [...byKey.values()].map((ofRow) => {
    if (days < 0) reportRepeated(ofRow, report);
    else reportDays(ofRow, report);
    return entryOf(ofRow, names);
  });
}

/** @param days the position of the column of days among those after the first, or -1 */
function periodOf(line: Line, columns: number, days: number, report: Report): readonly Period[] {
  const [key, ...rest] = line;
  if (rest.length !== columns) {
    const end = rest.at(-1)?.place.end ?? key.place.end;
    report(diagnose('csv-cells', {...key.place, end}, {found: line.length, expected: columns + 1}));
    return [];
  }
  const from = rest[days];
  for (const cell of line) {
    if (cell.text === '' && cell !== from) report(diagnose('csv-cell-empty', cell.place));
    if (/^\[\s*\{/.test(cell.text))
      report(diagnose('csv-syntax', cell.place, {problem: 'a cell is one value'}, datedHint));
  }
  return [{key, ...(from !== undefined && from.text !== '' && {from}), cells: rest.filter((cell) => cell !== from)}];
}

const datedHint = `Add a column '${dayColumn}', and write the row again for each day on which its figures change.`;

function reportRepeated([first, ...others]: readonly Period[], report: Report): void {
  const hint = `Keep one of the two, or add a column '${dayColumn}' with the day from which each holds.`;
  for (const {key} of others)
    report(diagnose('row-duplicate', repeated(key.place, first!.key.place), {option: key.text}, hint));
}

/** Every day exists and is later than the one before it; only the first may be left out, as in dated values of YAML. */
function reportDays(periods: readonly Period[], report: Report): void {
  periods.forEach(({key, from}, index) => {
    const earlier = periods[index - 1];
    if (from === undefined) {
      const hint = `Only the first row of '${key.text}' may leave out its day: write in '${dayColumn}' from when on this one holds.`;
      if (earlier !== undefined)
        report(diagnose('row-duplicate', repeated(key.place, earlier.key.place), {option: key.text}, hint));
    } else if (!isCalendarDay(from.text)) report(diagnose('not-a-day', from.place, {value: from.text}));
    else if (periods.length === 1) {
      const hint = `Leave '${dayColumn}' blank in this row, or add a row above it with what applied before, 'nothing' if there was no value.`;
      report(diagnose('dated-once', from.place, {day: from.text}, hint));
    } else if (earlier?.from !== undefined && from.text <= earlier.from.text) {
      const places = [from.place, {...earlier.from.place, label: 'before it'}] as const;
      report(diagnose('dated-order', places, {later: from.text, earlier: earlier.from.text}));
    }
  });
}

/** A row with a single value, or with a value for each column. */
function entryOf(periods: readonly Period[], names: readonly CsvCell[]): Entry {
  const [{key, cells}] = periods as [Period];
  const valueOf = (index: number): Node => valueIn(periods.map(({from, cells: all}) => [from, all[index]!] as const));
  const entry = {key: key.text, keyPlace: key.place};
  if (names.length === 1) return {...entry, value: valueOf(0)};
  const entries = names.map(({text, place: keyPlace}, index): Entry => ({key: text, keyPlace, value: valueOf(index)}));
  const place = {...key.place, start: cells[0]!.place.start, end: cells.at(-1)!.place.end};
  return {...entry, value: {kind: 'map', entries, place}};
}

/** The value of a column in one row, dated where it has a day. A day on which only other columns change is left out. */
function valueIn(periods: readonly (readonly [from: CsvCell | undefined, cell: CsvCell])[]): Node {
  const changes = periods.filter(([, {text}], index) => text !== periods[index - 1]?.[1].text);
  const [[, only]] = changes as [(typeof changes)[number]];
  if (changes.length === 1) return scalarOf(only);
  const items = changes.map(([from, cell]): MapNode => ({
    kind: 'map',
    entries: [
      ...(from === undefined ? [] : [{key: 'from', keyPlace: from.place, value: scalarOf(from)}]),
      {key: 'value', keyPlace: cell.place, value: scalarOf(cell)},
    ],
    place: cell.place,
  }));
  return {kind: 'list', items, place: only.place};
}

/** A cell as YAML would give it: figures without grouping are numbers. */
function scalarOf({text, place}: CsvCell): ScalarNode {
  const isNumber = figurePattern.test(text) && !text.includes('_');
  return {kind: 'scalar', value: isNumber ? Number(text) : text, text, place};
}
