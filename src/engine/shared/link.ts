/**
 * Puts the data of shared files in the place of `{shared: us-fees.visaFee}`, and the rows of tables in the place of `options: rates.name`,
 * so that all that follows sees one definition.
 */
import {diagnose, hasErrors, type Diagnostic, type Hint, type Place} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {idOf, type SourceFile} from '../diagnostics/source.ts';
import type {NameUse} from '../check/uses.ts';
import {contains, entriesOf, get, placeIn, type Entry, type MapNode, type Node} from '../language/yaml/node.ts';
import type {SoundPart} from '../language/shape/soundPart.ts';
import {readSharedFile, type SharedFile} from './sharedFile.ts';
import {isWithoutOptions, selectsRow, tablesOfOptions, withTableOptions} from './tableOptions.ts';

/** A constant or table of a shared file that a definition uses. */
export interface SharedUse {
  /** The name of the file, without .yaml. */
  readonly file: string;
  /** That file. */
  readonly source: SourceFile;
  readonly section: Section;
  /** In the shared file. */
  readonly name: string;
  /** In the definition: `us-fees.visaFee`. */
  readonly place: Place;
  /** In the shared file. */
  readonly node: Node;
}

export interface Linked {
  readonly tree: MapNode;
  readonly uses: readonly SharedUse[];
  /** Wrong uses and references, at their places in the definition, and the problems of the used files, at theirs. */
  readonly diagnostics: readonly Diagnostic[];
  /** The names that are left out of the tree. */
  readonly missing: readonly string[];
  /** The tables whose rows are options, with their columns of labels, where they are named. */
  readonly names: readonly NameUse[];
}

const sections = {constants: 'constant', tables: 'table'} as const;

export type Section = keyof typeof sections;

/**
 * @param tree of a definition; its source has the shared files
 * @param missing the names that are left out of it, because they have errors
 */
export function link(tree: MapNode, {shared = []}: SourceFile, missing: readonly string[] = []): Linked {
  const files = new Map(
    shared.flatMap((source) => (source.path.endsWith('.csv') ? [] : [[idOf(source.path), source] as const])),
  );
  const uses: SharedUse[] = [];
  const diagnostics = new Set<Diagnostic>();
  const ofOptions = tablesOfOptions(tree);
  const used = new Set<Entry>();

  const linkEntry = (entry: Entry, section: Section): Entry => {
    const reference = get(entry.value, 'shared');
    if (reference?.kind !== 'scalar') return entry;
    const [fileName = '', name = ''] = reference.text.split('.');
    const source = files.get(fileName);
    if (source === undefined) {
      const hint = files.size === 0 ? undefined : nearMissHint(fileName, [...files.keys()]);
      diagnostics.add(diagnose('shared-file-unknown', placeIn(reference, 0, fileName.length), {file: fileName}, hint));
      return entry;
    }
    const file = readSharedFile(source, shared);
    for (const diagnostic of file.diagnostics) diagnostics.add(diagnostic);
    if (hasErrors(file.diagnostics)) return entry;
    const found = file[section].find(({key}) => key === name);
    if (found === undefined) {
      const place = placeIn(reference, fileName.length + 1, reference.text.length);
      const details = {file: fileName, kind: sections[section], name};
      diagnostics.add(diagnose('shared-name-unknown', place, details, hintFor(name, section, file)));
      return entry;
    }
    if (section === 'tables' && !selectsRow(entry.value) && !ofOptions.has(entry.key)) {
      // A question that is left out may have its rows as options.
      if (missing.length === 0)
        diagnostics.add(diagnose('missing-key', entry.keyPlace, {where: `'${entry.key}'`, key: 'by'}));
      return entry;
    }
    const node = used.has(found) ? withPlacesOfItsOwn(found.value) : found.value;
    used.add(found);
    uses.push({file: fileName, source, section, name, place: reference.place, node});
    return {...entry, value: combined(node, entry.value)};
  };

  const linkedSections = tree.entries.map((entry): Entry => {
    const {key, value} = entry;
    if (value.kind !== 'map' || !Object.hasOwn(sections, key)) return entry;
    return {...entry, value: {...value, entries: value.entries.map((item) => linkEntry(item, key as Section))}};
  });
  const linked = withTableOptions({...tree, entries: linkedSections}, missing);
  const all = [...diagnostics, ...linked.diagnostics];
  return {tree: linked.tree, uses, diagnostics: all, missing: [...missing, ...linked.missing], names: linked.names};
}

/** A linked tree without the uses whose data could not be found, which is reported. */
export function withoutUnlinked({tree, missing}: Pick<Linked, 'tree' | 'missing'>): SoundPart {
  const unlinked = (entry: Entry): boolean => get(entry.value, 'shared') !== undefined || isWithoutOptions(entry);
  const names: string[] = [];
  const entries = tree.entries.map((entry): Entry => {
    const {key, value} = entry;
    if (value.kind !== 'map' || !(Object.hasOwn(sections, key) || key === 'inputs')) return entry;
    names.push(...value.entries.filter(unlinked).map((item) => item.key));
    return {...entry, value: {...value, entries: value.entries.filter((item) => !unlinked(item))}};
  });
  return {tree: {...tree, entries}, missing: [...missing, ...names]};
}

function hintFor(name: string, section: Section, file: SharedFile): Hint | undefined {
  const other = section === 'constants' ? 'tables' : 'constants';
  if (file[other].some(({key}) => key === name)) return `It is a ${sections[other]}: write it under '${other}:'.`;
  const names = file[section].map(({key}) => key);
  return names.length === 0 ? undefined : nearMissHint(name, names);
}

/** The same data for another use: by its places, a diagnostic is known to be about this one. */
function withPlacesOfItsOwn(data: Node): Node {
  const copies = new Map<SourceFile, SourceFile>();
  const placed = <Placed extends {readonly place: Place}>(part: Placed): Placed => ({
    ...part,
    place: copied(part.place),
  });
  const copied = (place: Place): Place => {
    const source = copies.get(place.source) ?? {...place.source};
    copies.set(place.source, source);
    return {...place, source};
  };
  const copy = (node: Node): Node => {
    if (node.kind === 'list') return placed({...node, items: node.items.map(copy)});
    if (node.kind === 'scalar') return placed(node);
    const entries = node.entries.map(({key, keyPlace, value}) => ({
      key,
      keyPlace: copied(keyPlace),
      value: copy(value),
    }));
    return placed({...node, entries});
  };
  return copy(data);
}

/** The shared data, with what the use says besides: a label, `was`, and what selects a row of a table. */
function combined(shared: Node, use: Node): Node {
  const added = entriesOf(use).filter(({key}) => key !== 'shared');
  if (added.length === 0) return shared;
  const all: readonly Entry[] =
    shared.kind === 'map' ? shared.entries : [{key: 'value', keyPlace: shared.place, value: shared}];
  const own = all.filter(({key}) => !added.some((entry) => entry.key === key));
  return {kind: 'map', entries: [...own, ...added], place: use.place};
}

/** What would be written in the shared file is written for every use of it. */
function withoutReplacement({replacement: _inSharedFile, ...diagnostic}: Diagnostic): Diagnostic {
  return diagnostic;
}

/**
 * A diagnostic about shared data that only this use makes wrong, such as a row for an option that the definition does
 * not have: it is reported where the data is used, and shows the place in the shared file below.
 */
export function atItsUse(diagnostic: Diagnostic, uses: readonly SharedUse[]): Diagnostic {
  const [place, ...others] = diagnostic.places;
  const use = uses.find(({node}) => contains(node, place));
  return use === undefined
    ? diagnostic
    : {...withoutReplacement(diagnostic), places: [use.place, {...place, label: place.label ?? 'shared'}, ...others]};
}
