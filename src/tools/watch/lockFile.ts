/** The file with the acknowledged state of each source, beside the definitions: written by a command, reviewed by people. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {isCalendarDay} from '../../engine/runtime/calendar.ts';
import {replaceFiles} from '../replaceFiles.ts';
import type {SourceState} from './sourceState.ts';

/** States by address. */
export type SourceStates = Readonly<Record<string, SourceState>>;

export const lockFileIn = (folder: string): string => join(folder, 'sources.lock.json');

const about =
  "What each source said when somebody last compared it with the definitions, written by 'npm run watch-sources -- --acknowledge'. A source that is missing here has not been acknowledged yet.";

const schema = z.strictObject({
  about: z.string(),
  sources: z.record(
    z.string(),
    z.strictObject({
      acknowledged: z.string().refine(isCalendarDay),
      movedTo: z.string().optional(),
      fingerprint: z.string(),
      sentences: z.array(z.string()),
      unlisted: z.string().optional(),
    }),
  ),
});

/** No states if there is no file. @throws an Error that names the file, if it is no such file */
export function readStates(folder: string): SourceStates {
  const path = lockFileIn(folder);
  if (!existsSync(path)) return {};
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8'))).sources as SourceStates;
  } catch {
    throw new Error(`${path} is damaged: restore it from git, or delete it and acknowledge all sources again.`);
  }
}

/** Sorted by address, so that a review shows only what has changed. */
export function writeStates(folder: string, states: SourceStates): void {
  const sources = Object.fromEntries(Object.entries(states).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const path = lockFileIn(folder);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
  replaceFiles([{path, before, after: `${JSON.stringify({about, sources}, null, 2)}\n`}]);
}
