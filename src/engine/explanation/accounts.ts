/** What a block of the result card has to tell: what decided it, and how its values came about. */
import type {Block} from '../compiled/module.ts';
import type {BlockWorkings, Explanation, Working} from '../runtime/explanation.ts';
import {grouped} from '../runtime/formats.ts';
import {accountOf, type Account} from './account.ts';
import {factsOf, type Fact} from './facts.ts';
import type {Words} from './sentence.ts';

export interface BlockAccount {
  /** The question that it answers. */
  readonly heading: string;
  /** What decided a verdict, failed facts first. */
  readonly facts: readonly Fact[];
  readonly accounts: readonly Account[];
}

/**
 * The accounts of a whole card, in its order; undefined where a block has nothing to tell. What one block tells is not
 * told again inside another.
 */
export function accountsOf(
  card: readonly Block[],
  explanation: Explanation,
  words: Words,
): readonly (BlockAccount | undefined)[] {
  const blocks = card.map((block, index) => blockAccount(block, explanation[index]!, words));
  const told = new Set(blocks.flatMap((block) => block?.accounts.map(contentOf) ?? []));
  return blocks.map(
    (block) => block && {...block, accounts: block.accounts.map((account) => withoutTold(account, told))},
  );
}

function withoutTold(account: Account, told: ReadonlySet<string>): Account {
  const inner = account.inner.filter((each) => !told.has(contentOf(each)));
  return {...account, inner: inner.map((each) => withoutTold(each, told))};
}

/** What an account says, under whatever name. */
function contentOf({text, sentences, facts, ledger}: Account): string {
  return JSON.stringify([text, sentences, facts, ledger]);
}

function blockAccount(block: Block, {checks, values}: BlockWorkings, words: Words): BlockAccount | undefined {
  const facts = factsOf(checks, words);
  const accounts = [
    ...valuesOf(facts).map((value) => accountOf(value, words)),
    ...values.map((value, index) => accountOf(value, words, mostOf(block, index))),
  ].filter(tellsSomething);
  if (facts.length === 0 && accounts.length === 0) return undefined;
  return {heading: headingOf(block, words), facts, accounts};
}

/** The values in the facts that have a tale of their own, each once. */
function valuesOf(facts: readonly Fact[]): readonly Working[] {
  const all = facts.flatMap((fact) => [...fact.values, ...valuesOf(fact.inner)]);
  return all.filter(({label}, index) => all.findIndex((other) => other.label === label) === index);
}

function tellsSomething({sentences, facts, ledger}: Account): boolean {
  return sentences.length > 0 || facts.length > 0 || ledger.length > 0;
}

function mostOf(block: Block, index: number): string | undefined {
  const outOf = block.kind === 'breakdown' ? block.parts[index]?.outOf : undefined;
  return outOf === undefined ? undefined : grouped(outOf);
}

function headingOf(block: Block, {headings}: Words): string {
  switch (block.kind) {
    case 'verdict':
    case 'figure':
    case 'facts':
    case 'progress':
    case 'stages':
      return headings[block.kind];
    case 'breakdown':
    case 'fees':
      return headings.parts;
    case 'reasons':
    case 'requirements':
    case 'note':
      return headings.lines;
  }
}
