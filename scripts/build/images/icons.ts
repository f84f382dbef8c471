import {drawPng} from './drawPng.ts';

/**
 * The icons that browsers and systems ask for beside icon.svg, by their paths in dist/. What a system cuts into its own
 * shape fills its square, with the drawing in the middle that no shape cuts.
 */
export async function iconFiles(icon: string): Promise<ReadonlyMap<string, Buffer>> {
  const full = fullBleed(icon);
  return new Map([
    ['favicon.ico', ico(await drawPng(icon, 32), 32)],
    ['apple-touch-icon.png', await drawPng(full, 180)],
    ['icon-192.png', await drawPng(icon, 192)],
    ['icon-512.png', await drawPng(icon, 512)],
    ['icon-maskable-512.png', await drawPng(full, 512)],
  ]);
}

/** Of a maskable icon a circle of four fifths of its width is sure to be seen. */
const seen = 0.8;

/** @throws an Error when the icon does not begin with a ground of one colour */
function fullBleed(icon: string): string {
  const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(icon)?.[1];
  if (ground === undefined) throw new Error('public/icon.svg has no <rect> with a fill such as #1d4f8f as its ground.');
  const edge = (32 * (1 - seen)) / 2;
  const inner = icon.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${32 * seen}" height="${32 * seen}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>${inner}</svg>`;
}

/** A PNG as a Windows icon of one picture: a header of 6 bytes, an entry of 16, the PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
