// Do preview pictures and icons have the right size and colours, and are they the same in each build?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {balance} from '../../scripts/build/images/balance.ts';
import {drawPng, widthOf} from '../../scripts/build/images/drawPng.ts';
import {iconFiles} from '../../scripts/build/images/icons.ts';
import {readPalette} from '../../scripts/build/images/palette.ts';
import {socialImageSvg} from '../../scripts/build/images/socialImageSvg.ts';

const icon = readFileSync('public/icon.svg', 'utf8');
const tokens = readFileSync('src/app/styles/tokens.css', 'utf8');
const palette = readPalette(tokens);
const image = {
  file: 'social/fees.png',
  url: 'https://visatally.example/social/fees.png',
  alternative: 'Fees.',
  name: 'VisaTally',
  place: 'Spain & Portugal',
  title: 'Fees <in> Iberia',
  note: 'Estimate',
};

/** Width and height, from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('balance', () => {
  const widest = (text: string, width: number) => balance(text, width, (line) => line.length);

  it('breaks into as few lines as fit, with the longest as short as possible', () => {
    expect(widest('one', 10)).toEqual(['one']);
    expect(widest('one two three', 20)).toEqual(['one two three']);
    expect(widest('one two three four', 15)).toEqual(['one two', 'three four']);
    expect(widest('a bb cc dddd', 5)).toEqual(['a bb', 'cc', 'dddd']);
  });

  it('puts a word that is too wide on its own line', () => {
    expect(widest('a considerable b', 5)).toEqual(['a', 'considerable', 'b']);
  });
});

describe('the picture of a page', () => {
  const svg = socialImageSvg(image, palette, icon);

  it('is a PNG of 1200 by 630 pixels, always the same byte for byte', async () => {
    const png = await drawPng(svg);
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.equals(await drawPng(svg))).toBe(true);
  });

  it('shows its text unchanged', () => {
    expect(svg).toContain('>Spain &amp; Portugal</text>');
    expect(svg).toContain('&lt;in>');
  });

  it('measures its text the same, whatever fonts the system has', () => {
    expect(widthOf('Visa', 100, 600)).toBeGreaterThan(150);
    expect(widthOf('Visa', 100, 600)).toBeGreaterThan(widthOf('Visa', 100, 400));
  });

  it('needs the colours of the site', () => {
    expect(palette.desk).toBe('#f6f3ec');
    expect(() => readPalette(':root {--desk: light-dark(#ffffff, #000000);}')).toThrow('no colour --sheet');
  });
});

describe('the icons', () => {
  it('have the sizes that browsers and systems require', async () => {
    const files = await iconFiles(icon);
    const sizes = [...files].filter(([file]) => file.endsWith('.png')).map(([file, png]) => [file, ...sizeOf(png)]);
    expect(sizes).toEqual([
      ['apple-touch-icon.png', 180, 180],
      ['icon-192.png', 192, 192],
      ['icon-512.png', 512, 512],
      ['icon-maskable-512.png', 512, 512],
    ]);
  });

  it('include a PNG of 32 pixels in favicon.ico', async () => {
    const ico = (await iconFiles(icon)).get('favicon.ico')!;
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
    expect(ico.length).toBe(ico.readUInt32LE(14) + ico.readUInt32LE(18));
  });

  it('report what icon.svg lacks', async () => {
    await expect(iconFiles('<svg viewBox="0 0 32 32"/>')).rejects.toThrow('has no <rect>');
  });
});

describe('the colours outside style sheets', () => {
  it('match the design tokens', () => {
    const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
    const [ofLight, ofDark] = [...readFileSync('index.html', 'utf8').matchAll(/"theme-color" content="([^"]+)"/g)];
    expect(manifest).toMatchObject({theme_color: palette.sheet, background_color: palette.desk});
    expect(ofLight![1]).toBe(palette.sheet);
    expect(ofDark![1]).toBe(readPalette(tokens, 'dark').sheet);
    expect(icon).toContain(`fill="${palette.accent}"`);
  });
});
