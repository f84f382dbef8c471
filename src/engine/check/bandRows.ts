/** How the rows of a table by a number or a date are written: as ranges, whose edges may be constants. */
import {describeType, type NumberType} from '../language/expression/types.ts';
import type {TypedExpression, Edge, Limits} from '../language/typed.ts';
import {unitProblem} from '../language/expression/units.ts';
import type {Hint} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {figureIn, misreadFigure} from '../language/yaml/figure.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {scaleOf, type Scale} from './bandScale.ts';
import type {Context} from './context.ts';
import type {RowKey} from './optionRows.ts';

/** The rows with their edges; undefined if one cannot be read, which is reported. */
export function readBands(
  rows: readonly RowKey[],
  by: TypedExpression,
  context: Context,
): readonly BandRow[] | undefined {
  const scale = scaleOf(by.type);
  const options = {whole: isWhole(by), scale, input: nameOf(by)};
  const bandRows = rows.flatMap((row) => {
    const edges = readRow(row, options, context);
    reportUnits(edges, by, row, context);
    return edges === undefined ? [] : [{row, ...edges}];
  });
  return bandRows.length < rows.length ? undefined : bandRows;
}

/** Reports a row that is in another unit than what it is compared with. */
function reportUnits(limits: Limits | undefined, by: TypedExpression, row: RowKey, {report}: Context): void {
  const problem = [limits?.from, limits?.to]
    .map((edge) => edge && unitProblem(by.type, edge.at.type, 'compared with'))
    .find((each) => each !== undefined);
  if (problem !== undefined) report('units-differ', row.keyPlace, ...problem);
}

/** Whether nothing lies between one value and the next: days, and whole numbers. */
export const isWhole = (by: TypedExpression): boolean => by.type.kind === 'date' || (by.type as NumberType).whole;

export const nameOf = (by: TypedExpression): string => (by.kind === 'reference' ? by.name : 'this');
/** A row, 18-35, -5 to 5, 36, 46+, over 46, under 18 or up to 18, with its edges; each edge may be a constant. */
export interface BandRow extends Limits {
  readonly row: RowKey;
}

interface ReadOptions {
  readonly whole: boolean;
  readonly scale: Scale;
  readonly input: string;
}

/** In characters: more than two long names. The limit keeps the regular expressions below fast. */
const MAX_KEY = 200;

/** The edges of a row; undefined if it cannot be read, which is reported. */
function readRow(row: RowKey, {whole, scale, input}: ReadOptions, context: Context): Limits | undefined {
  const {key, keyPlace: place} = row;
  const edge = (text: string, after: boolean): Edge | undefined => readEdge(text.trim(), after, row, scale, context);
  if (key.length > MAX_KEY) return context.report('row-unreadable', place, {row: key}, scale.forms);
  const from = (at: Edge | undefined) => at && {from: at};
  const to = (at: Edge | undefined) => at && {to: at};
  if (key.endsWith('+')) return from(edge(key.slice(0, -1), false));
  if (key.startsWith('over ')) return from(edge(key.slice(5), true));
  if (key.startsWith('under ')) return to(edge(key.slice(6), false));
  if (key.startsWith('up to ')) return to(edge(key.slice(6), true));
  const [low, high] = rangeEnds(key, scale, context);
  if (low === undefined || high === undefined)
    return context.report('row-unreadable', place, {row: key}, rowHint(key, scale, context));
  if (!whole) return context.report('band-whole', place, {row: key, input, low});
  const [start, end] = [edge(low, false), edge(high, true)];
  return start && end && {from: start, to: end};
}

/**
 * The two ends of `18-35`, of `-10 to -5`, of `2024-01-01 to 2024-12-31`, of `36`, or of a constant's name. Where an end has a dash of its
 * own, one more would be hard to read.
 */
function rangeEnds(key: string, scale: Scale, context: Context): readonly [string?, string?] {
  const isEnd = (text: string): boolean => scale.read(text) !== undefined || context.constants.has(text);
  if (isEnd(key)) return [key, key];
  const ends = key.split(' to ').map((end) => end.trim());
  const isSpelt = scale.kind === 'date' || ends.some(isNegative);
  if (ends.length === 2 && ends.every(isEnd) && isSpelt) return [ends[0], ends[1]];
  for (let dash = key.indexOf('-'); dash > 0; dash = key.indexOf('-', dash + 1)) {
    const [low, high] = [key.slice(0, dash).trim(), key.slice(dash + 1).trim()];
    if (isEnd(low) && isEnd(high) && !isNegative(low) && !isNegative(high)) return [low, high];
  }
  return [];
}

const isNegative = (end: string): boolean => end.startsWith('-');

/** Other notations for rows, each with the supported one. */
const alternativeForms: readonly (readonly [RegExp, string])[] = [
  [/^(?:below|less than|<)\s*(\S+)$/, 'under $1'],
  [/^(?:from|at least|>=|≥)\s*(\S+)$/, '$1+'],
  [/^(?:above|more than|>)\s*(\S+)$/, 'over $1'],
  [/^(?:at most|until|<=|≤)\s*(\S+)$/, 'up to $1'],
  [/^(-\S+?)\s*(?:to|-|–|—)\s*(\S+)$/, '$1 to $2'],
  [/^(\S+?)\s*(?:to|-|–|—)\s*(-\S+)$/, '$1 to $2'],
  [/^(\S+?)\s*(?:to|–|—|\.\.+)\s*(\S+)$/, '$1-$2'],
  [/^(\S+)\s+(?:or|and)\s+(?:more|over|above|older|higher)$/, '$1+'],
  [/^(\S+)\s+(?:or|and)\s+(?:less|under|below|younger|lower)$/, 'up to $1'],
];

/** What is not part of an edge: the words before it, and the plus behind it. */
const aroundEdge = /^(?:over|under|up to) |\+$/g;

/** The row with its figures as they are written here; undefined if none of them is misread. */
function withFiguresWritten(key: string): string | undefined {
  const edges = key.replaceAll(aroundEdge, '');
  const written = (end: string): string | undefined =>
    misreadFigure(end)?.written ?? (figureIn(end) !== undefined || /^[a-z]\w*$/i.test(end) ? end : undefined);
  const separators = [...edges.matchAll(/ to | ?[-–—] ?/g)].map(
    ({0: {length}, index}) => [index, index + length] as const,
  );
  for (const [end, next] of [[edges.length, edges.length] as const, ...separators]) {
    const [low, high] = [written(edges.slice(0, end)), next === edges.length ? '' : written(edges.slice(next))];
    if (low === undefined || high === undefined) continue;
    const row = key.replace(edges, low + edges.slice(end, next) + high);
    return row === key ? undefined : row;
  }
  return undefined;
}

/** @param key a row, or one of its edges */
function rowHint(key: string, scale: Scale, context: Context, row = key): Hint | undefined {
  const written = scale.kind === 'number' ? withFiguresWritten(row) : undefined;
  if (written !== undefined) return {text: `Write '${written}'.`, typed: row, instead: written};
  const form = alternativeForms.find(([pattern]) => pattern.test(key));
  if (form !== undefined) {
    const instead = key.replace(...form);
    return {text: `Write '${instead}'.`, typed: key, instead};
  }
  if (/^(?:else|default|others?|rest|\*|_)$/i.test(key)) return "Write 'otherwise:' for it, outside of the rows.";
  const name = key.match(/[A-Za-z][A-Za-z0-9]*/)?.[0];
  return (name && nearMissHint(name, [...context.constants.keys()], scale.forms)) ?? scale.forms;
}

function readEdge(text: string, after: boolean, row: RowKey, scale: Scale, context: Context): Edge | undefined {
  const at = scale.read(text);
  if (at?.kind === 'day' && !isCalendarDay(at.value)) return context.report('not-a-day', row.keyPlace, {value: text});
  if (at !== undefined) return {at, after};
  const type = context.constants.has(text) ? context.scope.typeOf(text) : undefined;
  if (type !== undefined) context.noteUses?.name(row.keyPlace, text);
  if (type?.kind === scale.kind) return {at: {kind: 'reference', name: text, type}, after};
  if (type?.kind === 'error') return undefined;
  if (type !== undefined)
    context.report('wrong-kind', row.keyPlace, {expected: scale.expected, found: describeType(type)});
  else context.report('row-unreadable', row.keyPlace, {row: row.key}, rowHint(text, scale, context, row.key));
  return undefined;
}
