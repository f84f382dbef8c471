import {createRequire} from 'node:module';
import {Resvg, renderAsync, type ResvgRenderOptions} from '@resvg/resvg-js';

/** System fonts differ between machines, and minimal systems have none. */
const fonts = ['400Regular/PublicSans_400Regular.ttf', '600SemiBold/PublicSans_600SemiBold.ttf'].map((file) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/public-sans/${file}`),
);
const options: ResvgRenderOptions = {
  font: {fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Public Sans'},
};

/** Draws an SVG in a separate thread. */
export async function drawPng(svg: string, width?: number): Promise<Buffer> {
  const size: ResvgRenderOptions = width === undefined ? {} : {fitTo: {mode: 'width', value: width}};
  return (await renderAsync(svg, {...options, ...size})).asPng();
}

/** The width of a text, in the unit of its font size. */
export function widthOf(text: string, size: number, weight: number): number {
  return new Resvg(svgOfText(text, size, weight), options).getBBox()?.width ?? 0;
}

function svgOfText(text: string, size: number, weight: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><text y="${size}" font-size="${size}" font-weight="${weight}">${escapeText(text)}</text></svg>`;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
