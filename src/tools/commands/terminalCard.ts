import type {Block, Page, Part} from '../../engine/compiled/module.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';
import type {Explanation} from '../../engine/runtime/explanation.ts';
import {workingsInTerminal} from './terminalWorkings.ts';

/** The result card as text for a terminal, with its workings below it. */
export function inTerminal(page: Page, card: readonly Block[], explanation: Explanation): string {
  return [
    page.title,
    ...card.flatMap(blockLines),
    ...workingsInTerminal(card, explanation),
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
