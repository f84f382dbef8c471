/** `npm run new`: a definition and its cases that pass `check`, to be made into a calculator. */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {stringify} from 'yaml';
import {shownPath} from '../../engine/project/files.ts';
import {inWords} from '../../engine/definition/constant.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {today as readClock} from '../../engine/today.ts';
import {openLibrary} from './library.ts';
import {parseOptions, WrongUse} from './options.ts';
import type {Command} from './streams.ts';

/** An id that no calculator has, to show what one looks like. */
const exampleId = 'iceland-work-visa-calculator';

const usage = `Write: npm run new -- <region>/<id>, like europe/${exampleId}.`;

/** `new <region>/<id> [--dir DIR]`. Exit 0 when both files are written, 2 for wrong use; nothing is ever overwritten. */
export const run: Command = async (args, {stdout, stderr}) => {
  try {
    const {values, rest} = parseOptions(args, {'--dir': true});
    const folder = values.get('--dir') ?? 'calculators';
    const {region, id} = placeOf(rest, folder);
    const base = join(resolve(folder), region, id);
    const paths = ['.yaml', '.cases.yaml'].map((ending) => {
      const path = base + ending;
      writeFileSync(path, skeleton(ending, id, readClock()), {flag: 'wx'});
      return shownPath(path, process.cwd());
    });
    stdout.write(nextSteps(id, paths));
    return 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
};

/** @throws WrongUse for a region that does not exist, and for an id that is none or is taken */
function placeOf([path, ...more]: readonly string[], folder: string): {region: string; id: string} {
  if (path === undefined) throw new WrongUse(`No calculator is named. ${usage}`);
  if (more.length > 0) throw new WrongUse(`new makes one calculator at a time, so '${more[0]}' is too much. ${usage}`);
  const {ids} = openLibrary(folder);
  const [region = '', id = '', ...deeper] = path.replace(/\.yaml$/, '').split('/');
  if (deeper.length > 0 || id === '') throw new WrongUse(`'${path}' is not <region>/<id>. ${usage}`);
  const regions = regionsOf(folder);
  if (!regions.includes(region))
    throw new WrongUse(`There is no region '${region}'. ${didYouMean(region, regions, usage)}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new WrongUse(`'${id}' is no id: write small letters and figures with hyphens between, like '${idLike(id)}'.`);
  if (ids.includes(id) || existsSync(join(folder, region, `${id}.cases.yaml`)))
    throw new WrongUse(`There is a calculator '${id}' already: choose another id, or change that one.`);
  return {region, id};
}

function regionsOf(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** What was typed as an id would look, or an example where nothing of it can stay. */
function idLike(typed: string): string {
  const words = typed
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? exampleId;
}

/** The text of a file, with the id, a title made of it, and the months in which its data begins and is due again. */
function skeleton(ending: string, id: string, today: string): string {
  const [year, month] = today.split('-') as [string, string];
  const words = id.split('-').map(inWords);
  // A figure in a title is part of a name, as in H1B, which the definition must declare.
  const names = words.filter((word) => /\d/.test(word)).map((word) => yaml(word));
  return readFileSync(join(import.meta.dirname, 'skeleton', `new-calculator${ending}`), 'utf8')
    .replace(/^id: new-calculator/m, `id: ${yaml(id)}`)
    .replace(/^title: .*$/m, `title: ${yaml(words.join(' '))}`)
    .replace(/^needs:/m, names.length === 0 ? '$&' : `names: [${names.join(', ')}]\n$&`)
    .replace(/^((?:dataAsOf|published): )2024-06/gm, `$1${year}-${month}`)
    .replace(/^(reviewBy: )2025-06/m, `$1${Number(year) + 1}-${month}`)
    .replace(/^(today: )2024-06-30/m, `$1${today}`);
}

/** The words as a value in YAML: in quotes where they would be read as something else. */
function yaml(words: string): string {
  return stringify(words).trim();
}

function nextSteps(id: string, [definition, cases]: readonly string[]): string {
  return [
    `Written: ${definition}`,
    `         ${cases}`,
    'Both pass the check as they are. What to do next:',
    `  1. Replace the words and figures of the definition, from top to bottom.`,
    `  2. See the page follow your edits: npm run dev, then open /${id}`,
    '  3. Replace the case that says so, and add one on each side of every threshold.',
    '  4. Find what is wrong, and where: npm run check',
    `  5. Put it into a menu if it belongs to one: ${id} in src/app/content/navigation.yaml`,
    '',
  ].join('\n');
}
