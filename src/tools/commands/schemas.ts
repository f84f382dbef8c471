/** `npm run schemas`: writes schemas/*.schema.json from the schemas of the definition language. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {casesSchema} from '../../engine/language/definition/cases.ts';
import {definitionSchema} from '../../engine/blocks/definitionWithCard.ts';
import {sharedSchema} from '../../engine/shared/sharedFile.ts';
import {jsonSchemaOf} from '../../engine/language/shape/jsonSchema.ts';
import type {Concept} from '../../engine/language/shape/readNode.ts';
import {replaceFiles} from '../replaceFiles.ts';
import {defineCommand, jsonText, type Command} from './command.ts';

/** The text of each generated file by its path. */
export type GeneratedFiles = Readonly<Record<string, () => string>>;

/** The files that describe the language; a site adds the schemas of its pages. */
export const languageFiles: GeneratedFiles = {
  'schemas/calculator.schema.json': () => schemaText(definitionSchema),
  'schemas/cases.schema.json': () => schemaText(casesSchema),
  'schemas/shared.schema.json': () => schemaText(sharedSchema),
};

export const schemasCommand = (files: GeneratedFiles): Command =>
  defineCommand({
    name: 'schemas',
    summary: 'Writes schemas/, after a change of the language',
    details: "'npm run check' fails while one of these files is out of date.",
    examples: [''],
    async run(_values, {stdout}) {
      const texts = Object.entries(files).map(([path, text]) => ({
        path,
        before: existsSync(path) ? readFileSync(path, 'utf8') : null,
        after: text(),
      }));
      replaceFiles(texts);
      for (const {path} of texts) stdout.write(`${path}\n`);
      return 0;
    },
  });

/** The committed files of a folder that differ from what would be generated now. */
export function staleFiles(files: GeneratedFiles, folder = '.'): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) => (read(join(folder, path)) === text() ? [] : [path]));
}

export function schemaText(concept: Concept<unknown>): string {
  return jsonText(jsonSchemaOf(concept));
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
