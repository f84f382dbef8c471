/**
 * `explain`: how each block of the card came about, in the card's order. It repeats the calculation instead of recording
 * it, so that the page loads it only when somebody opens an explanation.
 */
import {blocks} from '../../blocks/index.ts';
import {isVerdict, rankOf, type Verdict, type VerdictBranch} from '../../blocks/verdict.ts';
import type {CheckedBlock, CheckedItem, CheckedText} from '../../model.ts';
import {apartCode, conditional, withoutZeros} from '../card.ts';
import {firstThatHolds, type EmitContext} from '../context.ts';
import {array, indent, object, string} from '../javascript.ts';
import {becauseCode, checksCode, shownLinesCode} from './checks.ts';
import {explanationContext, type ExplanationContext} from './context.ts';
import {isJudgement} from '../../compiled/card.ts';
import {isFixed} from '../../references.ts';
import type {TypedExpression} from '../../expression/types.ts';
import {resolvedUnit} from '../units.ts';
import {derivationCode} from './derivation.ts';
import {expressionsOfText} from '../../walk.ts';

/**
 * The function's JavaScript.
 * @param rules the statements from the answers to the result, with every choice validated
 */
export function explainCode(rules: readonly string[], emitContext: EmitContext): string {
  const context = explanationContext(emitContext, {derivation: derivationCode, checks: checksCode});
  const derivations = context.model.card.map((block) =>
    conditional(block.condition, blockCode(block, context), context),
  );
  const statements = [...rules, ...context.declared(), `return ${array(derivations)};`];
  return `function explain(answers, today) {\n${indent(statements)}\n}`;
}

/** A verdict as part of a sentence; empty if it says something else for other answers. */
function fixedName(text: CheckedText): string {
  return text.every((part) => typeof part === 'string') ? text.join('').replace(/\.$/, '') : '';
}

function blockCode(block: CheckedBlock, context: ExplanationContext): string {
  if (isVerdict(block)) return verdictCode(block, context);
  return derivationOf(block, {values: withoutZeros(valuesCode(block, context), block)});
}

function derivationOf(
  {kind}: CheckedBlock,
  {isJudged = false, checks = '[]', values}: {isJudged?: boolean; checks?: string; values: string},
): string {
  const {question, showsOneValue = false} = blocks[kind];
  return object({
    question: string(question),
    showsOneValue: String(showsOneValue),
    isJudged: String(isJudged),
    checks,
    values,
  });
}

/** The derivations of a block's values, in the order of its items; for sentences, why each one is shown. */
function valuesCode({items, list}: CheckedBlock, context: ExplanationContext): string {
  if (list?.current !== undefined) return array([context.derivation(list.current)]);
  if (list !== undefined) return shownLinesCode(list.of, context);
  return array(
    items.flatMap((item) => {
      const code = itemCode(item, context);
      return code === undefined ? [] : [conditional(item.condition, code, context)];
    }),
  );
}

/** The derivation of an item's value, with the label from the card. */
function itemCode({label, value, unit, percentDone}: CheckedItem, context: ExplanationContext): string | undefined {
  const shown = value ?? percentDone;
  if (shown === undefined) return undefined;
  const resultUnit = value === undefined ? 'percent' : resolvedUnit(unit, context.model);
  const derived = context.derivation(shown, resultUnit);
  const apart = value && apartCode('n$$', value, resultUnit, context);
  const code =
    apart === undefined ? derived : `$asShown(${derived}, ${context.expression(shown).text}, (n$$) => ${apart})`;
  return label === undefined ? code : `{...${code}, label: ${context.text(label)}}`;
}

/** With fewer branches it is clear which result the checks are about. */
const FEWEST_GOALS = 3;

/**
 * What decided the verdict: better branches before it failed, others did not apply, and a bad verdict applies because something
 * failed. Another bad verdict is nothing to aim at, so it is left out. A verdict beside the scale only has reasons, which are not
 * marked as met or failed. The figures in the verdict's own words are explained too; words that were worked out only if nothing
 * else decides it.
 */
function verdictCode(block: Verdict, context: ExplanationContext): string {
  const {items: branches} = block;
  const caseCode = (branch: VerdictBranch): string => {
    const {text, tone} = branch;
    const isBeside = isAside(branch, branches) && tone !== 'bad';
    const checks = branches.slice(0, branches.indexOf(branch) + 1).flatMap((tried) => {
      // Of branches with the same tone the earlier one is better: see the ranks of verdicts in ../calculate.ts.
      const isWorse = isAside(tried, branches) || rankOf(tried.tone) < rankOf(tone);
      const negated = tried === branch ? tone === 'bad' : isWorse;
      const isIrrelevant = tone === 'bad' ? tried.tone === 'bad' : isBeside && isWorse;
      if (tried.condition === undefined || (tried !== branch && isIrrelevant)) return [];
      const decided = context.checks(tried.condition, negated);
      const isGoal = branches.length >= FEWEST_GOALS && !negated && rankOf(tried.tone) > rankOf('bad');
      return [isGoal ? `$towards(${string(fixedName(tried.text))}, ${decided})` : decided];
    });
    const values = expressionsOfText(text).filter((part) => isCalculated(part, context) || branches.length === 1);
    return derivationOf(block, {
      isJudged: isJudgement(tone) && !isBeside,
      checks: becauseCode(checks),
      values: array(values.map((value) => context.derivation(value))),
    });
  };
  return firstThatHolds(branches, caseCode, context);
}

/**
 * Whether a verdict is beside the scale from good to bad, so that nobody aims at it: it is not good, and stands under `unless`
 * ('Please check your age') or before a better verdict ('The dates do not fit') or before the usual one, if that judges nothing.
 */
function isAside(branch: VerdictBranch, branches: readonly VerdictBranch[]): boolean {
  const {tone, condition} = branch;
  if (tone === 'good') return false;
  const later = branches.slice(branches.indexOf(branch) + 1);
  const isBeforeUsual = tone !== 'neutral' && later.at(-1)?.tone === 'neutral';
  return condition?.kind === 'not' || isBeforeUsual || later.some((other) => rankOf(other.tone) > rankOf(tone));
}

/** Whether a text's part is a figure or a day that depends on the answers. */
function isCalculated(part: TypedExpression, {model}: ExplanationContext): boolean {
  const {kind} = part.type;
  return (kind === 'number' || kind === 'percent' || kind === 'date') && !isFixed(part, model);
}
