import type {Page} from '@playwright/test';
import {getDocumentProxy} from 'unpdf';

/** A run of printed text; positions in points from the left edge of the page. */
interface PrintedText {
  readonly text: string;
  /** The number of its page, from 1. */
  readonly sheet: number;
  readonly left: number;
  readonly right: number;
  readonly pageWidth: number;
}

/** The default of browsers' print dialogs. */
const margin = '1cm';

/** The text that the page prints on A4 paper, in reading order. */
export async function printedTexts(page: Page): Promise<readonly PrintedText[]> {
  const pdf = await getDocumentProxy(
    new Uint8Array(await page.pdf({format: 'A4', margin: {top: margin, right: margin, bottom: margin, left: margin}})),
  );
  const numbers = Array.from({length: pdf.numPages}, (_, index) => index + 1);
  const sheets = await Promise.all(
    numbers.map(async (number) => {
      const sheet = await pdf.getPage(number);
      const pageWidth = sheet.getViewport({scale: 1}).width;
      const {items} = await sheet.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const left = Number(item.transform[4]);
        return {text: item.str.trim(), sheet: number, left, right: left + item.width, pageWidth};
      });
    }),
  );
  return sheets.flat();
}

/** Text without white space, because line and run breaks on paper mean nothing, and without the marks of lists, which are in a font of their own. */
export function squeezed(...texts: readonly string[]): string {
  return texts.join('').replace(/[\s✓✗]/g, '');
}
