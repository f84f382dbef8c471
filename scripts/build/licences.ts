/** licences.txt: the licences of all software and type that reaches a browser, as they ask for. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {rootFolder} from './folders.ts';

/** Its typeface is no module. */
const typeface = '@expo-google-fonts/public-sans';

/** Modules that a bundler writes into what it bundles: '\0vite/preload-helper.js'. */
const ofBundlers = /^\0?(vite|rolldown)\//;

/** @param modules paths, or the ids of modules that a bundler makes */
export function packagesIn(modules: readonly string[]): readonly string[] {
  const names = modules.map(
    (module) => (/^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? ofBundlers.exec(module))?.[1],
  );
  return [...new Set([typeface, ...names.filter((name) => name !== undefined)])].toSorted();
}

/**
 * The text of the file; packages with the same licence, word for word, share it.
 * @param modules those of all scripts
 * @throws an Error if a package comes without a licence
 */
export function licences(modules: readonly string[], root = rootFolder): string {
  const packages = packagesIn(modules).map((name) => {
    const folder = installedAt(name, root);
    const {version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    return {title: `${name} ${version} (${license})`, text: licenceIn(folder, name)};
  });
  const texts = [...new Set(packages.map(({text}) => text))];
  const parts = texts.map((text) => {
    const titles = packages.filter((each) => each.text === text).map(({title}) => title);
    return `${titles.join('\n')}\n\n${text}`;
  });
  return `${[heading, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Where Node finds a package: the project may be a copy in a folder of another one, which has the packages. */
function installedAt(name: string, root: string): string {
  const folder = join(root, 'node_modules', name);
  return existsSync(folder) || root === dirname(root) ? folder : installedAt(name, dirname(root));
}

interface Manifest {
  readonly version: string;
  readonly license: string;
}

const heading = `VisaTally is under the MIT licence. What its pages contain of others, and under which licences:`;

function licenceIn(folder: string, name: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    : [];
  if (files.length === 0) throw new Error(`${name} reaches browsers, but has no licence in ${folder}.`);
  return files
    .toSorted()
    .map((file) =>
      ownPart(readFileSync(join(folder, file), 'utf8'))
        .replaceAll('\r\n', '\n')
        .trim(),
    )
    .join('\n\n');
}

/** Vite's file continues with the licences of what its command bundles, which is not in the pages. */
const ownPart = (text: string): string => text.split(/^# Licenses of bundled dependencies/m)[0]!;
