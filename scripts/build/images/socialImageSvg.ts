import {imageSize} from '../../../src/app/metadata/imageSize.ts';
import type {SocialImage} from '../../../src/app/metadata/pageMetadata.ts';
import {balance} from './balance.ts';
import {escapeText, widthOf} from './drawPng.ts';
import type {Palette} from './palette.ts';

const {width, height} = imageSize;
const edge = 48;
const inset = 104;
const bold = 600;

/** From the largest: the first in which the title takes no more than two lines, else three of the last. */
const titleSizes = [84, 72, 62];

/** The picture of a page: a sheet on the desk with the title, and the scale of an instrument at its foot. */
export function socialImageSvg({name, place, title, note}: SocialImage, colours: Palette, icon: string): string {
  const {size, lines} = titleLines(title);
  const lineHeight = size * 1.14;
  // In the middle between the name above and the scale below.
  const first = 318 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${colours.desk}"/>
  <rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" rx="6" fill="${colours.sheet}" stroke="${colours.line}" stroke-width="2"/>
  ${icon.replace('<svg ', `<svg x="${inset}" y="96" width="56" height="56" `)}
  ${text(name, inset + 76, 136, 36, colours.ink, bold)}
  ${text(place, width - inset, 136, 30, colours.quiet, 400, 'end')}
  ${lines.map((line, index) => text(line, inset, first + index * lineHeight, size, colours.ink, bold)).join('\n  ')}
  ${scale(colours)}
  ${text(note, inset, 536, 28, colours.quiet)}
</svg>`;
}

function titleLines(title: string): {size: number; lines: readonly string[]} {
  const tries = titleSizes.map((size) => {
    const lines = balance(title, width - 2 * inset, (line) => widthOf(line, size, bold));
    return {size, lines};
  });
  return tries.find(({lines}) => lines.length <= 2) ?? tries.at(-1)!;
}

/** Hairlines with every fifth longer, and the accent as far as a reading might go. */
function scale({line, accent}: Palette): string {
  const marks = 50;
  const step = (width - 2 * inset) / marks;
  const ticks = Array.from({length: marks + 1}, (_, index) => {
    const long = index % 5 === 0;
    return `M${(inset + index * step).toFixed(2)} 476v${long ? -28 : -14}`;
  });
  const reading = 36;
  return [
    `<path d="${ticks.slice(reading).join('')}" stroke="${line}" stroke-width="2"/>`,
    `<path d="${ticks.slice(0, reading + 1).join('')}" stroke="${accent}" stroke-width="2"/>`,
  ].join('\n  ');
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 400,
  anchor = 'start',
): string {
  const look = `font-family="Public Sans" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y.toFixed(1)}" ${look}>${escapeText(words)}</text>`;
}
