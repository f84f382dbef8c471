import {verdictIn, type CardBlock, type CardItem} from '../../engine/compiled/card.ts';
import type {Page} from '../../engine/compiled/module.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';
import type {Explanation} from '../../engine/runtime/explanation.ts';
import {explainCard, type BlockExplanation} from '../../engine/explanation/explainCard.ts';
import type {ExplainedCheck} from '../../engine/explanation/explainChecks.ts';
import type {ValueExplanation} from '../../engine/explanation/explainValue.ts';
import {plainText} from '../../engine/explanation/sentence.ts';

/** The result card as text for a terminal, with its explanation below. */
export function formatCard(page: Page, card: readonly CardBlock[], explanation: Explanation): string {
  return [
    page.title,
    ...card.flatMap(blockLines),
    ...explanationLines(card, explanation),
    '',
    `An estimate from rules of ${month(page.dataAsOf)}. Verify with ${page.source.name}: ${page.source.url}`,
    '',
  ].join('\n');
}

function blockLines({heading, items, total}: CardBlock): readonly string[] {
  if (items.length === 0 && total === undefined) return heading === undefined ? [''] : [];
  const [first] = items;
  // Single figures follow the line above; everything else begins a paragraph.
  const isFigure = first?.isHeadline || first?.percentDone !== undefined;
  if (heading === undefined) return [...(isFigure ? [] : ['']), ...items.map(itemLine)];
  return ['', heading, ...[...items, ...(total === undefined ? [] : [total])].map((item) => `  ${listLine(item)}`)];
}

function itemLine({label, text, outOf, outOfText, percentDone}: CardItem): string {
  const name = label === undefined ? '' : `${label}: `;
  const percent = percentDone === undefined ? '' : `${percentDone}%. `;
  const maximum = outOfText === undefined ? (outOf === undefined ? '' : ` of ${outOf}`) : ` (${outOfText})`;
  return name + percent + text + maximum;
}

/** An item below a heading: a labelled value, a sentence, or a stage. */
function listLine(item: CardItem): string {
  if (item.stage === undefined) return item.label === undefined ? `- ${item.text}` : itemLine(item);
  const {isCompleted, date} = item.stage;
  return `${isCompleted ? '✓' : '·'} ${item.text}${date === null ? '' : `, ${calendarDay(date)}`}`;
}

/** How each block of the card came about. */
function explanationLines(card: readonly CardBlock[], explanation: Explanation): readonly string[] {
  const explanations = explainCard(card, explanation);
  return card.flatMap((block, index) => {
    const explained = explanations[index];
    if (explained === undefined) return [];
    return [
      '',
      `${nameOf(block, explained)}${explained.question}`,
      ...explained.checks.flatMap((check) => checkLines(check, '  ')),
      ...explained.values.flatMap((value) => valueLines(value, '  ')),
    ];
  });
}

function nameOf(block: CardBlock, {showsOneValue}: BlockExplanation): string {
  const name = verdictIn([block])?.text ?? block.heading ?? (showsOneValue ? block.items[0]?.label : undefined);
  return name ? `${name} - ` : '';
}

function checkLines({met, sentence, inner}: ExplainedCheck, indent: string): readonly string[] {
  return [
    `${indent}${met ? '✓' : '✗'} ${plainText(sentence)}`,
    ...inner.flatMap(({sentence: each}) => `${indent}    ${plainText(each)}`),
  ];
}

function valueLines(
  {label, text, sentences, checks, ledger, inner}: ValueExplanation,
  indent: string,
): readonly string[] {
  const deeper = `${indent}    `;
  return [
    `${indent}${[label, text].filter((part) => part !== '').join(': ')}`,
    ...checks.flatMap((check) => [
      `${deeper}${plainText(check.sentence)}`,
      ...check.inner.map(({sentence}) => `${deeper}  ${plainText(sentence)}`),
    ]),
    ...sentences.map((sentence) => `${deeper}${plainText(sentence)}`),
    ...ledger.map((line) => `${deeper}  ${line.label}: ${line.text}`),
    ...inner.flatMap((each) => valueLines(each, deeper)),
  ];
}
