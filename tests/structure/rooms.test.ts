// Do the rooms of each wing stand on each other? A room is a folder of src/engine/, src/app/ or src/tools/, with a topic that somebody would
// look for.
import {describe, expect, it} from 'vitest';
import {codeOf, importedFiles, sourceFiles} from './sources.ts';

/** The rooms of each wing from the ground up: a file imports from its own room and from those below. */
const floors = {
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
    // The phases lie in the wing itself.
    '',
    'project',
    'library',
  ],
  app: [
    'words',
    'jsx',
    'flags',
    'fonts',
    'styles',
    'addresses',
    'embed',
    'loading',
    'build',
    'content',
    'rendering',
    'metadata',
    'sources',
    'fields',
    'frame',
    'calculators',
    'form',
    'device',
    'result',
    'report',
    'saved',
    'calculator',
    'blocks',
    'destinations',
    'search',
    'pages',
    'offline',
    'shell',
    // What starts everything lies in the wing itself.
    '',
  ],
  // The files of the wing itself write and print for all others.
  tools: [
    '',
    'workers',
    'interface',
    'analysis',
    'watch',
    'receipts',
    'commands',
    'language',
    'package',
    'api',
    'assistant',
    'release',
    'workbench',
    'studio',
  ],
} as const;

/** The floor of a file of src/, from the ground up. */
function floorOf(path: string): number {
  const [wing, folder = ''] = path.split('/');
  const rooms: readonly string[] = floors[wing as keyof typeof floors];
  return rooms.indexOf(rooms.includes(folder) ? folder : '');
}

/** The files and folders that a file uses of rooms above its own. */
function above(path: string, used: readonly string[]): readonly string[] {
  const [wing] = path.split('/');
  return used.filter((other) => other.startsWith(`${wing}/`) && floorOf(other) > floorOf(path));
}

describe.each(Object.entries(floors))('%s', (wing, rooms: readonly string[]) => {
  const files = sourceFiles().filter((path) => path.startsWith(`${wing}/`));

  it('has each of its rooms on a floor', () => {
    const folders = files.map((path) => path.split('/').slice(1, -1)[0] ?? '');
    expect([...new Set(folders)].filter((folder) => !rooms.includes(folder))).toEqual([]);
    expect(rooms).toEqual([...new Set(rooms)]);
  });

  it('has no file that uses a room above its own, types included', () => {
    expect(files.flatMap((path) => above(path, usedBy(path)).map((used) => `src/${path} uses src/${used}`))).toEqual(
      [],
    );
  });
});

it('a use of a room above is found', () => {
  expect(above('engine/language/model.ts', ['engine/words/rules.ts', 'engine/program/emit.ts'])).toEqual([
    'engine/program/emit.ts',
  ]);
  expect(above('app/words/card.ts', ['app/routes.tsx', 'engine/compile.ts'])).toEqual(['app/routes.tsx']);
});

/** What a file imports, or names in a string, such as a glob: files and folders of src/. */
function usedBy(path: string): readonly string[] {
  const named = [...codeOf(path).matchAll(/\bsrc\/((?:engine|app|tools)\/[\w./*-]+)/g)].map(([, target]) => target!);
  return [...importedFiles(path), ...named];
}
