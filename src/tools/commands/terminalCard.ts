import type {Block, Page, Part} from '../../engine/compiled/module.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';
import type {Explanation} from '../../engine/runtime/explanation.ts';
import {explainCard} from '../../engine/explanation/explainCard.ts';
import type {ExplainedCheck} from '../../engine/explanation/explainChecks.ts';
import type {ValueExplanation} from '../../engine/explanation/explainValue.ts';
import {plainText} from '../../engine/explanation/sentence.ts';

/** The result card as text for a terminal, with its explanation below. */
export function inTerminal(page: Page, card: readonly Block[], explanation: Explanation): string {
  return [
    page.title,
    ...card.flatMap(blockLines),
    ...explanationLines(card, explanation),
    '',
    `An estimate from rules of ${month(page.dataAsOf)}. Verify with ${page.source.name}: ${page.source.url}`,
    '',
  ].join('\n');
}

function blockLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'verdict':
    case 'note':
      return ['', block.text];
    case 'figure':
      return [`${block.label}: ${block.text}${block.outOfText === undefined ? '' : ` (${block.outOfText})`}`];
    case 'breakdown':
    case 'fees':
      return ['', block.title, ...[...block.parts, block.total].map(partLine)];
    case 'reasons':
    case 'requirements':
      return block.lines.length === 0 ? [] : ['', block.title, ...block.lines.map((line) => `  - ${line}`)];
    case 'facts':
      return ['', ...block.facts.map((fact) => `${fact.label}: ${fact.text}`)];
    case 'progress':
      return [`${block.label}: ${block.percent}%. ${block.text}`];
    case 'stages':
      return [
        '',
        block.title,
        ...block.stages.map(
          (stage) =>
            `  ${stage.completed ? '✓' : '·'} ${stage.name}${stage.date === null ? '' : `, ${calendarDay(stage.date)}`}`,
        ),
      ];
  }
}

function partLine({label, text, outOf}: Part): string {
  return `  ${label}: ${text}${outOf === undefined ? '' : ` of ${outOf}`}`;
}

/** How each block of the card came about. */
function explanationLines(card: readonly Block[], explanation: Explanation): readonly string[] {
  const explanations = explainCard(card, explanation);
  return card.flatMap((block, index) => {
    const explained = explanations[index];
    if (explained === undefined) return [];
    return [
      '',
      `${nameOf(block)}${explained.heading}`,
      ...explained.checks.flatMap((check) => checkLines(check, '  ')),
      ...explained.values.flatMap((value) => valueLines(value, '  ')),
    ];
  });
}

function nameOf(block: Block): string {
  const name =
    block.kind === 'verdict' ? block.text : 'title' in block ? block.title : 'label' in block ? block.label : '';
  return name === '' || name === undefined ? '' : `${name} - `;
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
      ...check.inner.map((each) => `${deeper}  ${plainText(each.sentence)}`),
    ]),
    ...sentences.map((sentence) => `${deeper}${plainText(sentence)}`),
    ...ledger.map((line) => `${deeper}  ${line.label}: ${line.text}`),
    ...inner.flatMap((each) => valueLines(each, deeper)),
  ];
}
