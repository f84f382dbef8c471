import type {Account} from '../../src/engine/explanation/account.ts';
import type {BlockAccount} from '../../src/engine/explanation/accounts.ts';
import type {Fact} from '../../src/engine/explanation/facts.ts';
import {plainText} from '../../src/engine/explanation/sentence.ts';

/** Everything that a visitor reads. */
export function textsOf(blocks: readonly (BlockAccount | undefined)[]): readonly string[] {
  return blocks.flatMap((block) =>
    block === undefined ? [] : [block.heading, ...block.facts.flatMap(ofFact), ...block.accounts.flatMap(ofAccount)],
  );
}

function ofFact({sentence, inner}: Fact): readonly string[] {
  return [plainText(sentence), ...inner.flatMap(ofFact)];
}

function ofAccount({label, text, sentences, facts, ledger, inner}: Account): readonly string[] {
  return [
    label,
    text,
    ...sentences.map(plainText),
    ...facts.flatMap(ofFact),
    ...ledger.flatMap((line) => [line.label, line.text]),
    ...inner.flatMap(ofAccount),
  ];
}
