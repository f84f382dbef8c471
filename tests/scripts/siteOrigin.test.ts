// Which values of SITE_ORIGIN are taken, and what does a builder read about the others?
import {describe, expect, it} from 'vitest';
import {siteOrigin} from '../../scripts/build/siteOrigin.ts';

describe('siteOrigin', () => {
  it.each([
    [undefined, 'https://visatally.example'],
    ['https://visatally.org', 'https://visatally.org'],
    ['https://visatally.org/', 'https://visatally.org'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('%s → %s', (given, origin) => {
    expect(siteOrigin({SITE_ORIGIN: given})).toBe(origin);
  });

  it.each(['', 'visatally.org', 'https://visatally.org/visas', 'javascript:alert(1)'])('refuses %j', (given) => {
    expect(() => siteOrigin({SITE_ORIGIN: given})).toThrow(`SITE_ORIGIN is '${given}', but must be like`);
  });
});
