// Which values of SITE_ORIGIN and SITE_BASE are accepted, and what is the message for the others?
import {describe, expect, it} from 'vitest';
import {publishedSite} from '../../scripts/build/publishedSite.ts';

describe('SITE_ORIGIN and SITE_BASE', () => {
  it.each([
    [undefined, undefined, {address: 'https://visatally.example', base: '/'}],
    ['https://visatally.org', undefined, {address: 'https://visatally.org', base: '/'}],
    ['https://visatally.org/', '/', {address: 'https://visatally.org', base: '/'}],
    ['http://localhost:4173', '/visas', {address: 'http://localhost:4173/visas', base: '/visas/'}],
    ['https://a.org', '/tools/visas-2.0/', {address: 'https://a.org/tools/visas-2.0', base: '/tools/visas-2.0/'}],
  ])('%s and %s', (origin, base, published) => {
    expect(publishedSite({SITE_ORIGIN: origin, SITE_BASE: base})).toEqual(published);
  });
});

describe('SITE_ORIGIN', () => {
  it.each(['', 'visatally.org', 'https://visatally.org/visas', 'javascript:alert(1)'])('is not %j', (given) => {
    expect(() => publishedSite({SITE_ORIGIN: given})).toThrow(`SITE_ORIGIN is '${given}', but must be like`);
  });
});

describe('SITE_BASE', () => {
  it.each(['visas', '//visas/', '/../', '/.visas/', '/a b/', '/a"b/', 'https://visatally.org/'])(
    'is not %j',
    (given) => {
      expect(() => publishedSite({SITE_BASE: given})).toThrow(`SITE_BASE is '${given}', but must be a path like`);
    },
  );
});
