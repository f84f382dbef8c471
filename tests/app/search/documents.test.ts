// Does the index contain every page, and does the search page list them all?
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {UsefulLinks} from '../../../src/app/content/siteFiles.ts';
import {groupsOf, synonymsOf} from '../../../src/app/search/index/documents.ts';
import {routes} from '../../../src/app/entryServer.tsx';
import {documents} from './siteIndex.ts';

it('every page of the site except the search page is in the index and in the list', () => {
  const pages = routes()
    .filter((route) => !['/404', '/search'].includes(route) && !route.startsWith('/embed/'))
    .toSorted();
  expect(documents.map(({path}) => path).toSorted()).toEqual(pages);
  const listed = groupsOf(documents).flatMap(({links}) => links.map(({path}) => path));
  expect(listed.toSorted()).toEqual(pages);
});

it("the groups are the header's menus, then everything else", () => {
  expect(groupsOf(documents).map(({title}) => title)).toEqual([
    'United States',
    'Europe',
    'Asia & Middle East',
    'Americas & Oceania',
    'Student Visas',
    'More',
    'Processing times and timelines',
    'Guides and information',
  ]);
});

it('no text contains link markup or names in braces', () => {
  const found = documents.flatMap(({path, passages}) =>
    passages.filter((text) => /\]\(|\{\w+\}/.test(text)).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('a page gets the alternative names of what it mentions, and no others', () => {
  const synonyms = [
    ['United States', 'US', 'USA'],
    ['permanent residence', 'PR'],
  ];
  expect(synonymsOf(['US visa fee'], synonyms)).toEqual(['United States', 'USA']);
  expect(synonymsOf(['Contact us', 'permanent'], synonyms)).toEqual([]);
  expect(synonymsOf(['Australia PR', 'United', 'States'], synonyms)).toEqual(['permanent residence']);
});

it('the pages offered for an empty result exist', () => {
  const {links}: UsefulLinks = parse(readFileSync('src/app/content/usefulLinks.yaml', 'utf8'));
  expect(links.map(({to}) => to).filter((to) => !routes().includes(to))).toEqual([]);
});
