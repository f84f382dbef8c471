/** A saved result read from its file, which anyone may have written or changed. Fetched when a visitor chooses a file. */
import {isProvisional} from '../../engine/answers/completeness.ts';
import {openShareLink, type OpenedLink} from '../../engine/answers/openShareLink.ts';
import {LINK_PREFIX} from '../../engine/answers/shareLink.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {RECEIPT_SHAPE, type Receipt} from '../../engine/published/receipt.ts';
import {receiptIn} from '../../engine/published/receiptFile.ts';
import type {Completeness} from '../../engine/results/published.ts';
import {readJson} from '../../engine/published/soundJson.ts';
import {isCalendarDay} from '../../engine/runtime/calendar.ts';

/** In bytes: over ten times as much as any receipt. */
const MAX_FILE = 1_000_000;

/** In characters; a longer text is not shown. */
const MAX_SHOWN = 200;

/** What the page needs of a receipt. */
export interface SavedReceipt extends Pick<Receipt, 'calculator' | 'title' | 'today'> {
  /** The answers, as in a link to them. */
  readonly fragment: string;
  /** What the result said first: 'Eligible', '445 points'. Missing if it was provisional, or the file does not say. */
  readonly headline?: string;
}

/** Never rejects: a file that cannot be read is no receipt. */
export async function readReceiptFile(file: Blob): Promise<SavedReceipt | 'no receipt' | 'another version'> {
  if (file.size > MAX_FILE) return 'no receipt';
  return readReceipt(await file.text().catch(() => ''));
}

export function readReceipt(text: string): SavedReceipt | 'no receipt' | 'another version' {
  const data = parsed(receiptIn(text));
  const {receipt, calculator, title, today, link} = data;
  if (typeof receipt !== 'number') return 'no receipt';
  if (receipt !== RECEIPT_SHAPE) return 'another version';
  if (!isShort(calculator) || !isShort(title) || !isShort(today)) return 'no receipt';
  // The id becomes part of an address.
  if (!/^[a-z0-9-]+$/.test(calculator) || !isCalendarDay(today)) return 'no receipt';
  const path = `/${calculator}`;
  if (typeof link !== 'string' || !link.startsWith(path + LINK_PREFIX)) return 'no receipt';
  const headline = headlineOf(data);
  return {calculator, title, today, fragment: link.slice(path.length), ...(headline !== undefined && {headline})};
}

/** What a form can use of the answers; `values` has every field, '' for those without an answer. */
export function usableAnswers(
  {fragment}: SavedReceipt,
  page: Pick<Page, 'fields' | 'yearlyFigures'>,
  rulesHash: string,
): OpenedLink {
  const opened = openShareLink(fragment, page, rulesHash)!;
  return {...opened, values: Object.fromEntries(page.fields.map(({id}) => [id, opened.values[id] ?? '']))};
}

/** The verdict or the first figure in large type. */
function headlineOf({explanation, completeness}: Readonly<Record<string, unknown>>): string | undefined {
  if (isRecord(completeness)) {
    const open = Array.isArray(completeness['open']) ? completeness['open'].filter(isRecord) : [];
    if (isProvisional({...completeness, open} as unknown as Completeness)) return undefined;
  }
  const blocks = isRecord(explanation) && Array.isArray(explanation['blocks']) ? explanation['blocks'] : [];
  const items = blocks.flatMap((block) => (isRecord(block) && Array.isArray(block['items']) ? block['items'] : []));
  const found = items.filter(isRecord).find(({tone, isHeadline}) => tone !== undefined || isHeadline === true);
  const text = found?.['text'];
  return isShort(text) && text !== '' ? text : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const data = readJson(text);
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShort(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_SHOWN;
}
