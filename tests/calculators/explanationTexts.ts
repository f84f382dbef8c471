import type {ValueExplanation} from '../../src/engine/plan/explanation/explainValue.ts';
import type {BlockExplanation} from '../../src/engine/plan/explanation/explainCard.ts';
import type {ExplainedCheck} from '../../src/engine/plan/explanation/explainChecks.ts';
import {plainText} from '../../src/engine/plan/explanation/sentence.ts';

/** Everything that a visitor reads. */
export function textsOf(blocks: readonly (BlockExplanation | undefined)[]): readonly string[] {
  return blocks.flatMap((block) =>
    block === undefined ? [] : [block.question, ...block.checks.flatMap(ofCheck), ...block.values.flatMap(ofValue)],
  );
}

function ofCheck({sentence, inner}: ExplainedCheck): readonly string[] {
  return [plainText(sentence), ...inner.flatMap(ofCheck)];
}

function ofValue({label, text, sentences, checks, ledger, inner}: ValueExplanation): readonly string[] {
  return [
    label,
    text,
    ...sentences.map(plainText),
    ...checks.flatMap(ofCheck),
    ...ledger.flatMap((line) => [line.label, line.text]),
    ...inner.flatMap(ofValue),
  ];
}

/** The sentences alone, without names and figures. */
export function explanationSentences(blocks: readonly (BlockExplanation | undefined)[]): readonly string[] {
  const inCheck = ({sentence, inner}: ExplainedCheck): readonly string[] => [
    plainText(sentence),
    ...inner.flatMap(inCheck),
  ];
  const inValue = ({sentences, checks, inner}: ValueExplanation): readonly string[] => [
    ...sentences.map(plainText),
    ...checks.flatMap(inCheck),
    ...inner.flatMap(inValue),
  ];
  return blocks.flatMap((block) =>
    block === undefined ? [] : [...block.checks.flatMap(inCheck), ...block.values.flatMap(inValue)],
  );
}
