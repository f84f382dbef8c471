import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Block} from '../definition/module.ts';
import type {Explanation} from '../functions/workings.ts';
import type {Account} from '../workings/account.ts';
import {accountsOf} from '../workings/accounts.ts';
import type {Fact} from '../workings/facts.ts';
import {plainText, type Words} from '../workings/sentence.ts';

/** How each block of the card came about, as lines for a terminal. */
export function workingsInTerminal(card: readonly Block[], explanation: Explanation): readonly string[] {
  const words = parse(readFileSync(join(import.meta.dirname, '../workings/workings.yaml'), 'utf8')) as Words;
  const accounts = accountsOf(card, explanation, words);
  return card.flatMap((block, index) => {
    const account = accounts[index];
    if (account === undefined) return [];
    return [
      '',
      `${nameOf(block)}${account.heading}`,
      ...account.facts.flatMap((fact) => factLines(fact, '  ')),
      ...account.accounts.flatMap((each) => accountLines(each, '  ')),
    ];
  });
}

function nameOf(block: Block): string {
  const name =
    block.kind === 'verdict' ? block.text : 'title' in block ? block.title : 'label' in block ? block.label : '';
  return name === '' || name === undefined ? '' : `${name} - `;
}

function factLines({met, sentence, inner}: Fact, indent: string): readonly string[] {
  return [
    `${indent}${met ? '✓' : '✗'} ${plainText(sentence)}`,
    ...inner.flatMap(({sentence: each}) => `${indent}    ${plainText(each)}`),
  ];
}

function accountLines({label, text, sentences, facts, ledger, inner}: Account, indent: string): readonly string[] {
  const deeper = `${indent}    `;
  return [
    `${indent}${[label, text].filter((part) => part !== '').join(': ')}`,
    ...facts.flatMap((fact) => [
      `${deeper}${plainText(fact.sentence)}`,
      ...fact.inner.map((each) => `${deeper}  ${plainText(each.sentence)}`),
    ]),
    ...sentences.map((sentence) => `${deeper}${plainText(sentence)}`),
    ...ledger.map((line) => `${deeper}  ${line.label}: ${line.text}`),
    ...inner.flatMap((each) => accountLines(each, deeper)),
  ];
}
