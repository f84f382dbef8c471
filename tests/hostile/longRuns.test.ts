// Does every reader of text take time proportional to its length, whatever sign it repeats, and wherever in the text that is?
import {expect, it} from 'vitest';
import {compilePage} from '../../src/app/content/compilePage.ts';
import {linksOf, mendedLink, withoutLinks} from '../../src/app/content/links.ts';
import {readRows} from '../../src/app/fields/list/pastedRows.ts';
import {readReceipt} from '../../src/app/saved/openReceipt.ts';
import {parseSaved} from '../../src/app/device/savedAnswers.ts';
import {queryTerms, termsOf} from '../../src/app/search/terms.ts';
import {searchPathFor, similarPaths} from '../../src/app/pages/similarPaths.ts';
import {openShareLink} from '../../src/engine/answers/openShareLink.ts';
import {parseDate} from '../../src/engine/answers/parseDate.ts';
import {parseNumber} from '../../src/engine/language/numbers/parseNumber.ts';
import {readingsOf} from '../../src/engine/language/numbers/writtenFigure.ts';
import {compile} from '../../src/engine/compile.ts';
import {forTerminal} from '../../src/engine/diagnostics/print.ts';
import {nearMiss} from '../../src/engine/diagnostics/nearMiss.ts';
import {parse} from '../../src/engine/language/expression/parse.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import type {ListField} from '../../src/engine/language/inputs/list.ts';
import {readJson} from '../../src/engine/published/soundJson.ts';
import {parseItems} from '../../src/engine/runtime/items.ts';
import {capitalized, uncapitalized} from '../../src/engine/runtime/english.ts';
import {readCsv} from '../../src/engine/shared/csv.ts';
import {read} from '../../src/engine/language/yaml/read.ts';
import {codeSpan, inertText} from '../../src/tools/githubText.ts';
import {pageText} from '../../src/tools/watch/pageText.ts';
import {sentenceChanges, stateOf} from '../../src/tools/watch/sourceState.ts';
import {compileKitchenSink, readKitchenSink} from '../engine/compiler/goodSamples.ts';
import {isFull} from '../samples.ts';

const {fields} = compileKitchenSink().calculator.page('2026-11-28');
const list = fields.find((field): field is ListField => field.kind === 'list')!;
const number = {kind: 'number', unit: 'EUR', per: 'year'} as const;
const smallest = readKitchenSink('smallest.yaml').text;
const page =
  'title: A guide\ndescription: A guide\nlead: A guide\nsections:\n  - title: One\n    blocks:\n      - text: ';
const context = {facts: new Map(), ids: [], summary: () => undefined, figures: () => undefined};
const quiet = (): void => {};
const html = (body: string) => ({
  address: 'https://a.example',
  type: 'text/html',
  bytes: new TextEncoder().encode(`<p>${body}</p>`),
});

/** Each takes a text that anybody may have written. What it makes of it, other tests ask. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a number in a form': (text) => parseNumber(text, number),
  'the figures of a page': readingsOf,
  'a day in a form': parseDate,
  'pasted rows': (text) => readRows(text, list.each),
  'a pasted row with quotes': (text) => readRows(`"2026-01-01",${text}"`, list.each),
  'the answer of a list': parseItems,
  'a share link': (text) => openShareLink(`#answers:&age=${text}`, {fields: fields as readonly FormField[]}, ''),
  'a saved result': readReceipt,
  'saved answers': parseSaved,
  'the words of a search': queryTerms,
  'a text that can be found': termsOf,
  'an unknown address': (text) => [similarPaths(`/${text}`, ['/green-card-points-calculator']), searchPathFor(text)],
  'the links of a text': (text) => [linksOf(text), mendedLink(text), withoutLinks(text)],
  'a text of a page': (text) => compilePage({path: 'guide.yaml', text: page + JSON.stringify(text)}, context),
  'a line of CSV': (text) => readCsv({path: 'a.csv', text: `code,pay\n${text}`}, quiet),
  'a quoted cell of CSV': (text) => readCsv({path: 'a.csv', text: `code,pay\n1,"${text}"y\n`}, quiet),
  'a line of YAML': (text) => read({path: 'a.yaml', text: `label: ${text}`}, quiet),
  'a formula': parse,
  'a label': (text) =>
    compile({path: 'smallest.yaml', text: smallest.replace(/label: .*/, `label: ${JSON.stringify(text)}`)}),
  'a constant': (text) =>
    compile({
      path: 'smallest.yaml',
      text: smallest.replace('\nresult:', `\nconstants:\n  fee: ${JSON.stringify(text)}\nresult:`),
    }),
  'a misspelt name': (text) => nearMiss(text, ['education', 'experience']),
  'the beginning of a sentence': (text) => [capitalized(text), uncapitalized(text)],
  'a line for a terminal': forTerminal,
  'words for GitHub': (text) => [inertText(text), codeSpan(text)],
  JSON: readJson,
  "an authority's page": (text) => pageText(html(text)),
  'sentences of a page': (text) => {
    const state = stateOf([text, `Fee 1 ${text}`], 'https://a.example', 'https://a.example');
    return sentenceChanges(state, stateOf([`Fee 2 ${text}`], 'https://a.example', 'https://a.example'));
  },
};

/** A sign of each class that readers tell apart. */
const signs = [...'aA09 \t\n\u00a0"\'`,;:.-–_/\\|()[]{}<>&%#@*+=?!$€\u200bé٠'];

/** What readers may begin to read anew at each repetition. */
const beginnings = [
  '1 ',
  '1,',
  '1.',
  'a ',
  'a. ',
  'A1 ',
  '[a](',
  '{a',
  '<a',
  '"a',
  '- ',
  'a:',
  '\\"',
  '],',
  'www.',
  'a/',
];

const runs = [...signs, ...beginnings];

/** What may stand before and behind a run, so that a reader begins with it, and gives up at its end. */
const around = [
  ['', 'x"'],
  ['a 1', ''],
  ['"', '"y'],
];

const LENGTH = isFull ? 32_000 : 12_000;

/** Seconds of processor time that no text of this length takes in a reader whose steps for each character are few. */
const QUICK = isFull ? 0.3 : 0.1;

/** How many times as long a text four times as long may take: 4 is linear, 16 quadratic. */
const MOST_TIMES = 9;

async function secondsFor(readText: (text: string) => unknown, text: string): Promise<number> {
  const start = process.cpuUsage();
  try {
    await readText(text);
  } catch (error) {
    // Some say by an error what is wrong with a text.
    if (
      error instanceof TypeError ||
      error instanceof RangeError ||
      ((error as Error).name === 'SyntaxError' && !(error as Error).message.includes('JSON'))
    )
      throw error;
  }
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1e6;
}

it.each(Object.entries(readers))('%s', async (_, readText) => {
  const slow: string[] = [];
  for (const run of runs)
    for (const [before, behind] of isFull ? around : around.slice(0, 1)) {
      const textOf = (length: number): string => before + run.repeat(length / run.length) + behind;
      const first = await secondsFor(readText, textOf(LENGTH));
      if (first < QUICK) continue;
      // Other processes and the garbage collector only ever add to a time: the shortest of some counts, or the first that is short enough.
      const shortest = async (length: number, enough = 0): Promise<number> => {
        let least = Infinity;
        for (let tries = 0; tries < 4 && least > enough; tries++)
          least = Math.min(least, await secondsFor(readText, textOf(length)));
        return least;
      };
      const quarter = await shortest(LENGTH / 4);
      const enough = Math.max(QUICK, MOST_TIMES * quarter);
      const whole = first > enough ? await shortest(LENGTH, enough) : first;
      if (whole > enough)
        slow.push(
          `${JSON.stringify(`${before}…${run}…${behind}`)}: ${quarter.toFixed(2)} s, four times as long ${whole.toFixed(2)} s`,
        );
    }
  expect(slow).toEqual([]);
});
