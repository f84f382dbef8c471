// Do the rooms of each wing stand on each other? A room is a folder of src/app/ or src/tools/, with a topic that somebody would look for.
import {describe, expect, it} from 'vitest';
import {codeOf, importedFiles, sourceFiles} from './sources.ts';

/** The rooms of each wing from the ground up: a file imports from its own room and from those below. */
const floors = {
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
    'frame',
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
    'package',
    'api',
    'assistant',
    'release',
    'workbench',
  ],
} as const;

describe.each(Object.entries(floors))('%s', (wing, rooms: readonly string[]) => {
  const files = sourceFiles().filter((path) => path.startsWith(`${wing}/`));
  const floorOf = (path: string): number => {
    const [folder = ''] = path.slice(wing.length + 1).split('/');
    return rooms.indexOf(rooms.includes(folder) ? folder : '');
  };

  it('has each of its rooms on a floor', () => {
    const folders = files.map((path) => path.split('/').slice(1, -1)[0] ?? '');
    expect([...new Set(folders)].filter((folder) => !rooms.includes(folder))).toEqual([]);
    expect(rooms).toEqual([...new Set(rooms)]);
  });

  it('has no file that uses a room above its own', () => {
    const upward = files.flatMap((path) =>
      usedBy(path)
        .filter((used) => used.startsWith(`${wing}/`) && floorOf(used) > floorOf(path))
        .map((used) => `src/${path} uses src/${used}`),
    );
    expect(upward).toEqual([]);
  });
});

/** What a file imports, or names in a string, such as a glob: files and folders of src/. */
function usedBy(path: string): readonly string[] {
  const named = [...codeOf(path).matchAll(/\bsrc\/((?:app|tools)\/[\w./*-]+)/g)].map(([, target]) => target!);
  return [...importedFiles(path), ...named];
}
