/** `npm run new`: a definition and cases that pass `check`, to start a calculator from. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {idOf} from '../../engine/diagnostics/source.ts';
import {shownPath} from '../../engine/project/files.ts';
import {didYouMean, nearMiss} from '../../engine/diagnostics/nearMiss.ts';
import {today as readClock} from '../../engine/language/today.ts';
import {replaceFiles} from '../replaceFiles.ts';
import {defineCommand, UsageError, type Command} from './command.ts';
import {definitionFiles} from './definitions.ts';
import {dirOption} from './options.ts';
import {filledSkeleton} from './skeleton.ts';

/** An example of an id, which no calculator has. */
const exampleId = 'iceland-work-visa-calculator';

const usage = `Write: npm run new -- <region>/<id>, like europe/${exampleId}.`;

/**
 * @param menuFile the site's list of menus, which the next steps mention
 * @param isTaken whether the site has a page or a file of its own at the address
 */
export const newCommand = (menuFile: string, isTaken: (id: string) => boolean): Command =>
  defineCommand({
    name: 'new',
    summary: 'Writes a definition and cases that pass the check, to start a new calculator from',
    details: 'Nothing is ever overwritten.',
    arguments: {path: {placeholder: '<region>/<id>', description: 'Where to write it below the folder of definitions'}},
    options: {dir: dirOption},
    examples: [`europe/${exampleId}`],
    async run({path: target, dir}, {stdout}) {
      const {region, id} = parseTarget(target, dir);
      if (isTaken(id))
        throw new UsageError(`'${id}' is already the address of another page or file: choose another id.`);
      const base = join(resolve(dir), region, id);
      const files = ['.yaml', '.cases.yaml'].map((ending) => ({
        path: shownPath(base + ending, process.cwd()),
        before: null,
        after: filledSkeleton(skeletonFile(ending), id, readClock(), schemasFrom(join(base, '..'))),
      }));
      replaceFiles(files);
      const paths = files.map(({path}) => path);
      stdout.write(nextSteps(id, paths, menuFile));
      return 0;
    },
  });

/** @throws {UsageError} for an unknown region, and for an id that is malformed or taken */
function parseTarget(path: string, folder: string): {region: string; id: string} {
  const ids = definitionFiles(folder).map(idOf);
  const [region = '', id = '', ...deeper] = path.replace(/\.yaml$/, '').split('/');
  if (deeper.length > 0 || id === '') throw new UsageError(`'${path}' is not <region>/<id>. ${usage}`);
  const regions = regionsOf(folder);
  if (!regions.includes(region))
    throw new UsageError(`There is no region '${region}'. ${hintForRegion(region, regions, folder)}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(
      `'${id}' is not a valid id: write lowercase letters and digits with hyphens in between, like '${toId(id)}'.`,
    );
  if (ids.includes(id) || existsSync(join(folder, region, `${id}.cases.yaml`)))
    throw new UsageError(`There is a calculator '${id}' already: choose another id, or change that one.`);
  return {region, id};
}

/** The region that is probably meant; else those that there are, and how to begin another one. */
function hintForRegion(region: string, regions: readonly string[], folder: string): string {
  const isName = /^[a-z]+(-[a-z]+)*$/.test(region) && region !== 'shared';
  if (nearMiss(region, regions) !== undefined || !isName) return didYouMean(region, regions, usage);
  const known = regions.length === 0 ? '' : `It is one of: ${regions.join(', ')}. `;
  return `${known}A region is a folder: to begin this one, run 'mkdir ${shownPath(join(resolve(folder), region), process.cwd())}' first.`;
}

function regionsOf(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map((entry) => entry.name);
}

/** The typed text turned into an id, or an example if it has no letters or digits. */
function toId(typed: string): string {
  const words = typed
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? exampleId;
}

const skeletonFile = (ending: string): string =>
  readFileSync(join(import.meta.dirname, 'skeleton', `new-calculator${ending}`), 'utf8');

/** The folder of the schemas, from another one. */
const schemasFrom = (folder: string): string => relative(folder, resolve('schemas')).replaceAll(sep, '/');

function nextSteps(id: string, [definition, cases]: readonly string[], menuFile: string): string {
  return [
    `Written: ${definition}`,
    `         ${cases}`,
    'Both pass the check as they are. What to do next:',
    `  1. Replace the words and figures of the definition, from top to bottom.`,
    `  2. See the page follow your edits: npm run dev, then open /${id}`,
    '  3. Replace the case marked REPLACE, and add one on each side of every threshold.',
    '  4. Find what is wrong, and where: npm run check',
    `  5. The menu of its region lists it under its title; for another label or place: ${menuFile}`,
    '',
  ].join('\n');
}
