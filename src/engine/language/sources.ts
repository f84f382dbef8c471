/** The source of every figure of a definition: what was read and when, and where to verify it. */
import {type Constant, type Dated, periodInForce} from './definition/constant.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {Definition} from './definition/definition.ts';
import type {NamedValue} from './definition/named.ts';
import type {FigureSource} from './definition/source.ts';
import type {Source} from '../results/published.ts';

export type {Source};

/** The source of every figure that names no other. */
export function sourceOfDefinition({source, dataAsOf}: Pick<Definition, 'source' | 'dataAsOf'>): Source {
  const {name, url, brief, document, section, read = dataAsOf, reported} = source;
  return withoutBlanks({name, url, brief, document, section, read, reported});
}

/** A source with the figures that come from it, by name: `visaFee`, or `points: 18-35` for the row of a table. */
export interface UsedSource {
  readonly source: Source;
  readonly figures: readonly string[];
}

/** All sources of a definition, first the one of every figure that names no other; its figures may be none. */
export function sourcesIn(definition: Definition): readonly UsedSource[] {
  const figures = new Map<string, string[]>();
  const sources = new Map<string, Source>();
  const note = (source: Source, figure?: string): void => {
    const key = keyOf(source);
    sources.set(key, source);
    const names = figures.get(key) ?? [];
    figures.set(key, names);
    if (figure !== undefined) names.push(figure);
  };
  note(sourceOfDefinition(definition));
  for (const constant of definition.constants)
    for (const source of sourcesOfConstant(constant, definition)) note(source, constant.name);
  for (const [prefix, named] of namedValuesIn(definition)) {
    const rows = named.value.kind === 'table' ? named.value.table.rows : [];
    for (const [index, {key}] of rows.entries())
      for (const source of sourcesOfRow(named, index, definition)) note(source, `${prefix}${named.name}: ${key}`);
    if (rows.length === 0 && named.source !== undefined)
      for (const source of sourcesOfRow(named, undefined, definition)) note(source, `${prefix}${named.name}`);
  }
  for (const {source, on} of definition.changes) note(sourceOfChange(source, definition), `changes: ${on.word}`);
  return [...sources].map(([key, source]) => ({source, figures: [...new Set(figures.get(key))]}));
}

/** The source of a change of the law. */
export const sourceOfChange = (source: FigureSource, definition: Definition): Source =>
  inherit(source, sourceOfDefinition(definition));

/** The values that may have a source of their own, with the prefix of their names. */
function namedValuesIn({tables, values, sums, lines, result}: Definition): readonly (readonly [string, NamedValue])[] {
  return [
    ...[...tables, ...values, ...lines].map((named) => ['', named] as const),
    ...sums.flatMap(({name, parts}) => parts.map((part) => [`${name}.`, part] as const)),
    ...result.map((named) => ['result.', named] as const),
  ];
}

/** The source of a constant's periods, but of those that name another. */
export const sourceOfConstant = ({source}: Constant, definition: Definition): Source =>
  inherit(source, sourceOfDefinition(definition));

/** The sources of a constant's periods, each once. @param on the day of the rules, for that of the period in force alone */
export function sourcesOfConstant(constant: Constant, definition: Definition, on?: CalendarDay): readonly Source[] {
  return sourcesOfDated(constant.dated, sourceOfConstant(constant, definition), on);
}

/** The source of the figures in a row of a table, but of the periods that name another. */
export function sourceOfRow({source, rowSources = [], value}: NamedValue, row: number, definition: Definition): Source {
  const whole = inherit(source, sourceOfDefinition(definition));
  const key = value.kind === 'table' ? value.table.rows[row]?.key : undefined;
  return inherit(rowSources.find((entry) => entry.key === key)?.value, whole);
}

/** The source of one period of a figure. @param outer that of the figure as a whole */
export const sourceOfPeriod = ({source}: Dated['periods'][number], outer: Source): Source => inherit(source, outer);

/**
 * The sources of the figures in a row of a table, each once; constants that it names have their own.
 * @param row its index; undefined for a value that is no table
 * @param on the day of the rules, for the periods in force alone
 */
export function sourcesOfRow(
  named: NamedValue,
  row: number | undefined,
  definition: Definition,
  on?: CalendarDay,
): readonly Source[] {
  const {source, value} = named;
  if (row === undefined) return [inherit(source, sourceOfDefinition(definition))];
  const ofRow = sourceOfRow(named, row, definition);
  const cells = value.kind === 'table' ? value.table.rows[row]?.value : undefined;
  if (cells === undefined) return [ofRow];
  const all = cells.kind === 'single' ? [cells.cell] : cells.cells.map((column) => column.value);
  const written = all.filter(({kind}) => kind !== 'constant');
  return distinct(written.flatMap((cell) => (cell.kind === 'data' ? sourcesOfDated(cell.dated, ofRow, on) : [ofRow])));
}

function sourcesOfDated({periods}: Dated, outer: Source, on?: CalendarDay): readonly Source[] {
  const used = on === undefined ? periods : [periodInForce(periods, on)];
  return distinct(used.map((period) => sourceOfPeriod(period, outer)));
}

/**
 * What a source says, with what it leaves out. Another page or document shares nothing with the outer source but where to
 * verify it and, since both were read for the same edition of the rules, the month.
 */
function inherit(own: FigureSource | undefined, outer: Source): Source {
  if (own === undefined) return outer;
  const {name, url, brief, document, section, read, reported, quote} = own;
  const {name: outerName, url: outerUrl, read: outerRead} = outer;
  const isElsewhere = [url, document, brief].some((each) => each !== undefined);
  return withoutBlanks({
    name: name ?? (url === undefined ? outerName : new URL(url).hostname),
    url: url ?? outerUrl,
    brief: isElsewhere ? brief : outer.brief,
    document: isElsewhere ? document : outer.document,
    section: section ?? (isElsewhere ? undefined : outer.section),
    read: read ?? outerRead,
    reported: isElsewhere ? reported : (reported ?? outer.reported),
    quote,
  });
}

/** Each source once, in the order of their first mention. */
function distinct(sources: readonly Source[]): readonly Source[] {
  return [...new Map(sources.map((source) => [keyOf(source), source])).values()];
}

/** The same for equal sources only. */
export const keyOf = ({name, url, brief, document, section, read, reported, quote}: Source): string =>
  JSON.stringify([name, url, brief, document, section, read, reported, quote]);

function withoutBlanks(source: {readonly [Key in keyof Source]: Source[Key] | undefined}): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)) as unknown as Source;
}
