/** The files that the studio edits: definitions, their cases, and shared data in YAML and CSV. */
import {join} from 'node:path';
import {listFiles, readFiles} from '../../src/engine/project/files.ts';
import type {ListedFile} from '../../src/tools/studio/addresses.ts';
import type {ProjectFile} from '../../src/tools/studio/protocol.ts';

export function projectFiles(root: string): readonly ProjectFile[] {
  return readFiles(listFiles(join(root, 'calculators')), root, () => undefined).map(({path, text}) => ({path, text}));
}

/** What the studio lists before it has read any of them. */
export function indexOf(files: readonly ProjectFile[]): readonly ListedFile[] {
  return files.map(({path, text}) => {
    const [, title] = /^title: (.+)$/m.exec(text) ?? [];
    return {path, ...(title !== undefined && {title: title.replaceAll(/^['"]|['"]$/g, '')})};
  });
}
