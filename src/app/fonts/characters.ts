/**
 * The characters of the site's font files. A browser takes any other one from a font of the system, so that only its look
 * is lost.
 */
export const characters: string = [
  range(0x20, 0x7e),
  // Latin-1, with a no-break space, ×, ÷, £ and ¥.
  range(0xa0, 0xff),
  // Names of places and people from the rest of Europe.
  'ĂăĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț',
  // The currencies that Intl prints as a sign.
  '€₹₩₫₺',
  '–—‑‘’‚“”„•…′″⁄−≈≠≤≥™',
  // The narrow spaces of numbers and units.
  '\u2009\u202f',
].join('');

function range(first: number, last: number): string {
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join('');
}
