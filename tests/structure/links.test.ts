// Do the links of all components still work when the site is served from a subpath? Only linkTo and the router's Link add that path.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {sourceFiles, sourceFolder} from './sources.ts';

/** A part of the page, the page itself, another site and mails. */
const others = ['"#content"', '""', '{`#', '{source.url}', '{url}', '{contactLink(', '{mailLink('];

it('addresses come from linkTo, unless they are not those of a page', () => {
  const links = sourceFiles()
    .filter((path) => path.endsWith('.tsx') && path !== 'app/Link.tsx')
    .flatMap((path) => {
      const code = readFileSync(join(sourceFolder, path), 'utf8');
      return [...code.matchAll(/\bhref=(.+)/g)].map(([, address]) => ({path, address: address!}));
    });
  expect(links.length).toBeGreaterThan(15);
  const wrong = links.filter(({address}) => !['{linkTo(', ...others].some((begin) => address.startsWith(begin)));
  expect(wrong.map(({path, address}) => `src/${path}: href=${address}`)).toEqual([]);
});
