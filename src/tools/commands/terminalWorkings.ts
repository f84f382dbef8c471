import type {Block} from '../../engine/compiled/module.ts';
import type {Explanation} from '../../engine/runtime/explanation.ts';
import type {Account} from '../../engine/explanation/account.ts';
import {accountsOf} from '../../engine/explanation/accounts.ts';
import type {Fact} from '../../engine/explanation/facts.ts';
import {plainText} from '../../engine/explanation/sentence.ts';
import * as words from '../../engine/explanation/words.ts';

/** How each block of the card came about, as lines for a terminal. */
export function workingsInTerminal(card: readonly Block[], explanation: Explanation): readonly string[] {
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
