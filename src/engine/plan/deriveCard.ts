/** How each block of a card came about, from the plan of a calculator and the values of a calculation. */
import {isJudgement, rankOf} from '../results/card.ts';
import type {Calculation, WithRules} from '../results/program.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {Days} from '../runtime/rules.ts';
import {daysOf} from '../results/underRules.ts';
import {because, towards} from './mergedChecks.ts';
import type {BlockDerivation, Derivation, CardDerivation} from './derived.ts';
import {asShown} from './workedOut.ts';
import {apartInUnit} from '../runtime/shownFigures.ts';
import {checks, shownLines} from './checks.ts';
import {derivation} from './derivation.ts';
import {withCards, type WithCardPlan} from './card.ts';
import {wholePlan} from './cutPlan.ts';
import type {Explaining} from './explaining.ts';
import {scopeOf} from './scope.ts';
import type {Block, Expr, Item, Plan, Text, WorkingsModule} from './plan.ts';
import {isTrue, textOf, valueOf} from './value.ts';
import {questions} from '../words/questions.ts';
import {withoutFullStop} from '../runtime/english.ts';

/** How a result came about. */
export interface DerivationModule {
  /** The calculator's id. */
  readonly id: string;
  /**
   * How each block of the card came about, in the order of the card that `evaluate` returns for the same arguments;
   * null if a guard stops the calculation. Pure, and never throws.
   */
  derive(answers: Answers, today: CalendarDay): CardDerivation | null;
}

/** The calculator, which then also shows its results as cards and says how they came about. */
export function withDerivation<Calculator extends WithCardPlan & Pick<WorkingsModule, 'workings'>>(
  calculator: Calculator & Pick<WithRules, 'own'>,
): ReturnType<typeof withCards<Calculator>> & Pick<DerivationModule, 'derive'> {
  const {cardPlan, workings, own} = calculator;
  const plan = wholePlan(cardPlan, workings, own);
  return {
    ...withCards(calculator),
    derive: (answers, today) =>
      deriveCard(plan, calculator.evaluate(answers, today), answers, daysOf(calculator, today)),
  };
}

/** @returns the derivations of the card's blocks, in its order; null if a guard stopped the calculation */
export function deriveCard(plan: Plan, calculation: Calculation, answers: Answers, days: Days): CardDerivation | null {
  if (calculation.result === null) return null;
  const scope = scopeOf(plan, calculation, days);
  const at: Explaining = {...scope, plan, answers, given: new Map(), known: new Map(), derivation, checks};
  return plan.card.filter((block) => isTrue(block, at)).map((block) => deriveBlock(block, at));
}

function deriveBlock(block: Block, at: Explaining): BlockDerivation {
  const {question, showsOneValue = false, items, hidesZeros} = block;
  const common = {question: questions[question], showsOneValue, isJudged: false, checks: []};
  if (items.some(({tone}) => tone !== undefined)) return {...common, ...ofVerdict(items as readonly Verdict[], at)};
  const values = valuesOf(block, at);
  return {...common, values: hidesZeros ? values.filter(({value}) => value !== 0) : values};
}

/** The derivations of a block's values, in the order of its items; for sentences, why each one is shown. */
function valuesOf({items, list}: Block, at: Explaining): readonly Derivation[] {
  if (list?.current !== undefined) return [derivation(list.current, at)];
  if (list !== undefined) return shownLines(list.of, at);
  return items.flatMap((item) => {
    const shown = item.value ?? item.percentDone;
    return shown === undefined || !isTrue(item, at) ? [] : [ofItem(item, shown, at)];
  });
}

/** The derivation of an item's value, with the label from the card. */
function ofItem(item: Item, shown: Expr, at: Explaining): Derivation {
  const {label, apart} = item;
  const unit = unitOfItem(item);
  const derived = derivation(shown, at, unit);
  const others = apart?.map((each): number => valueOf(each, at));
  const made = others
    ? asShown(derived, valueOf(shown, at), (number) => apartInUnit(number, unit, ...others))
    : derived;
  return label === undefined ? made : {...made, label: textOf(label, at)};
}

/** Several words are a phrase on the card, and no unit. */
const unitOfItem = ({value, unit}: Item): string | undefined =>
  value === undefined ? 'percent' : unit?.includes(' ') ? undefined : unit;

/** With fewer branches it is clear which result the checks are about. */
const FEWEST_GOALS = 3;

/** A branch of the verdict. */
type Verdict = Item & Required<Pick<Item, 'tone' | 'text'>>;

/**
 * What decided the verdict. Of the branches Good, Caution and Bad:
 * - Good has the checks that it meets.
 * - Caution has those that Good fails, then those that Caution meets.
 * - Bad has those that Good and Caution fail. Another bad branch before it is nothing to aim at, so it is left out.
 * - A branch beside the scale, such as 'Please check your age', only has its reasons, which are not marked as met or failed.
 *
 * The figures in the verdict's own words are explained too.
 */
function ofVerdict(branches: readonly Verdict[], at: Explaining) {
  const index = branches.findIndex((branch) => isTrue(branch, at));
  const branch = branches[index]!;
  const {tone, explains = []} = branch;
  const isBeside = isAside(branch, branches) && tone !== 'bad';
  const groups = branches.slice(0, index + 1).flatMap((tried) => {
    // If branches have the same tone, the earlier one is better: see the ranks of verdicts in program/calculate.ts.
    const isWorse = isAside(tried, branches) || rankOf(tried.tone) < rankOf(tone);
    const negated = tried === branch ? tone === 'bad' : isWorse;
    const isIrrelevant = tone === 'bad' ? tried.tone === 'bad' : isBeside && isWorse;
    if (tried.condition === undefined || (tried !== branch && isIrrelevant)) return [];
    const decided = checks(tried.condition, at, negated);
    const isGoal = branches.length >= FEWEST_GOALS && !negated && rankOf(tried.tone) > rankOf('bad');
    return [isGoal ? towards(fixedName(tried.text), decided) : decided];
  });
  return {
    isJudged: isJudgement(tone) && !isBeside,
    checks: because(...groups.flat()),
    values: explains.map((each) => derivation(each, at)),
  };
}

/** A verdict as part of a sentence; empty if it says something else for other answers. */
const fixedName = (text: Text): string => (typeof text === 'string' ? withoutFullStop(text) : '');

/**
 * Whether a verdict is beside the scale from good to bad, so that nobody aims at it: it is not good, and stands under `unless`
 * ('Please check your age') or before a better verdict ('The dates do not fit') or before the usual one, if that judges nothing.
 */
function isAside(branch: Verdict, branches: readonly Verdict[]): boolean {
  const {tone, condition} = branch;
  if (tone === 'good') return false;
  const later = branches.slice(branches.indexOf(branch) + 1);
  const isBeforeUsual = tone !== 'neutral' && later.at(-1)?.tone === 'neutral';
  const isUnless = typeof condition === 'object' && condition.kind === 'not';
  return isUnless || isBeforeUsual || later.some((other) => rankOf(other.tone) > rankOf(tone));
}
