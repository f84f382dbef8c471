// Does every page speak to its visitor: no word about our data or documents, and short sentences?
import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {listFiles} from '../../src/engine/project/files.ts';
import {refusedPhrasesIn, sentenceLengths} from './wording.ts';
import {library} from './compiled.ts';

const MOST_WORDS = 20;
const today = '2026-11-22';
const definitions = listFiles('calculators');
const contentPages = readdirSync('src/app/content/pages');
const wordModules = ['src/app/words', 'src/engine/words'].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [`${folder}/${file}`] : [])),
);

/** Keys whose values no visitor reads: addresses, ids and formulas. */
const unreadKeys = new Set(['id', 'to', 'url', 'when', 'unless', 'of', 'tone', 'unit', 'calculator', 'calculators']);

/** All strings in plain data that a visitor may read. */
function stringsIn(data: unknown, key = ''): readonly string[] {
  if (typeof data === 'string') return unreadKeys.has(key) ? [] : [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => stringsIn(value, Array.isArray(data) ? key : name));
}

const refused = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => refusedPhrasesIn(text).map((phrase) => `${phrase}: ${text}`));

/** The mean number of words of the sentences among the texts; labels and headings are none. */
function meanLength(texts: readonly string[]): number {
  const lengths = texts.filter((text) => /[.?!]$/.test(text)).flatMap(sentenceLengths);
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
}

describe.each(library.ids)('%s', (id) => {
  const calculator = library.get(id);
  const page = calculator.page(today);
  const {rules, ...prose} = calculator.documentation(today);
  const path = definitions.find((file) => file.endsWith(`/${id}.yaml`))!;
  const {card} = parse(readFileSync(path, 'utf8')) as {readonly card: unknown};

  it('says nothing about our data or documents', () => {
    expect(refused([page, prose, rules, card].flatMap((texts) => stringsIn(texts)))).toEqual([]);
  });

  it('keeps its sentences short', () => {
    expect(meanLength([page, prose, card].flatMap((texts) => stringsIn(texts)))).toBeLessThanOrEqual(MOST_WORDS);
  });
});

describe.each(contentPages)('%s', (file) => {
  const texts = stringsIn(parse(readFileSync(`src/app/content/pages/${file}`, 'utf8')));

  it('says nothing about our data or documents', () => expect(refused(texts)).toEqual([]));

  it('keeps its sentences short', () => expect(meanLength(texts)).toBeLessThanOrEqual(MOST_WORDS));
});

describe.each(wordModules)('%s', (file) => {
  it('says nothing about our data or documents, in short sentences', async () => {
    const texts = stringsIn({...(await import(resolve(file)))});
    expect(refused(texts)).toEqual([]);
    expect(meanLength(texts)).toBeLessThanOrEqual(MOST_WORDS);
  });
});
