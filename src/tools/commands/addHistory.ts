/** `npm run diff -- BASE --history`: what the pages say under 'What changed', written into the definitions whose rules changed. */
import {writeFileSync} from 'node:fs';
import type {Difference} from '../analysis/diff/diff.ts';
import {idOf} from '../../engine/project/files.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {historyOf} from './historyEntry.ts';
import {newEntries, withEntry} from './writeHistory.ts';

/**
 * Writes one entry a definition. One that has an entry already which the base has not is left as it is, so that words that an
 * editor mended stay, and a second run changes nothing.
 * @returns what was written and what was left, a line each
 */
export function addHistory(
  differences: readonly Difference[],
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  on: CalendarDay,
): string {
  const sourceOf = (sources: readonly SourceFile[], id: string): SourceFile =>
    sources.find(({path}) => idOf(path) === id)!;
  const lines = differences.flatMap((difference): readonly string[] => {
    if (difference.kind === 'broken') return [`${difference.id}: does not compile, so that nothing can be told`];
    if (difference.kind !== 'changed') return [];
    const say = historyOf(difference);
    if (say === undefined) return [];
    const source = sourceOf(after, difference.id);
    const [known] = newEntries(sourceOf(before, difference.id), source);
    if (known !== undefined)
      return [`${source.path}: left as it is, since it says already: ${known.say}`, `  What differs now: ${say}`];
    writeFileSync(source.path, withEntry(source, {on, say}));
    return [`${source.path}: ${say}`];
  });
  return lines.length === 0
    ? 'No rule differs, so that no page has anything to tell.\n'
    : `${lines.join('\n')}\n\nVisitors read this under 'What changed': make it their words, and run npm run check.\n`;
}
