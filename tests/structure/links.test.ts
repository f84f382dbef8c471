// Do the links of all components still work when the site is served from a subpath? Only linkTo and the router's Link add that path.
// And do the links of the documentation lead to a file, and to a heading that it has?
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {sourceFiles, sourceFolder} from './sources.ts';

/** A part of the page, the page itself, another site and mails. */
const others = ['"#content"', '""', '{`#', '{source.url}', '{url}', '{contactLink(', '{mailLink('];

it('addresses come from linkTo, unless they are not those of a page', () => {
  const links = sourceFiles()
    .filter((path) => path.endsWith('.tsx') && path !== 'app/addresses/Link.tsx')
    .flatMap((path) => {
      const code = readFileSync(join(sourceFolder, path), 'utf8');
      return [...code.matchAll(/\bhref=(.+)/g)].map(([, address]) => ({path, address: address!}));
    });
  expect(links.length).toBeGreaterThan(15);
  const wrong = links.filter(({address}) => !['{linkTo(', ...others].some((begin) => address.startsWith(begin)));
  expect(wrong.map(({path, address}) => `src/${path}: href=${address}`)).toEqual([]);
});

it('the documentation links to files and headings that exist', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], {encoding: 'utf8'}).trim().split('\n');
  expect(documents.length).toBeGreaterThan(30);
  const wrong = documents.flatMap((path) => {
    const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|\/)([^()#\s]*)(?:#([^()\s]+))?\)/g)];
    return links
      .filter(([, file, heading]) => {
        const target = file === '' ? path : join(dirname(path), file!);
        return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
      })
      .map(([link]) => `${path}: ${link}`);
  });
  expect(wrong).toEqual([]);
});

/** The headings of a Markdown file, as GitHub names them in addresses. */
function headingsOf(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
