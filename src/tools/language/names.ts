/** The names of a project: what is at a place, where it is defined, and where it is used. */
import {literalWords} from '../../engine/check/literalWords.ts';
import {argumentsOf} from '../../engine/language/expression/scope.ts';
import type {Definition} from '../../engine/language/definition/definition.ts';
import {withItemFields} from '../../engine/language/definition/input.ts';
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {isSharedFile} from '../../engine/project/layout.ts';
import {fieldOfItem} from '../../engine/language/inputs/list.ts';
import {readSharedFile} from '../../engine/shared/sharedFile.ts';
import {keyOf, type Meaning, type Project, type Range, type Use} from './project.ts';

/** The kinds of things that have a name. */
export type NamedKind =
  | 'input'
  | 'option'
  | 'field'
  | 'constant'
  | 'table'
  | 'value'
  | 'lines'
  | 'sum'
  | 'part'
  | 'column'
  | 'word'
  | 'argument'
  | 'result'
  | 'key';

/** The name at an offset; of several meanings the first. Undefined if no name is there. */
export function nameAt(project: Project, path: string, offset: number): Use | undefined {
  const here = usesAround(project, path).filter((use) => use.path === path && use.start <= offset && offset <= use.end);
  return here.toSorted((one, other) => one.end - one.start - (other.end - other.start))[0];
}

/** The names in all files that a file shares names with. */
function usesAround(project: Project, path: string): readonly Use[] {
  if (!isSharedFile(path)) {
    const definition = project.definitionOf(path);
    return definition === undefined ? [] : project.usesIn(definition);
  }
  return [...sharedNames(project, path), ...project.definitionsThatUse(path).flatMap((each) => project.usesIn(each))];
}

/** The names that a shared file defines. */
function sharedNames(project: Project, path: string): readonly Use[] {
  const source = project.file(path);
  if (source === undefined || path.endsWith('.csv')) return [];
  const {constants, tables} = readSharedFile(source, project.filesBeside(path));
  const namesIn = (entries: typeof constants, owner: string): readonly Use[] =>
    entries.map(({key: name, keyPlace: {start, end}}) => ({
      path,
      start,
      end,
      meaning: {of: path, name, owner},
      isInFormula: false,
    }));
  return [...namesIn(constants, 'constants'), ...namesIn(tables, 'tables')];
}

/**
 * Every use of the name at an offset, its definition included, in the order of the files; none if no name is there. Where two names stand in
 * one place, such as the row of a table by two choices, the uses of both.
 */
export function usesOf(project: Project, path: string, offset: number): readonly Use[] {
  const use = nameAt(project, path, offset);
  return use === undefined ? [] : allUsesOf(use, project);
}

export function allUsesOf(first: Use, project: Project): readonly Use[] {
  const files = new Set<string>();
  const byPlace = new Map<string, Use[]>();
  const byMeaning = new Map<string, Use[]>();
  const addTo = (map: Map<string, Use[]>, key: string, use: Use): void => {
    const others = map.get(key);
    if (others === undefined) map.set(key, [use]);
    else others.push(use);
  };
  const read = (path: string): void => {
    const isKnown = files.has(path);
    files.add(path);
    if (isKnown) return;
    for (const use of isSharedFile(path) ? usesAround(project, path) : project.usesIn(path)) {
      addTo(byPlace, placeKey(use), use);
      addTo(byMeaning, keyOf(use.meaning), use);
    }
  };
  const found = new Map<string, Use>();
  const meanings = new Set<string>();
  const waiting: Use[] = [first];
  for (let use = waiting.pop(); use !== undefined; use = waiting.pop()) {
    read(use.meaning.of);
    if (isSharedFile(use.path)) read(use.path);
    const key = keyOf(use.meaning);
    if (meanings.has(key)) continue;
    meanings.add(key);
    for (const other of byMeaning.get(key) ?? []) {
      if (isSharedFile(other.path)) read(other.path);
      for (const same of [other, ...rowsOfCsv(other, project)]) {
        if (!found.has(placeKey(same))) found.set(placeKey(same), same);
        waiting.push(...(byPlace.get(placeKey(same)) ?? []));
      }
    }
  }
  return [...found.values()].toSorted((one, other) => one.path.localeCompare(other.path) || one.start - other.start);
}

const placeKey = ({path, start, end}: Range): string => `${path} ${start} ${end}`;

/** The other lines of a CSV file for the same row, which is written again for each day from which it differs. */
function rowsOfCsv(use: Use, project: Project): readonly Use[] {
  const text = project.text(use.path) ?? '';
  if (!use.path.endsWith('.csv')) return [];
  const lineStart = text.lastIndexOf('\n', use.start - 1) + 1;
  const beforeName = text.slice(lineStart, use.start);
  const cell = text.slice(lineStart, text.indexOf(',', use.end));
  if (beforeName.includes(',')) return [];
  return [...text.matchAll(/^[^\n]*$/gm)].flatMap(({0: line, index}) => {
    if (index === lineStart || !line.startsWith(`${cell},`)) return [];
    const start = index + beforeName.length;
    return [{...use, start, end: start + use.end - use.start}];
  });
}

/** Where the name at an offset is defined; undefined if no name is there, or if the language itself defines it. */
export function definitionOf(project: Project, path: string, offset: number): Range | undefined {
  const use = nameAt(project, path, offset);
  return use && definitionOfUse(use, project);
}

export function definitionOfUse({meaning}: Use, project: Project): Range | undefined {
  if (isSharedFile(meaning.of))
    return sharedNames(project, meaning.of).find((other) => keyOf(other.meaning) === keyOf(meaning));
  const {model} = project.compiled(meaning.of) ?? {};
  if (model === undefined) return undefined;
  const named = findNamed(meaning, model.definition);
  const uses = project.usesIn(meaning.of).filter((use) => keyOf(use.meaning) === keyOf(meaning));
  const within = uses.filter(({path, start, end}) => {
    const {place} = named ?? {};
    return place !== undefined && path === place.source.path && place.start <= start && end <= place.end;
  });
  // A column is named in every row: the first one defines it.
  return (
    within[0] ??
    uses.find(({isDefinition}) => isDefinition) ??
    (named?.kind === 'column' ? uses.toSorted((one, other) => one.start - other.start)[0] : undefined)
  );
}

/** What a name is, with the place of the key or word that defines it. */
export interface Found {
  readonly kind: NamedKind;
  /** Missing for a column, and for the total of a sum. */
  readonly place?: Place;
}

/** What a name means in a definition; undefined if nothing there has it. */
export function findNamed({name, owner}: Meaning, definition: Definition): Found | undefined {
  const {inputs, constants, tables, values, sums, lines, result} = definition;
  const kinds = {input: inputs, constant: constants, table: tables, value: values, sum: sums, lines} as const;
  const findIn = (kind: NamedKind, all: readonly {readonly name: string; readonly place: Place}[]) => {
    const found = all.find((each) => each.name === name);
    return found && {kind, place: found.place};
  };
  if (owner === undefined) {
    for (const [kind, all] of Object.entries(kinds)) {
      const found = findIn(kind as NamedKind, all);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (owner === 'result') return findIn('result', result);
  const input = withItemFields(inputs).find((each) => each.name === owner);
  if (input?.each !== undefined)
    return findIn(
      'field',
      input.each.map((field) => ({...field, name: fieldOfItem(field.name)})),
    );
  if (input !== undefined)
    return findIn(
      'option',
      input.options.map(({value, place}) => ({name: value, place})),
    );
  const sum = sums.find((each) => each.name === owner);
  if (sum !== undefined) return findIn('part', sum.parts) ?? {kind: 'part'};
  const template = [...tables, ...values].find((each) => argumentsOf(each.name) === owner);
  if (template !== undefined)
    return findIn(
      'argument',
      template.takes!.map((each) => ({name: each.name, place: each.formula.node.place})),
    );
  const key = result.find((each) => `result.${each.name}` === owner);
  if (key?.value.kind === 'fields')
    return findIn(
      'key',
      key.value.fields.map((field) => ({name: field.key, place: field.keyPlace})),
    );
  const word = literalWords(owner, definition).find((each) => each.word === name);
  return word === undefined ? {kind: 'column'} : {kind: 'word', place: word.place};
}
