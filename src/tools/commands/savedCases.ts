/** Saves answer sets with their present results as cases. */
import {readFileSync} from 'node:fs';
import {replaceFiles} from '../replaceFiles.ts';
import {addCases, type CaseToAdd, type SoundDefinition} from './addCases.ts';

/**
 * Adds cases to a cases file, after its last case, except those whose name it already has.
 * @returns how many were added
 * @throws an Error for people where the file cannot be read or written, or a case would not be read back as it was given
 */
export function saveCases(path: string, given: readonly CaseToAdd[], definition: SoundDefinition): number {
  const before = readFileSync(path, 'utf8');
  const {text: after, added} = addCases({path, text: before}, given, definition);
  if (added > 0) replaceFiles([{path, before, after}]);
  return added;
}
