/**
 * What a page or document says, line by line, without what changes with every visit or design: scripts, navigation, kinds of
 * spaces and quotation marks, the day of the last update. The page may be anything, so the command calls it in a thread that can be stopped
 * (pageReader.ts).
 */
import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {extractText, getDocumentProxy} from 'unpdf';
import type {FetchedPage} from './fetchSource.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** @returns lines without blanks around them, none of them empty. @throws an Error that says why it cannot be read */
export async function pageText(page: FetchedPage): Promise<readonly string[]> {
  const lines = (await linesOf(page)).map(normalise).filter((line) => line !== '' && !isRenderingDate(line));
  if (!lines.some((line) => /\p{L}{2}/u.test(line)))
    throw new Error('It has no text: it may need scripts, or be scanned.');
  return lines;
}

async function linesOf({type, charset, bytes}: FetchedPage): Promise<readonly string[]> {
  if (type === 'application/pdf') return pdfLines(bytes);
  if (type === 'text/html' || type === 'application/xhtml+xml') return htmlLines(decode(bytes, charset));
  if (type === 'text/plain') return decode(bytes, charset).split(/\r\n|\r|\n/);
  throw new Error(type === '' ? 'The server does not say what it is.' : `It is ${type}, which is not read as text.`);
}

/** @param charset as the server names it; else what the page itself says, else UTF-8 */
function decode(bytes: Uint8Array, charset: string | undefined): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  const [, declared] = /<meta[^>]{0,200}charset=["']?([\w.:-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(charset ?? declared ?? 'utf-8').decode(bytes);
  } catch {
    // An encoding that nobody knows.
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/** Elements whose contents no visitor reads as text. */
const silent = new Set('head script style noscript svg iframe object select button nav footer dialog'.split(' '));

/** Navigation and the like, plainly marked. */
const silentRoles = new Set(['navigation', 'banner', 'contentinfo', 'search', 'dialog', 'alertdialog', 'menu']);

/** Elements within a line; the text of any other begins and ends a line. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark meter nobr output q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** The lines of the main content if the page marks it, else of everything; the cells of a table's row are one line. */
function htmlLines(html: string): readonly string[] {
  const {childNodes} = parse(html);
  const main = textOf(childNodes, isMain);
  return (main.trim() === '' ? textOf(childNodes, () => true) : main).split('\n');
}

const isMain = (element: Element): boolean => element.tagName === 'main' || attribute(element, 'role') === 'main';

/** Where a node is on its page. */
interface Surroundings {
  /** Its text is wanted. */
  readonly counts: boolean;
  readonly inArticle: boolean;
  readonly inCell: boolean;
}

/** @param isStart whether an element's text is wanted, with all that is in it */
function textOf(nodes: readonly Node[], isStart: (element: Element) => boolean): string {
  const pieces: string[] = [];
  // Not recursive: a page may be nested thousands of levels deep. A text is what follows the contents of an element.
  const open: (string | (Surroundings & {readonly node: Node}))[] = [];
  const push = (children: readonly Node[], surroundings: Surroundings): void => {
    for (const node of children.toReversed()) open.push({node, ...surroundings});
  };
  push(nodes, {counts: false, inArticle: false, inCell: false});
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') {
      pieces.push(next);
      continue;
    }
    const {node, inArticle, inCell} = next;
    // Line breaks in the source mean nothing.
    if ('value' in node && next.counts) pieces.push(node.value.replace(/\s+/g, ' '));
    if (!('tagName' in node) || isSilent(node, inArticle)) continue;
    const {tagName} = node;
    const counts = next.counts || isStart(node);
    const isCell = tagName === 'td' || tagName === 'th';
    if (counts && !inline.has(tagName)) {
      const lineEnd = inCell ? ' ' : '\n';
      if (!isCell) pieces.push(lineEnd);
      open.push(isCell ? ' | ' : lineEnd);
    }
    push(node.childNodes, {
      counts,
      inArticle: inArticle || ['main', 'article', 'section'].includes(tagName),
      inCell: inCell || isCell,
    });
  }
  return pieces.join('');
}

/** The header of a page is navigation; that of an article is its heading. */
function isSilent(element: Element, inArticle: boolean): boolean {
  return (
    silent.has(element.tagName) ||
    (element.tagName === 'header' && !inArticle) ||
    silentRoles.has(attribute(element, 'role') ?? '') ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true'
  );
}

function attribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

async function pdfLines(bytes: Uint8Array): Promise<readonly string[]> {
  const {text} = await pdfSheets(bytes).catch((error: Error) => {
    throw new Error(`It is a PDF that cannot be read: ${error.message}`);
  });
  // A line that goes on with a small letter is the same sentence, and a hyphen before it joins a word.
  return text.flatMap((sheet) =>
    sheet
      .replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
      .replace(/(?<!\s)\s+(?=\p{Ll})/gu, ' ')
      .split('\n')
      .filter((line) => !/^\s*(?:page\s*)?\d+(?:\s*(?:of|\/)\s*\d+)?\s*$/i.test(line)),
  );
}

/** Without warnings, which would be printed. */
const pdfSheets = async (bytes: Uint8Array) =>
  extractText(await getDocumentProxy(bytes, {verbosity: 0}), {mergePages: false});

/** One kind of space, quotation mark and dash; ligatures as letters; nothing invisible. */
function normalise(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2018\u2019\u201B\u2032]/g, "'")
    .replace(/[\u201C-\u201F\u00AB\u00BB\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/(?: \|)+ ?$/, '')
    .trim();
}

/** 'Last updated: 3 March 2026', in the languages of our sources, and the year of a copyright. */
function isRenderingDate(line: string): boolean {
  const rest = line.length > 80 ? line : line.replace(updated, '');
  if (rest === line || /[\p{Sc}%]/u.test(rest)) return false;
  const numbers = [...rest.matchAll(/(:?)(\d+)/g)].map(([, colon, digits]) => ({colon, number: Number(digits)}));
  return (
    numbers.length > 0 &&
    numbers.every(({colon, number}) => number <= (colon === ':' ? 59 : 31) || (number >= 1900 && number < 2100))
  );
}

const updated = new RegExp(
  `^(?:${[
    '©|\\(c\\)|copyright',
    '(?:(?:this )?page |content |date )?(?:was )?(?:last )?(?:updated|modified|reviewed|changed|edited|published)\\b',
    'last (?:update|review|change|modification)\\b',
    'today is|printed on',
    'stand:|zuletzt (?:aktualisiert|geändert)|letzte (?:aktualisierung|änderung)',
    'derni[eè]re (?:mise à jour|modification)|mis à jour|publié le',
    '[uú]ltim[ao] (?:actualizaci[oó]n|modificaci[oó]n|atualizaç[aã]o|aggiornamento|modifica)|atualizado em|actualizado',
    'laatst (?:gewijzigd|bijgewerkt)|senast (?:uppdaterad|ändrad)|sist oppdatert|senest (?:opdateret|ændret)',
  ].join('|')})`,
  'iu',
);
