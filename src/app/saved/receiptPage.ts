/** A saved result as a page that people can open, read offline and print, with its receipt as data. Fetched with the download. */
import {checks as checkWords} from '../../engine/words/explanation.ts';
import type {Receipt} from '../../engine/published/receipt.ts';
import {receiptElement} from '../../engine/published/receiptFile.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {savedPage as words} from '../words/savedPage.ts';

type Explanation = Receipt['explanation'];
type Block = Explanation['blocks'][number];
type Item = Block['items'][number];
type Check = Block['checks'][number];
type Value = Block['values'][number];

export interface ReceiptPage {
  readonly receipt: Receipt;
  /** What the calculator answers. */
  readonly description: string;
  /** '445 points · 25 short'; undefined while the answers leave the result open. */
  readonly headline: string | undefined;
  /** 'June 2024 edition'; undefined for rules that have only one. */
  readonly rules: string | undefined;
  /** The shown questions with their answers, as the form shows them. */
  readonly answers: readonly {readonly label: string; readonly text: string}[];
  readonly notes: readonly string[];
  /** The address of the page with these answers. */
  readonly address: string;
}

export function receiptPage({receipt, description, headline, rules, answers, notes, address}: ReceiptPage): string {
  const {title: calculator, today, explanation} = receipt;
  const day = calendarDay(today);
  const title =
    headline === undefined ? fill(words.titleAlone, {calculator, day}) : fill(words.title, {calculator, headline, day});
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(calculator)}</h1>
${paragraphs([description, fill(words.day, {day}), ...(rules === undefined ? [] : [fill(words.rules, {rules})])])}
${part(words.result, [strong(headline), ...explanation.blocks.map(resultOf)])}
${part(words.answers, [list(answers)])}
${part(words.workings, explanation.blocks.map(workingsOf))}
${part(words.later, [bullets(explanation.later.map(({from, text}) => fill(words.line, {label: calendarDay(from), text})))])}
${part(words.sources, [sourcesOf(explanation)])}
${part(words.note, [paragraphs(notes)])}
${part(words.again, [`<p><a href="${escaped(address)}">${escaped(address)}</a></p>`, paragraphs([words.open])])}
</main>
${receiptElement(JSON.stringify(receipt))}
</body>
</html>
`;
}

const style = `
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; color-scheme: light dark; }
h2 { margin: 2rem 0 .5rem; border-top: 2px solid; padding-top: .75rem; }
dl div { display: flex; gap: 1rem; justify-content: space-between; border-top: 1px solid #8886; padding: .25rem 0; }
dd { margin: 0; text-align: right; }
section section { margin-left: 1rem; }
@media print { body { margin: 0; font-size: 10pt; } }
`;

function resultOf({heading, items, total}: Block): string {
  const lines = total === undefined ? items : [...items, total];
  const named = lines.filter(({label}) => label !== undefined);
  const sentences = lines.filter(({label}) => label === undefined);
  return [
    heading === undefined ? '' : `<h3>${escaped(heading)}</h3>`,
    bullets(sentences.map(({text}) => text)),
    list(named as readonly (Item & {readonly label: string})[]),
  ].join('');
}

function workingsOf({question, items, checks, values}: Block): string {
  if (checks.length === 0 && values.length === 0) return '';
  const heading = question === undefined ? '' : `<h3>${escaped(question)}</h3>`;
  const isJudged = items.some(({tone}) => tone !== undefined);
  return heading + checkList(checks, isJudged) + values.map(valueOf).join('');
}

function valueOf({label, text, sentences, checks, ledger, inner}: Value): string {
  const line = label === '' ? text : fill(words.line, {label, text});
  return `<section>${strong(line)}${checkList(checks)}${paragraphs(sentences)}${list(ledger)}${inner.map(valueOf).join('')}</section>`;
}

/** @param showsMet whether to say of each check if it was met, as for a verdict */
function checkList(checks: readonly Check[], showsMet = false): string {
  if (checks.length === 0) return '';
  const items = checks.map(({met, text, inner}) => {
    const line = showsMet ? fill(words.check, {met: met ? checkWords.met : checkWords.failed, text}) : text;
    return `<li>${escaped(line)}${checkList(inner)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function sourcesOf({sources}: Explanation): string {
  const items = sources.map(({name, brief, document, url, read, reported = false}) => {
    const text =
      brief === undefined
        ? fill(reported ? words.reported : words.read, {name: document ?? name, month: month(read)})
        : fill(words.edition, {name, month: month(read)});
    return `<li>${escaped(text)}: <a href="${escaped(url)}">${escaped(url)}</a></li>`;
  });
  // Numbered, as the workings name them by number.
  return `<ol>${items.join('')}</ol>`;
}

/** A section, if it has anything. */
function part(title: string, contents: readonly string[]): string {
  const content = contents.join('');
  return content === '' ? '' : `<section>\n<h2>${escaped(title)}</h2>\n${content}\n</section>`;
}

function list(lines: readonly {readonly label: string; readonly text: string}[]): string {
  const rows = lines.map(({label, text}) => `<div><dt>${escaped(label)}</dt><dd>${escaped(text)}</dd></div>`);
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

function bullets(texts: readonly string[]): string {
  return texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join('');
}

function strong(text: string | undefined): string {
  return text === undefined ? '' : `<p><strong>${escaped(text)}</strong></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Answers are the visitor's, and a link may have been made by anyone. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
