// Does knowledge flow one way? The rooms of each wing stand above each other: a file knows its own room and those below it.
import {expect, it} from 'vitest';
import {importedFiles, sourceFiles} from './sources.ts';

/** The rooms of each wing from the ground up; '' are the files that lie in the wing itself. */
const floors: Readonly<Record<string, readonly string[]>> = {
  engine: [
    'words',
    'runtime',
    'results',
    'diagnostics',
    'language',
    'reading',
    'check',
    'shared',
    'blocks',
    'plan',
    'program',
    'answers',
    'published',
    '',
    'project',
    'library',
  ],
};

/** The wing of a file and its room in it: `language` for engine/language/yaml/read.ts. */
function placeOf(file: string): {readonly wing: string; readonly room: string} {
  const [wing, ...rest] = file.split('/');
  return {wing: wing!, room: rest.length > 1 ? rest[0]! : ''};
}

/** Each import that leads from a room to one above it, as 'file → file'. */
function arrowsUpward(imports: readonly (readonly [string, string])[]): readonly string[] {
  return imports.flatMap(([file, target]) => {
    const [from, to] = [placeOf(file), placeOf(target)];
    const rooms = floors[from.wing];
    if (rooms === undefined || from.wing !== to.wing) return [];
    return rooms.indexOf(from.room) < rooms.indexOf(to.room) ? [`${file} → ${target}`] : [];
  });
}

const files = sourceFiles();

it('every room has its floor', () => {
  for (const [wing, rooms] of Object.entries(floors)) {
    const found = new Set(files.map(placeOf).flatMap((place) => (place.wing === wing ? [place.room] : [])));
    expect([...found].toSorted()).toEqual(rooms.toSorted());
  }
});

it('no file imports from a room above its own, types included', () => {
  const imports = files.flatMap((file) => importedFiles(file).map((target) => [file, target] as const));
  expect(arrowsUpward(imports)).toEqual([]);
});

it('an import from above would be found', () => {
  const upward = ['engine/language/model.ts', 'engine/program/emit.ts'] as const;
  expect(arrowsUpward([upward, [upward[1], upward[0]]])).toEqual(['engine/language/model.ts → engine/program/emit.ts']);
});
