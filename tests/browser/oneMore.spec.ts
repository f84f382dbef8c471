// Does adding a 53rd calculator leave all others unchanged?
// Builds a copy of the project with one more calculator: about 10 s on idle cores.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {distFolder} from '../../scripts/build/folders.ts';
import {buildCopy} from './buildCopy.ts';
import {copyProject, type ProjectCopy} from './projectCopy.ts';

/** Listed in a menu and in the sidebar group that uses this menu. */
const inMenu = 'atlantis-work-visa-calculator';
/** In a region without a menu. */
const withoutMenu = 'atlantis-timeline-calculator';
const added = [inMenu, withoutMenu];

test('two more calculators change no other definition, and other pages only in menus and the number of calculators', () => {
  test.setTimeout(120_000);
  const copy = copyProject();
  try {
    addCalculator(copy, 'europe', 'sweden-work-visa-calculator', inMenu);
    addCalculator(copy, 'timelines', 'ircc-processing-times-calculator', withoutMenu);
    copy.edit(
      'src/app/content/navigation.yaml',
      '        sweden-work-visa-calculator: Sweden work visa\n',
      `        sweden-work-visa-calculator: Sweden work visa\n        ${inMenu}: Atlantis work visa\n`,
    );
    buildCopy(copy, {});
    expectSameButFor(distFolder, join(copy.folder, 'dist'));
    expect(readFileSync(join(copy.folder, 'dist/index.html'), 'utf8')).toContain(`href="/${inMenu}"`);
  } finally {
    copy.remove();
  }
});

function expectSameButFor(before: string, after: string): void {
  const files = filesOf(after).filter(
    (name) => !added.some((id) => name.startsWith(`${id}.`) || name.startsWith(`assets/${id}-`)),
  );
  // Every script and style sheet is the same, with the same name, including its hash. Only the list of destinations, which
  // contains every calculator with a profile, differs, so that files that refer to it have other names.
  const assets = (names: readonly string[]) => names.filter((name) => /^assets\/.*\.(js|css)$/.test(name));
  const scripts = (folder: string, names: readonly string[]): ReadonlyMap<string, string> =>
    new Map(assets(names).map((name) => [unhashed(name), unhashed(readFileSync(join(folder, name), 'utf8'))]));
  const [scriptsBefore, scriptsAfter] = [scripts(before, filesOf(before)), scripts(after, files)];
  expect([...scriptsAfter.keys()].toSorted()).toEqual([...scriptsBefore.keys()].toSorted());
  for (const [name, text] of scriptsAfter)
    if (name !== 'assets/destinations.js') expect(text === scriptsBefore.get(name), name).toBe(true);

  const pages = (names: readonly string[]) => names.filter((name) => name.endsWith('.html'));
  expect(pages(files)).toEqual(pages(filesOf(before)));
  for (const name of pages(files)) {
    const [old, now] = [before, after].map((folder) => readFileSync(join(folder, name), 'utf8'));
    expect(withoutAdded(now!), name).toBe(unhashed(old!.replace(searchIndex, '')));
  }
}

/** The name of the search index, which every definition contributes to. */
const searchIndex = /(?<=data-search-index="\/assets\/search-)[\w-]+/;

/** Without the hashes of the list of destinations and of the files that refer to it. */
function unhashed(text: string): string {
  return text.replaceAll(/\b(destinations|DestinationsPage|entryClient)-[\w-]{8}(?=\.js)/g, '$1');
}

/** A page without the menu links to the added calculators, and with the original number of calculators. */
function withoutAdded(html: string): string {
  return unhashed(html)
    .replaceAll(/<li><a (?:class="[^"]*" )?href="\/atlantis-[^<]*<\/a><\/li>/g, '')
    .replaceAll(/\b54(?= calculators| of them)/g, '52')
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
