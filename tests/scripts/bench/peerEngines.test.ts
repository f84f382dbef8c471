// Is every engine in the folder of the peers compared, and is each found there?
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {engineModules} from '../../../scripts/bench/engine/peerEngines.ts';
import {importPeer, peersFolder} from '../../../scripts/bench/peersPackage.ts';

it('compares every module that exports an engine', () => {
  const folder = join(peersFolder, 'engine');
  const engines = readdirSync(folder)
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('export function prepare('))
    .map((file) => file.replace('.mjs', ''));
  expect(engines.toSorted()).toEqual(engineModules.toSorted());
});

it('imports modules from the folder of the peers', async () => {
  // It needs none of the packages, which may not be installed.
  expect(await importPeer('engine/render.mjs')).toHaveProperty('render');
});
