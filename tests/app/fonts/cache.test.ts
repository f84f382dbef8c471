// Builds and servers share the cut fonts: does one that is named ever lack a part, while another build is writing it?
import {existsSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setImmediate as nextTask} from 'node:timers/promises';
import {afterAll, expect, it} from 'vitest';
import {fontNames, fonts} from '../../../src/app/fonts/vite.ts';

const root = mkdtempSync(join(tmpdir(), 'visatally-fonts-'));
afterAll(() => rmSync(root, {recursive: true}));

/** The plugin as Vite calls it. */
const plugin = fonts() as unknown as {config(options: {root: string}): void; buildStart(): Promise<void>};

it('a font that is named is whole', async () => {
  plugin.config({root});
  const folder = join(root, 'node_modules/.cache/visatally');
  let isWriting = true;
  const writing = plugin.buildStart().finally(() => (isWriting = false));
  const lengths = new Set<string>();
  const look = (): void => {
    for (const cut of existsSync(folder) ? readdirSync(folder) : [])
      for (const name of fontNames) {
        const font = statSync(join(folder, cut, `${name}.woff2`), {throwIfNoEntry: false});
        if (font) lengths.add(`${name} ${font.size}`);
      }
  };
  while (isWriting) {
    look();
    await nextTask();
  }
  await writing;
  // The last font may have been named after the last look.
  look();
  expect([...lengths].map((length) => length.split(' ')[0]).toSorted()).toEqual(fontNames.toSorted());
});
