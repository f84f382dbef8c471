// Does adding a 53rd calculator leave all others unchanged?
// Builds a copy of the project with one more calculator: 14 s on idle cores, so only in the full run.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {distFolder} from '../../scripts/build/folders.ts';
import {buildCopy} from './buildCopy.ts';
import {isFullRun} from './fullRun.ts';
import {calculatorIds} from './loadEngine.ts';
import {expect, plainTest as test} from './page.ts';
import {copyProject, type ProjectCopy} from './projectCopy.ts';

/** In a region with a menu, which lists it by itself, and in the sidebar group that uses this menu. */
const inMenu = 'atlantis-work-visa-calculator';
/** In a region without a menu. */
const withoutMenu = 'atlantis-timeline-calculator';
const added = [inMenu, withoutMenu];

test.skip(!isFullRun, 'npm run test:full builds the copy');

test('two more calculators change no other definition, and other pages only in menus and the number of calculators', () => {
  const copy = copyProject();
  try {
    addCalculator(copy, 'europe', 'sweden-work-visa-calculator', inMenu);
    addCalculator(copy, 'timelines', 'ircc-processing-times-calculator', withoutMenu);
    buildCopy(copy, {});
    expectSameButFor(distFolder, join(copy.folder, 'dist'));
    expect(readFileSync(join(copy.folder, 'dist/index.html'), 'utf8')).toContain(`href="/${inMenu}"`);
  } finally {
    copy.remove();
  }
});

/** Scripts that list calculators. */
const lists = /^assets\/(AllPages|calculatorDirectory|developers|navigation|calculators)\.js$/;

/** Scripts that a browser may keep, since no other definition changes them: their names, with the hashes, stay. */
const lasting = /^assets\/(common-|[\w-]+-(calculator|tracker|planner)-)/;

function expectSameButFor(before: string, after: string): void {
  const files = filesOf(after).filter(
    (name) => !added.some((id) => [`${id}.`, `embed/${id}.`, `assets/${id}-`].some((start) => name.startsWith(start))),
  );
  expect(scripts(files).filter((name) => lasting.test(name))).toEqual(
    scripts(filesOf(before)).filter((name) => lasting.test(name)),
  );

  // The others are the same but for the names of the lists and of what leads to these.
  const renamed = scripts(files).filter((name) => !lasting.test(name));
  expect(renamed.map(unhashed).toSorted()).toEqual(
    scripts(filesOf(before))
      .filter((name) => !lasting.test(name))
      .map(unhashed)
      .toSorted(),
  );
  const textsBefore = textsOf(before);
  for (const [name, text] of textsOf(after))
    if (renamed.map(unhashed).includes(name) && !lists.test(name))
      expect(withNumber(text) === textsBefore.get(name), name).toBe(true);

  const pages = (names: readonly string[]) => names.filter((name) => name.endsWith('.html'));
  expect(pages(files)).toEqual(pages(filesOf(before)));
  for (const name of pages(files)) {
    const [old, now] = [before, after].map((folder) => readFileSync(join(folder, name), 'utf8'));
    expect(withoutAdded(now!), name).toBe(withoutAdded(old!));
  }
}

/** The scripts and style sheets of a build by their names without hashes; those with one name as one text. */
function textsOf(folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, readonly string[]>();
  for (const name of scripts(filesOf(folder))) {
    const text = unhashed(readFileSync(join(folder, name), 'utf8'));
    texts.set(unhashed(name), [...(texts.get(unhashed(name)) ?? []), text].toSorted());
  }
  return new Map([...texts].map(([name, ofName]) => [name, ofName.join('\n')]));
}

const scripts = (names: readonly string[]) => names.filter((name) => /^assets\/.*\.(js|css)$/.test(name));

/** The name of what the search looks in, which every definition is part of. */
const searchIndex = /(?<=data-search-index="\/assets\/search-)[\w-]+/;

function unhashed(text: string): string {
  return text.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '');
}

/** With the number of calculators as it was. */
function withNumber(text: string): string {
  const after = calculatorIds.length + added.length;
  return text.replaceAll(new RegExp(`\\b${after}(?= calculators| of them)`, 'g'), String(calculatorIds.length));
}

/** A page without the links to the added calculators, and without their number in a list. */
function withoutAdded(html: string): string {
  return withNumber(unhashed(html))
    .replaceAll(/<li><a (?:class="[^"]*" )?href="\/atlantis-[^<]*(?:<span>[^<]*<\/span>)?<\/a><\/li>/g, '')
    .replaceAll(/<option value="atlantis-[^<]*<\/option>/g, '')
    .replaceAll(/(?<=<summary>Show )\d+(?= calculators<)/g, '')
    .replace(searchIndex, '');
}

/** A copy of a calculator under another id, with its cases. */
function addCalculator({folder}: ProjectCopy, region: string, model: string, id: string): void {
  for (const ending of ['.yaml', '.cases.yaml']) {
    const text = readFileSync(join(folder, 'calculators', region, model + ending), 'utf8');
    writeFileSync(
      join(folder, 'calculators', region, id + ending),
      text.replace(/^id: .*$/m, `id: ${id}`).replace(/^title: .*$/m, `title: ${id}`),
    );
  }
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
}
