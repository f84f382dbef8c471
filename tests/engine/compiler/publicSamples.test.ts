// Do calculators of public authorities, written in the language, give the results that their sources publish?
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {command} from '../../../scripts/check.ts';
import {runInProcess} from '../../tools/commands/runInProcess.ts';
import {goodFolder} from './goodSamples.ts';

const folder = join(goodFolder, 'public');

it('every case of every sample passes', async () => {
  const {code, out, err} = await runInProcess(command, ['--dir', folder]);
  expect({code, err}).toEqual({code: 0, err: ''});
  expect(out).toMatch(/^No problems in \d+ files, [1-9]\d* values compared with the cases\.$/m);
  expect(readdirSync(folder, {recursive: true}).filter((name) => String(name).endsWith('.cases.yaml'))).not.toEqual([]);
});
