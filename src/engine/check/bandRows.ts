/** Rows of a number as they are written: 18-35, 36, 46+, over 46, under 18, up to 18. Each number may be a constant. */
import {diagnose} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {describeType, number} from '../expression/types.ts';
import {figurePattern} from '../yaml/node.ts';
import type {CheckedCells, Edge} from '../model.ts';
import type {Context} from './context.ts';
import type {WrittenRow} from './rows.ts';

export interface WrittenBand {
  readonly row: WrittenRow;
  readonly cells: CheckedCells;
  readonly from?: Edge;
  readonly to?: Edge;
}

/** The edges of a row; undefined where it cannot be read, which is reported. */
export function readRow(
  row: WrittenRow,
  whole: boolean,
  input: string,
  context: Context,
): {from?: Edge; to?: Edge} | undefined {
  const {key} = row;
  const edge = (text: string, after: boolean): Edge | undefined => readEdge(text.trim(), after, row, context);
  const both = (from: Edge | undefined, to: Edge | undefined) =>
    from === undefined || to === undefined ? undefined : {from, to};
  if (key.endsWith('+')) return only('from', edge(key.slice(0, -1), false));
  if (key.startsWith('over ')) return only('from', edge(key.slice(5), true));
  if (key.startsWith('under ')) return only('to', edge(key.slice(6), false));
  if (key.startsWith('up to ')) return only('to', edge(key.slice(6), true));
  const [low, high] = stretch(key, context);
  if (low === undefined || high === undefined) {
    context.report(diagnose('row-unreadable', row.keyPlace, {row: key}, rowHint(key, context)));
    return undefined;
  }
  if (!whole) {
    context.report(diagnose('band-whole', row.keyPlace, {row: key, input, low}));
    return undefined;
  }
  return both(edge(low, false), edge(high, true));
}

function only(side: 'from' | 'to', edge: Edge | undefined): {from?: Edge; to?: Edge} | undefined {
  return edge === undefined ? undefined : {[side]: edge};
}

/** The two ends of `18-35`, of `36`, or of a constant's name. */
function stretch(key: string, context: Context): readonly [string?, string?] {
  const isEnd = (text: string): boolean => figurePattern.test(text) || context.constants.has(text);
  if (isEnd(key)) return [key, key];
  for (let dash = key.indexOf('-'); dash > 0; dash = key.indexOf('-', dash + 1)) {
    const [low, high] = [key.slice(0, dash).trim(), key.slice(dash + 1).trim()];
    if (isEnd(low) && isEnd(high)) return [low, high];
  }
  return [];
}

/** Other ways in which people write rows, each with the one that is read. */
const otherForms: readonly (readonly [RegExp, string])[] = [
  [/^(?:below|less than|<)\s*(\S+)$/, 'under $1'],
  [/^(?:from|at least|>=|≥)\s*(\S+)$/, '$1+'],
  [/^(?:above|more than|>)\s*(\S+)$/, 'over $1'],
  [/^(?:at most|until|<=|≤)\s*(\S+)$/, 'up to $1'],
  [/^(\S+?)\s*(?:to|–|—)\s*(\S+)$/, '$1-$2'],
];

function rowHint(key: string, context: Context): string | undefined {
  const form = otherForms.find(([pattern]) => pattern.test(key));
  if (form !== undefined) return `Write '${key.replace(...form)}'.`;
  const name = key.match(/[A-Za-z][A-Za-z0-9]*/)?.[0] ?? '';
  return name === ''
    ? undefined
    : didYouMean(
        name,
        [...context.constants.keys()],
        'Rows of a number are 18-35, 36, 46+, over 46, under 18 or up to 18; each number may be a constant.',
      );
}

function readEdge(text: string, after: boolean, row: WrittenRow, context: Context): Edge | undefined {
  if (figurePattern.test(text)) {
    const value = Number(text.replaceAll('_', ''));
    return {at: {kind: 'figure', value, type: number(Number.isInteger(value))}, after};
  }
  const type = context.constants.has(text) ? context.scope.kindOf(text) : undefined;
  if (type?.kind === 'number') return {at: {kind: 'reference', name: text, type}, after};
  if (type?.kind === 'error') return undefined;
  if (type !== undefined)
    context.report(
      diagnose('wrong-kind', row.keyPlace, {expected: 'A constant that is a number', found: describeType(type)}),
    );
  else context.report(diagnose('row-unreadable', row.keyPlace, {row: row.key}, rowHint(text, context)));
  return undefined;
}
