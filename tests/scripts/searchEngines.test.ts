// What do search engines read about the site?
import {describe, expect, it} from 'vitest';
import {robots, sitemap} from '../../scripts/build/searchEngines.ts';

describe('sitemap', () => {
  it('names every page at its one address, and not the page for unknown addresses', () => {
    const addresses = sitemap('https://visatally.example', ['/', '/fees', '/404']).match(/(?<=<loc>)[^<]+/g);
    expect(addresses).toEqual(['https://visatally.example/', 'https://visatally.example/fees']);
  });
});

describe('robots', () => {
  it('leads to the sitemap', () => {
    expect(robots('https://visatally.example')).toContain('Sitemap: https://visatally.example/sitemap.xml');
  });
});
