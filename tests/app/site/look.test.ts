// Do the font files have the characters that visitors read, and do the colours contrast enough in both schemes?
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {characters} from '../../../src/app/fonts/characters.ts';
import {isCasesFile} from '../../../src/engine/diagnostics/source.ts';
import {listFiles} from '../../../src/engine/project/files.ts';

/** Not in Public Sans: ticks and crosses, which results draw, the command key, and the sign of the shekel. */
const fromTheSystem = '✓✗⌘₪';

it('the fonts have every character of the definitions, pages, words and styles', () => {
  const ofTheSite = readdirSync('src/app', {recursive: true, encoding: 'utf8'}).filter(
    (path) => /\.(?:yaml|css)$/.test(path) || /^words\b.*\.tsx?$/.test(path),
  );
  const files = [
    ...listFiles('calculators').filter((path) => !isCasesFile(path)),
    ...ofTheSite.map((path) => `src/app/${path}`),
    ...readdirSync('src/engine/words').map((path) => `src/engine/words/${path}`),
  ];
  expect(files.length).toBeGreaterThan(100);
  const missing = files.flatMap((path) =>
    [...new Set(readFileSync(path, 'utf8'))]
      .filter((character) => character >= ' ' && !characters.includes(character) && !fromTheSystem.includes(character))
      .map((character) => `${path}: ${character}`),
  );
  expect(missing).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colours = readColours(readFileSync('src/app/styles/tokens.css', 'utf8'), scheme);
  const contrast = (one: string, other: string): number => {
    const [darker, lighter] = [luminance(colours[one]!), luminance(colours[other]!)].toSorted((a, b) => a - b);
    return (lighter! + 0.05) / (darker! + 0.05);
  };

  it.each([
    ...['desk', 'sheet', 'field', 'tint'].flatMap((ground) =>
      ['ink', 'quiet', 'accent', 'accent-strong'].map((text) => [text, ground]),
    ),
    ...['good', 'caution', 'bad'].flatMap((tone) => [
      [tone, 'sheet'],
      [tone, `${tone}-ground`],
      ['ink', `${tone}-ground`],
      ['quiet', `${tone}-ground`],
    ]),
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
  ])('--%s can be read on --%s', (text, ground) => {
    expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['control-line', 'field'],
    ['control-line', 'sheet'],
    ['control-line', 'desk'],
    ['accent', 'track'],
    ['focus', 'focus-halo'],
  ])('--%s can be seen against --%s', (line, ground) => {
    expect(contrast(line!, ground!)).toBeGreaterThanOrEqual(3);
  });
});

/** The colours of tokens.css, each written as light-dark(#…, #…), by name. */
function readColours(tokens: string, scheme: 'light' | 'dark'): Readonly<Record<string, string>> {
  const found = tokens.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return Object.fromEntries([...found].map(([, name, light, dark]) => [name!, scheme === 'light' ? light! : dark!]));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
