/** `npm run list`: every calculator with its id, region and title. */
import {basename, dirname} from 'node:path';
import {today as readClock} from '../../engine/answers/today.ts';
import {load} from '../../engine/compile.ts';
import {defineCommand} from './command.ts';
import {compileDefinitions, dirOption} from './definitions.ts';

export const command = defineCommand({
  name: 'list',
  summary: 'Lists every calculator with its id, region and title',
  options: {json: {type: 'boolean', description: 'Print JSON'}, dir: dirOption},
  examples: ['', '--json'],
  async run({json, dir}, {stdout}) {
    const calculators = compileDefinitions(dir, []).definitions.map(({id, source, body}) => ({
      id,
      region: basename(dirname(source.path)),
      title: load(body).page(readClock()).title,
    }));
    stdout.write(
      json
        ? `${JSON.stringify(calculators, null, 2)}\n`
        : calculators.map(({id, region, title}) => `${id}  ${region}  ${title}\n`).join(''),
    );
    return 0;
  },
});
