/** How each block of a result card came about: what decided it, and where its values come from. */
import type {Block} from '../compiled/module.ts';
import type {BlockDerivation, Derivation, Explanation} from '../runtime/explanation.ts';
import {grouped} from '../runtime/formats.ts';
import {explainChecks, type ExplainedCheck} from './explainChecks.ts';
import {explainValue, type ValueExplanation} from './explainValue.ts';
import {headings} from './words.ts';

export interface BlockExplanation {
  /** The question that it answers. */
  readonly heading: string;
  /** What decided a verdict; the checks that failed come first. */
  readonly checks: readonly ExplainedCheck[];
  readonly values: readonly ValueExplanation[];
}

/**
 * @param explanation what the compiled `explain` gives for the same answers and day
 * @returns one for each block, in the card's order; undefined where there is nothing to explain. What one block explains
 *   is not repeated inside another.
 */
export function explainCard(
  card: readonly Block[],
  explanation: Explanation,
): readonly (BlockExplanation | undefined)[] {
  const blocks = card.map((block, index) => explainBlock(block, explanation[index]!));
  const explained = new Set(blocks.flatMap((block) => block?.values.map(contentOf) ?? []));
  return blocks.map(
    (block) => block && {...block, values: block.values.map((value) => withoutRepeats(value, explained))},
  );
}

function withoutRepeats(value: ValueExplanation, explained: ReadonlySet<string>): ValueExplanation {
  const inner = value.inner.filter((each) => !explained.has(contentOf(each)));
  return {...value, inner: inner.map((each) => withoutRepeats(each, explained))};
}

/** The same for two explanations that differ only in the name of their value. */
function contentOf({text, sentences, checks, ledger}: ValueExplanation): string {
  return JSON.stringify([text, sentences, checks, ledger]);
}

function explainBlock(block: Block, {checks, values}: BlockDerivation): BlockExplanation | undefined {
  const explainedChecks = explainChecks(checks);
  const explainedValues = [
    ...valuesIn(explainedChecks).map((value) => explainValue(value)),
    ...values.map((value, index) => explainValue(value, mostOf(block, index))),
  ].filter(hasContent);
  if (explainedChecks.length === 0 && explainedValues.length === 0) return undefined;
  return {heading: headingOf(block), checks: explainedChecks, values: explainedValues};
}

/** The values in the checks that have an explanation of their own, each once. */
function valuesIn(checks: readonly ExplainedCheck[]): readonly Derivation[] {
  const all = checks.flatMap((check) => [...check.values, ...valuesIn(check.inner)]);
  return all.filter(({label}, index) => all.findIndex((other) => other.label === label) === index);
}

function hasContent({sentences, checks, ledger}: ValueExplanation): boolean {
  return sentences.length > 0 || checks.length > 0 || ledger.length > 0;
}

function mostOf(block: Block, index: number): string | undefined {
  const outOf = block.kind === 'breakdown' ? block.parts[index]?.outOf : undefined;
  return outOf === undefined ? undefined : grouped(outOf);
}

function headingOf(block: Block): string {
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
