/** `npm run new`: a definition and its cases that pass `check`, to be made into a calculator. */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {stringify} from 'yaml';
import {idOf, shownPath} from '../../engine/project/files.ts';
import {labelFromName} from '../../engine/definition/constant.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {today as readClock} from '../../engine/today.ts';
import {defineCommand, WrongUse, type Command} from './command.ts';
import {definitionFiles, dirOption} from './definitions.ts';

/** An id that no calculator has, to show what one looks like. */
const exampleId = 'iceland-work-visa-calculator';

const usage = `Write: npm run new -- <region>/<id>, like europe/${exampleId}.`;

/** @param menuFile the site's list of menus, which the next steps mention */
export const newCommand = (menuFile: string): Command =>
  defineCommand({
    name: 'new',
    summary: 'Writes a new definition with its cases, which pass the check, to be made into a calculator',
    details: 'Nothing is ever overwritten.',
    arguments: {path: {placeholder: '<region>/<id>', description: 'Where to write it below the folder of definitions'}},
    options: {dir: dirOption},
    examples: [`europe/${exampleId}`],
    async run({path: target, dir}, {stdout}) {
      const {region, id} = parseTarget(target, dir);
      const base = join(resolve(dir), region, id);
      const paths = ['.yaml', '.cases.yaml'].map((ending) => {
        const path = base + ending;
        writeFileSync(path, skeleton(ending, id, readClock()), {flag: 'wx'});
        return shownPath(path, process.cwd());
      });
      stdout.write(nextSteps(id, paths, menuFile));
      return 0;
    },
  });

/** @throws {WrongUse} for an unknown region, and for an id that is malformed or taken */
function parseTarget(path: string, folder: string): {region: string; id: string} {
  const ids = definitionFiles(folder).map(idOf);
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
  const words = id.split('-').map(labelFromName);
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

function nextSteps(id: string, [definition, cases]: readonly string[], menuFile: string): string {
  return [
    `Written: ${definition}`,
    `         ${cases}`,
    'Both pass the check as they are. What to do next:',
    `  1. Replace the words and figures of the definition, from top to bottom.`,
    `  2. See the page follow your edits: npm run dev, then open /${id}`,
    '  3. Replace the case that says so, and add one on each side of every threshold.',
    '  4. Find what is wrong, and where: npm run check',
    `  5. Put it into a menu if it belongs to one: ${id} in ${menuFile}`,
    '',
  ].join('\n');
}
