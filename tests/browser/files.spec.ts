// Which files reach a browser, and is the compiler kept out of them?
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {cacheFolder, distFolder} from '../../scripts/build/folders.ts';
import {canonicalPath} from '../../src/app/addresses/canonicalPath.ts';
import type {Chunk} from '../../scripts/build/pageFiles.ts';
import {expect, plainTest as test} from './page.ts';

const chunks: readonly Chunk[] = JSON.parse(readFileSync(join(cacheFolder, 'modules.json'), 'utf8'));
/** Of the studio, which compiles definitions, shares nothing with the site's pages and is not kept offline (tests/browser/studio.spec.ts). */
const isOfStudio = (name: string): boolean => /^(studio\b|assets\/studio\/)/.test(name);
const names = readdirSync(distFolder, {recursive: true, encoding: 'utf8'})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !isOfStudio(name));
const read = (name: string) => readFileSync(join(distFolder, name), 'utf8');

/** What frames on other sites and programs use. */
const isForOtherSites = (name: string): boolean => /^(embed|api)\b|^assets\/frame-/.test(name);

test('the list of modules is from this build', () => {
  const scripts = names.filter((name) => name.startsWith('assets/') && name.endsWith('.js'));
  expect(chunks.map(({file}) => file).toSorted()).toEqual(scripts.toSorted());
});

test('no script contains a module of the compiler or of a parser', () => {
  const buildTime =
    /^src\/(tools|engine\/(?!answers|language\/(?:expression\/cut|functions\/words|inputs|numbers|ownValue|today)|plan(?!\/(?:inWords|planOf))|program\/replacedFigures|published|reading\/regionsBetween|results|runtime|shared\/quotedCells|version|words))\b|^scripts\/|node_modules\/(yaml|ajv|ajv-formats)\//;
  const found = chunks.flatMap(({file, modules}) =>
    modules.filter((module) => buildTime.test(module)).map((module) => `${file} holds ${module}`),
  );
  expect(found).toEqual([]);
});

// Words that survive minifying: from the yaml package, Ajv, JSON Schema, the half of inputs/ that compiles, and code generated at run time.
for (const word of [
  'YAMLParseError',
  'BLOCK_FOLDED',
  'strictTypes',
  'json-schema.org',
  'All options from less to more',
  'new Function',
  'eval(',
]) {
  test(`no script contains '${word}'`, () => {
    expect(chunks.map(({file}) => file).filter((file) => read(file).includes(word))).toEqual([]);
  });
}

test('no file belongs to the workbench or mentions it', () => {
  const ofWorkbench = chunks.filter(({modules}) => modules.some((module) => module.startsWith('src/tools/workbench/')));
  expect(ofWorkbench).toEqual([]);
  const texts = names.filter((name) => /\.(?:html|js|css|json|xml|txt)$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((name) => /workbench/i.test(name + read(name)))).toEqual([]);
});

test('no page has an inline script, an inline style or a handler', () => {
  const found = names
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const inline = read(name).match(
        /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>|<style\b|\sstyle=|<[^>]+\son\w+=/g,
      );
      return (inline ?? []).map((text) => `${name}: ${text}`);
    });
  expect(found).toEqual([]);
});

test('every page except offline.html and reference.html has scripts', () => {
  const without = names.filter(
    (name) => name.endsWith('.html') && !/<script type="module" src="\/assets\//.test(read(name)),
  );
  expect(without.toSorted()).toEqual(['offline.html', 'reference.html']);
});

test('the service worker lists every page, script and style sheet of the site by its path, and no other large files', () => {
  const known = [...read('service-worker.js').matchAll(/path:[`"']([^`"']+)[`"']/g)].map(([, path]) => path!);
  const wanted = names
    .filter(
      (name) =>
        /\.(html|js|css)$/.test(name) &&
        !['404.html', 'service-worker.js', 'reference.html', 'reference.css'].includes(name),
    )
    .filter((name) => !isForOtherSites(name))
    .map((name) => canonicalPath(`/${name}`));
  expect(known).toEqual(expect.arrayContaining(wanted));
  const again = known.filter((path, index) => known.indexOf(path) !== index);
  expect(new Set(again).size).toBe(again.length);
  // Besides its page, the list of destinations needs the scripts of a calculator that accepts a profile.
  expect(
    again.filter((path) => !/^\/assets\/[\w-]+-calculator-(?:result-|workings-)?[\w-]{8}\.js$/.test(path)),
  ).toEqual([]);
  const others = known.filter((path) => !wanted.includes(path));
  expect(
    others.filter(
      (path) =>
        !/^\/((icon|favicon)[\w-]*\.(svg|ico)|[\w-]+\.webmanifest|assets\/(search[\w-]*\.json|flags[\w-]*\.svg|public-sans[\w-]*\.woff2))$/.test(
          path,
        ),
    ),
  ).toEqual([]);
});

// As documents (decision 007) and as modules, for followed links and for the rules of each calculator in both editions: 26 kB for each of 65.
test('all that works without a network weighs less than 1.75 MB gzipped', () => {
  const bytes = names
    // .files.json is the server's, and nobody reads the reference of the definition language on the way.
    .filter((name) => /^(?!\.|404\.|reference\.).*\.(html|js|css|json)$/.test(name) && !isForOtherSites(name))
    .reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  expect(bytes).toBeLessThan(1_750_000);
});
