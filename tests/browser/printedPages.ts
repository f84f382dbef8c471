import type {Page} from '@playwright/test';
import {getDocumentProxy} from 'unpdf';

/** A run of text on paper, in points from the left edge of its page. */
interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly pageWidth: number;
}

/** As a browser's print dialog has it. */
const margin = '1cm';

/** What the page would put on A4 paper, in reading order. */
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
        return {text: item.str.trim(), left, right: left + item.width, pageWidth};
      });
    }),
  );
  return sheets.flat();
}

/** Text without white space: where a line or a run ends on paper says nothing. */
export function squeezed(...texts: readonly string[]): string {
  return texts.join('').replace(/\s/g, '');
}
