import {imageSize} from '../../../src/app/metadata/imageSize.ts';
import type {SocialImage} from '../../../src/app/rendering/pageDescription.ts';
import {balance} from './balance.ts';
import {escapeText, widthOf} from './drawPng.ts';
import type {Palette} from './palette.ts';

const {width, height} = imageSize;
const edge = 48;
const inset = 104;
const bold = 600;

/** Font sizes of the title: the largest in which it fits on two lines; if there is none, the smallest. */
const titleSizes = [84, 72, 62];

/** The social image of a page: a sheet on a desk with the title, above the scale of a measuring instrument. */
export function socialImageSvg({name, place, title, note}: SocialImage, colours: Palette, icon: string): string {
  const {size, lines} = titleLines(title);
  const lineHeight = size * 1.14;
  // Centred between the name above and the scale below.
  const first = 318 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${colours.desk}"/>
  <rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" rx="14" fill="${colours.sheet}" stroke="${colours.line}" stroke-width="2"/>
  ${icon.replace('<svg ', `<svg x="${inset}" y="96" width="56" height="56" `)}
  ${text(name, inset + 76, 136, 36, colours.ink, bold)}
  ${text(place, width - inset, 136, 30, colours.quiet, 400, 'end')}
  ${lines.map((line, index) => text(line, inset, first + index * lineHeight, size, colours.ink, bold)).join('\n  ')}
  ${scale(colours)}
  ${text(note, inset, 536, 28, colours.quiet)}
</svg>`;
}

function titleLines(title: string): {size: number; lines: readonly string[]} {
  const candidates = titleSizes.map((size) => {
    const lines = balance(title, width - 2 * inset, (line) => widthOf(line, size, bold));
    return {size, lines};
  });
  return candidates.find(({lines}) => lines.length <= 2) ?? candidates.at(-1)!;
}

/** A scale of ticks, every fifth one longer, in the accent colour up to a reading. */
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
  const attributes = `font-family="Public Sans" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y.toFixed(1)}" ${attributes}>${escapeText(words)}</text>`;
}
