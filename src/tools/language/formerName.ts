/** `was:` beside a new name, in the notation of what it is beside. */
import {at} from '../../engine/check/formerNames.ts';
import {entriesOf, get, textOf, type MapNode, type Node} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';
import {isSharedFile} from '../../engine/project/layout.ts';
import type {NamedKind} from './names.ts';
import {withoutEntry} from './entries.ts';
import type {Edit, Meaning, Project} from './project.ts';

/** The keys of the map that has a name of this kind; undefined if the language knows no former names of it. */
function pathOf(kind: NamedKind | 'shared', {owner}: Meaning): readonly string[] | undefined {
  switch (kind) {
    case 'input':
      return ['inputs'];
    case 'option':
      return owner === undefined ? undefined : ['inputs', owner, 'options'];
    case 'constant':
      return ['constants'];
    case 'table':
      return ['tables'];
    case 'value':
      return ['values'];
    case 'part':
      return owner === undefined ? undefined : ['sums', owner];
    case 'result':
      return ['result'];
    default:
      return undefined;
  }
}

/** Undefined if nothing has to be written: what is renamed again keeps the name that it had at first. */
export function formerNameEdit(
  project: Project,
  meaning: Meaning,
  newName: string,
  kind: NamedKind | 'shared',
): Edit | undefined {
  const path = pathOf(kind, meaning);
  const source = project.file(meaning.of);
  if (path === undefined || source === undefined || isSharedFile(meaning.of)) return undefined;
  const tree = read(source, () => undefined);
  const entry = tree && entriesOf(at(path, tree)).find(({key}) => key === meaning.name);
  if (entry === undefined || !takesFormerName(entry.value, kind)) return undefined;
  const {text} = source;
  const declared = entriesOf(entry.value).find(({key}) => key === 'was');
  if (declared !== undefined)
    return textOf(declared.value) === newName ? withoutEntry(declared, entry.value as MapNode, source) : undefined;
  const edit = (start: number, end: number, written: string): Edit => ({path: meaning.of, start, end, text: written});
  const {value} = entry;
  const was = `was: ${/^\d/.test(meaning.name) ? `'${meaning.name}'` : meaning.name}`;
  if (value.kind !== 'map') {
    const {start, end} = value.place;
    const key = kind === 'option' ? 'label' : 'value';
    const written = text.slice(start, end);
    // A text of several lines cannot move into braces.
    if (written.includes('\n')) return undefined;
    return edit(start, end, `{${key}: ${inBraces(written, value)}, ${was}}`);
  }
  const first = value.entries[0];
  if (first === undefined) return undefined;
  const {start} = first.keyPlace;
  if (text[value.place.start] === '{') return edit(start, start, `${was}, `);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return edit(start, start, `${was}\n${' '.repeat(start - lineStart)}`);
}

/** Under `values`, `sums` and `result` only a table has a former name. */
function takesFormerName(value: Node, kind: NamedKind | 'shared'): boolean {
  if (kind === 'input') return value.kind === 'map';
  if (kind === 'option' || kind === 'constant') return true;
  return get(value, 'by') !== undefined || (kind === 'table' && value.kind === 'map');
}

/** In braces a comma or a bracket ends a text without quotes. */
function inBraces(written: string, value: Node): string {
  const isPlain = value.kind === 'scalar' && !/^['"]/.test(written);
  return isPlain && /[,[\]{}]|: |#/.test(written) ? `'${written.replaceAll("'", "''")}'` : written;
}
