import {list} from '../../../engine/runtime/formats.ts';
import {fill} from '../../words/placeholders.tsx';
import type {ComparedRow} from './comparedRows.ts';
import * as words from '../../words/compare.ts';

/** A comparison in one or two sentences: how verdict and headline figures differ, else what differs below them. */
export function comparisonSummary(rows: readonly ComparedRow[]): string {
  const differing = rows.filter(({kind, difference}) => difference !== null && kind !== 'answer');
  const main = differing.filter(({kind, second}) => kind !== 'detail' && second.length > 0);
  if (main.length > 0) return fill(words.summary.differs, {result: main.map(sentenceOf).join('. ')});
  if (differing.length === 0) return words.summary.same;
  return fill(words.summary.onlyBelow, {labels: list([...new Set(differing.map(({label}) => label))])});
}

function sentenceOf({kind, label, first, second}: ComparedRow): string {
  const now = unended(second.join(' '));
  const text = first.length > 0 ? fill(words.summary.instead, {first: unended(first.join(' ')), second: now}) : now;
  return kind === 'verdict' ? text : fill(words.summary.labelled, {label, text});
}

/** A verdict may be a sentence of its own. */
function unended(text: string): string {
  return text.replace(/[.!]$/, '');
}
