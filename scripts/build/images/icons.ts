import {drawPng} from './drawPng.ts';

/**
 * The icons that browsers and operating systems ask for besides icon.svg, by their paths in dist/. Those that a system crops
 * to its own shape fill the square, with the drawing in the safe zone.
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

/** The diameter of a maskable icon's safe zone, as a share of its width. */
const safeZone = 0.8;

/** @throws an Error when the icon does not begin with a background of one colour */
function fullBleed(icon: string): string {
  const background = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(icon)?.[1];
  if (background === undefined)
    throw new Error('public/icon.svg has no <rect> with a fill such as #2146ae as its ground.');
  const edge = (32 * (1 - safeZone)) / 2;
  const inner = icon.replace(
    '<svg ',
    `<svg x="${edge}" y="${edge}" width="${32 * safeZone}" height="${32 * safeZone}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${background}"/>${inner}</svg>`;
}

/** A Windows icon with one PNG: a header of 6 bytes, an entry of 16, the PNG. */
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
