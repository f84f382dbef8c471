/** Why each block of a result card says what it says: what decided it, and where its values come from. */
import type {CardBlock, CardItem} from '../../results/card.ts';
import type {BlockDerivation, Derivation, CardDerivation} from '../derived.ts';
import {grouped} from '../../runtime/formats.ts';
import {explainChecks, type ExplainedCheck} from './explainChecks.ts';
import {explainValue, type ValueExplanation} from './explainValue.ts';

export interface BlockExplanation {
  /** The question that it answers. */
  readonly question: string;
  /** The block shows one value, whose name is on the card directly above the explanation. */
  readonly showsOneValue: boolean;
  /** Whether its checks were met or failed; those of a verdict that judges nothing are only its reasons. */
  readonly isJudged: boolean;
  /** What decided a verdict; the checks that failed come first, or last if the verdict is good. */
  readonly checks: readonly ExplainedCheck[];
  readonly values: readonly ValueExplanation[];
}

/**
 * @param explanation what the calculator's `derive` returns for the same answers and day
 * @returns one for each block, in the card's order; undefined if there is nothing to explain. What one block explains
 *   is not repeated inside another.
 */
export function explainCard(
  card: readonly CardBlock[],
  explanation: CardDerivation,
): readonly (BlockExplanation | undefined)[] {
  const blocks = card.map((block, index) => explainBlock(block, explanation[index]!));
  const shown = blocks.flatMap((block) => block?.values.map(contentOf) ?? []);
  return blocks.map((block) => {
    const explained = new Set(shown);
    return block && {...block, values: block.values.map((value) => withoutRepeats(value, explained))};
  });
}

/** @param explained what the card and the block have explained so far, which grows */
function withoutRepeats(value: ValueExplanation, explained: Set<string>): ValueExplanation {
  const inner = value.inner.flatMap((part) => {
    const content = contentOf(part);
    if (explained.has(content)) return [];
    explained.add(content);
    return [withoutRepeats(part, explained)];
  });
  return {...value, inner};
}

/** A key under which explanations are equal if only the names of their values differ. */
function contentOf({text, sentences, checks, ledger}: ValueExplanation): string {
  return JSON.stringify([text, sentences, checks.map(contentOfCheck), ledger]);
}

/** Leaves out the values: their derivations share parts, which text would repeat over and over. */
function contentOfCheck({met, sentence, inner}: ExplainedCheck): unknown {
  return [met, sentence, inner.map(contentOfCheck)];
}

function explainBlock({items}: CardBlock, derivation: BlockDerivation): BlockExplanation | undefined {
  const {question, showsOneValue, isJudged} = derivation;
  const explained = explainChecks(derivation.checks, isJudged ? 'verdict' : 'other');
  // In good news, what is still better comes last.
  const isGood = items[0]?.tone === 'good';
  const checks = isGood ? explained.toSorted((one, other) => Number(other.met) - Number(one.met)) : explained;
  const values = [
    ...valuesIn(checks).map((value) => explainValue(value)),
    ...derivation.values.map((value, index) => explainValue(value, maximumOf(items[index]))),
  ].filter(hasContent);
  return checks.length + values.length === 0 ? undefined : {question, showsOneValue, isJudged, checks, values};
}

/** The values that the checks compare, nested checks included, without duplicates. */
function valuesIn(checks: readonly ExplainedCheck[]): readonly Derivation[] {
  const all = checks.flatMap((check) => [...check.values, ...valuesIn(check.inner)]);
  return all.filter(({label}, index) => all.findIndex((other) => other.label === label) === index);
}

function hasContent({sentences, checks, ledger}: ValueExplanation): boolean {
  return sentences.length > 0 || checks.length > 0 || ledger.length > 0;
}

/** The maximum that the card shows beside a value, as text. */
function maximumOf(item: CardItem | undefined): string | undefined {
  return item?.outOf === undefined ? undefined : grouped(item.outOf);
}
