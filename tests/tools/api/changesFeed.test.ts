// @vitest-environment jsdom
// Is what has changed a feed that readers of feeds can read, with ids that stay and no markup from definitions?
import {expect, it} from 'vitest';
import {lawChangesOf, type PublishedChange} from '../../../src/engine/published/lawChanges.ts';
import {changesAsAtom} from '../../../src/tools/api/changes.ts';
import {library} from '../../calculators/compiled.ts';

const site = {address: 'https://visas.example', day: '2026-11-28'};
const words = {title: 'Changes', author: 'VisaTally'};
const read = (changes: readonly PublishedChange[]): Document =>
  new DOMParser().parseFromString(changesAsAtom(changes, site, words), 'text/xml');

it('has an entry with an id of its own for each change of the site', () => {
  const changes = library.ids.flatMap((id) => lawChangesOf(library.get(id).under()));
  const feed = read(changes);
  expect(feed.querySelector('parsererror')).toBeNull();
  const ids = [...feed.querySelectorAll('entry > id')].map(({textContent}) => textContent);
  expect(ids).toHaveLength(changes.length);
  expect(new Set(ids).size).toBe(ids.length);
});

it('escapes what definitions say, and dates no entry after the build', () => {
  const [entry] = read([
    {
      calculator: 'x-calculator',
      title: 'X & Y',
      country: 'Atlantis',
      on: '2030-01',
      say: 'Fees <b>"rise"</b> & fall.',
      source: {name: 'Office', url: 'https://office.example/?a=1&b=2', read: '2026-11'},
    },
  ]).querySelectorAll('entry');
  expect(entry!.querySelector('title')!.textContent).toBe('Atlantis, January 2030: Fees <b>"rise"</b> & fall.');
  expect(entry!.querySelector('summary')!.textContent).toBe('X & Y. Fees <b>"rise"</b> & fall.');
  expect(entry!.querySelector('updated')!.textContent).toBe('2026-11-28T00:00:00Z');
  expect([...entry!.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    'https://visas.example/x-calculator#answers:@today',
    'https://office.example/?a=1&b=2',
  ]);
});
