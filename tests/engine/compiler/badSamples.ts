/**
 * The samples of definitions with mistakes: tables in samples/bad/, one a topic. The entry `common` of a table holds a
 * small definition that is sound, and the files that it uses. Every other entry is a sample:
 * - `change`: the sections of its definition that differ from the common one; or `definition`, where that is shorter or
 *   the mistake is about the sections themselves. With neither, the definition is the common one.
 * - `cases`, and other files by their path, such as `shared/fees.yaml`.
 * - `encoding`, if its files are not in UTF-8.
 * - `says`: what the check prints.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, parseDocument} from 'yaml';
import {definitionSchema} from '../../../src/engine/blocks/definitionWithCard.ts';
import {jsonSchemaOf} from '../../../src/engine/language/shape/jsonSchema.ts';

const folder = join(import.meta.dirname, 'samples/bad');
const topics = readdirSync(folder).map((name) => name.replace('.yaml', ''));
const pathOf = (topic: string): string => join(folder, `${topic}.yaml`);

export const definitionPath = 'europe/work-visa.yaml';

export interface Sample {
  readonly name: string;
  /** The texts of its files by their path in the sample's folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly encoding: BufferEncoding;
  readonly says: string;
}

export interface Table {
  readonly topic: string;
  /** The files of the entry `common`. */
  readonly common: ReadonlyMap<string, string>;
  readonly samples: readonly Sample[];
}

type Entry = Readonly<Record<string, string>>;

export function readTables(): readonly Table[] {
  return topics.map((topic) => {
    const {common = {}, ...entries} = parse(readFileSync(pathOf(topic), 'utf8')) as Readonly<Record<string, Entry>>;
    const commonFiles = filesOf(common, new Map());
    const samples = Object.entries(entries).map(([name, entry]) => ({
      name,
      files: filesOf(entry, commonFiles),
      encoding: (entry['encoding'] ?? 'utf8') as BufferEncoding,
      says: entry['says'] ?? '',
    }));
    return {topic, common: commonFiles, samples};
  });
}

const pathOfKey: Readonly<Record<string, string>> = {definition: definitionPath, cases: 'europe/work-visa.cases.yaml'};

function filesOf(entry: Entry, common: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const files = new Map(common);
  for (const [key, text] of Object.entries(entry)) {
    if (key === 'says' || key === 'encoding') continue;
    const path = pathOfKey[key] ?? key;
    if (key === 'change') files.set(definitionPath, changed(common.get(definitionPath)!, text));
    else if (path.includes('.')) files.set(path, text);
    else throw new Error(`'${key}' is neither a key of a sample nor the path of a file.`);
  }
  return files;
}

/** The definition with other sections in the place of those with the same key; a new one stands where the language has it. */
function changed(definition: string, change: string): string {
  const sections = sectionsOf(definition);
  for (const section of sectionsOf(change)) {
    const same = sections.findIndex((other) => keyOf(other) === keyOf(section));
    const later = sections.findIndex((other) => orderOf(other) > orderOf(section));
    if (same >= 0) sections[same] = section;
    else sections.splice(later >= 0 ? later : sections.length, 0, section);
  }
  return sections.join('');
}

const keys = Object.keys(jsonSchemaOf(definitionSchema).properties!);

/** A section's number in the language; one that the language does not have is behind all others. */
function orderOf(section: string): number {
  const index = keys.indexOf(keyOf(section));
  return index >= 0 ? index : keys.length;
}

/** A section begins with each line that is not indented. */
const sectionsOf = (text: string): string[] => text.split(/^(?=\S)/m);
const keyOf = (section: string): string => /^[^:\n]*/.exec(section)![0];

/** Writes what the check prints for each sample into its table. */
export function writeSays(says: ReadonlyMap<string, string>): void {
  for (const {topic, samples} of readTables()) {
    const outdated = samples.filter((sample) => sample.says !== says.get(sample.name));
    if (outdated.length === 0) continue;
    const table = parseDocument(readFileSync(pathOf(topic), 'utf8'));
    for (const {name} of outdated) table.setIn([name, 'says'], says.get(name));
    writeFileSync(pathOf(topic), table.toString({lineWidth: 0, blockQuote: 'literal'}));
  }
}
