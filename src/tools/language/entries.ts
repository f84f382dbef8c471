/** Edits of the entries of a map, in braces or one a line. */
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {Entry, MapNode} from '../../engine/language/yaml/node.ts';
import type {Edit} from './project.ts';

/** Takes an entry out, with what separates it from the next one or the one before. */
export function withoutEntry(entry: Entry, {entries, place}: MapNode, {path, text}: SourceFile): Edit {
  const index = entries.indexOf(entry);
  const next = entries[index + 1];
  const before = entries[index - 1];
  const {start} = entry.keyPlace;
  if (next !== undefined) return {path, start, end: next.keyPlace.start, text: ''};
  if (text[place.start] !== '{') {
    const written = text.slice(0, entry.value.place.end).trimEnd().length;
    const [comment] = /^[ \t]*(?:#[^\n]*)?/.exec(text.slice(written))!;
    return {path, start: text.lastIndexOf('\n', start - 1), end: written + comment.length, text: ''};
  }
  return {path, start: before?.value.place.end ?? start, end: entry.value.place.end, text: ''};
}
