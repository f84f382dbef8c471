/**
 * Tables by a number: rows are read as stretches of numbers, put in order, and may neither overlap nor leave a gap
 * (unless `otherwise` is written). An open row, `10+`, runs to where the next begins. Edges may be constants,
 * so all of this is checked once for each period of dated ones.
 */
import {diagnose} from '../diagnostics/diagnostic.ts';
import type {TypedExpression} from '../expression/typed.ts';
import type {NumberType} from '../expression/types.ts';
import type {Table} from '../definition/table.ts';
import {grouped} from '../runtime/formats.ts';
import type {Band, CheckedCells, Edge} from '../model.ts';
import {figureOn, layOut, type Layout} from './bandLayout.ts';
import {readRow, type WrittenBand} from './bandRows.ts';
import type {Context} from './context.ts';
import type {WrittenRow} from './rows.ts';

/** What the checks need of a table beside its rows. */
type TableOfBands = Pick<Table, 'otherwise' | 'rowsPlace' | 'otherwisePlace'>;

/** None where a row cannot be read. */
export function checkBands(
  rows: readonly {readonly row: WrittenRow; readonly cells: CheckedCells}[],
  table: TableOfBands,
  by: TypedExpression,
  context: Context,
): readonly Band[] {
  const whole = (by.type as NumberType).whole;
  const written = rows.flatMap(({row, cells}) => {
    const edges = readRow(row, whole, nameOf(by), context);
    return edges === undefined ? [] : [{row, cells, ...edges}];
  });
  if (written.length < rows.length) return [];
  const days = periodsOf(written, context);
  const layouts = days.map((day) => layOut(written, {whole, day, startsAtZero: isInput(by, context)}, context));
  reportLayouts(layouts, days, table, context);
  return bandsOf(layouts);
}

const nameOf = (by: TypedExpression): string => (by.kind === 'reference' ? by.name : 'this');
const isInput = (by: TypedExpression, context: Context): boolean =>
  by.kind === 'reference' && context.inputs.has(by.name);

const beforeAll = '0001-01-01';

/** One day for each combination of dated edges: the first day of every period, and a day before all. */
function periodsOf(bands: readonly WrittenBand[], context: Context): readonly string[] {
  const days = bands
    .flatMap(constantsOf)
    .flatMap((name) =>
      context.constants
        .get(name)!
        .dated.periods.flatMap((period) => (period.from === undefined ? [] : [period.from.day])),
    );
  return [beforeAll, ...[...new Set(days)].toSorted()];
}

/** The constants among a row's edges. */
function constantsOf({from, to}: WrittenBand): readonly string[] {
  return [from, to].flatMap((end) => (end?.at.kind === 'reference' ? [end.at.name] : []));
}

/** Reports what is wrong on any day, once, with the first day on which it is. */
function reportLayouts(
  layouts: readonly Layout[],
  days: readonly string[],
  table: TableOfBands,
  context: Context,
): void {
  const reported = new Set<string>();
  const once = (key: string, report: () => void): void => {
    if (!reported.has(key)) report();
    reported.add(key);
  };
  layouts.forEach(({ordered, gaps, problems}, index) => {
    const when = (rows: readonly WrittenBand[]): string => circumstance(rows, days[index]!, context);
    for (const {code, places, details, rows} of problems) {
      once(`${code} ${places[0].start}`, () => context.report(diagnose(code, places, {...details, when: when(rows)})));
    }
    for (const {before, words} of table.otherwise === undefined ? gaps : []) {
      const place = ordered[before]?.row.keyPlace ?? table.rowsPlace;
      once(`gap ${place.start} ${words}`, () =>
        context.report(
          diagnose('band-gap', place, {gap: words, when: when(ordered.slice(Math.max(0, before - 1), before + 1))}),
        ),
      );
    }
    const moved = ordered.findIndex((band, at) => band !== layouts[0]!.ordered[at]);
    if (moved >= 0 && problems.length === 0) {
      const [one, other] = [layouts[0]!.ordered[moved]!, ordered[moved]!];
      once('order', () =>
        context.report(
          diagnose('bands-reordered', [one.row.keyPlace, {...other.row.keyPlace, label: 'passes it'}], {
            one: one.row.key,
            other: other.row.key,
            when: when([one, other]),
          }),
        ),
      );
    }
  });
  if (table.otherwise !== undefined && layouts.every(({gaps}) => gaps.length === 0))
    context.report(diagnose('otherwise-never', table.otherwisePlace));
}

/** ' from 2026-01-01 on, as pension is 64': what a message says where constants are edges. */
function circumstance(rows: readonly WrittenBand[], day: string, context: Context): string {
  const figures = [...new Set(rows.flatMap(constantsOf))].map(
    (name) => `${name} is ${grouped(figureOn(name, day, context))}`,
  );
  return `${day === beforeAll ? '' : ` from ${day} on`}${figures.length === 0 ? '' : `, as ${figures.join(' and ')}`}`;
}

/** The rows with a band for every gap that there is on any day: on other days it holds no number. */
function bandsOf(layouts: readonly Layout[]): readonly Band[] {
  const {ordered} = layouts[0]!;
  const isGap = (before: number): boolean => layouts.some(({gaps}) => gaps.some((gap) => gap.before === before));
  const gapBefore = (index: number): readonly Band[] =>
    isGap(index) ? [{...edge('from', ordered[index - 1]?.to), ...edge('to', ordered[index]?.from)}] : [];
  const bands = ordered.flatMap(({from, to, cells}, index) => [
    ...gapBefore(index),
    {...edge('from', from), ...edge('to', to ?? ordered[index + 1]?.from), cells},
  ]);
  return [...bands, ...gapBefore(ordered.length)];
}

function edge(side: 'from' | 'to', at: Edge | undefined): {from?: Edge; to?: Edge} {
  return at === undefined ? {} : {[side]: at};
}
