import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {api as words} from '../../src/app/words/api.ts';
import {casesBeside} from '../../src/engine/project/layout.ts';
import type {CalendarDay} from '../../src/engine/runtime/calendar.ts';
import {apiFiles, type DefinitionWithCases} from '../../src/tools/api/files.ts';
import {eachDefinition} from '../../src/tools/commands/definitions.ts';
import {rootFolder} from './folders.ts';

/**
 * Writes the files for programs below api/ in the folder of the site.
 * @param day for which texts and limits are written
 * @param address of the published site, without a trailing slash
 */
export async function writeApi(day: CalendarDay, address: string, folder: string): Promise<void> {
  for (const {path, text} of apiFiles(withCases(), {address, day, words})) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

function* withCases(): Generator<DefinitionWithCases> {
  for (const definition of eachDefinition(join(rootFolder, 'calculators'))) {
    const path = casesBeside(definition.source.path);
    yield {...definition, cases: {path, text: readFileSync(join(rootFolder, path), 'utf8')}};
  }
}
