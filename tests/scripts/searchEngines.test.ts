// What do search engines read about the site?
import {describe, expect, it} from 'vitest';
import {robots, sitemap} from '../../scripts/build/searchEngines.ts';

describe('sitemap', () => {
  it('lists every page at its single address, but not the not-found page', () => {
    const addresses = sitemap('https://visatally.example', ['/', '/fees', '/404']).match(/(?<=<loc>)[^<]+/g);
    expect(addresses).toEqual(['https://visatally.example/', 'https://visatally.example/fees']);
  });
});

describe('robots', () => {
  it('links to the sitemap', () => {
    expect(robots('https://visatally.example')).toContain('Sitemap: https://visatally.example/sitemap.xml');
  });
});
