/** The card of a result, from the plan of a calculator and the values of a calculation. */
import type {CardBlock, CardItem, Mark} from '../results/card.ts';
import type {Block, CardPlan, CardPlanModule, Item} from './plan.ts';
import type {Calculation, Evaluation, ProgramModule, RulesModule} from '../results/program.ts';
import {isNumber as isFilledNumber, type Answers} from '../runtime/answers.ts';
import {inUnitOrPlain} from '../runtime/bands.ts';
import type {Days} from '../runtime/rules.ts';
import {daysOf} from '../results/underRules.ts';
import {calendarDay, grouped, percent} from '../runtime/formats.ts';
import {stageItems, stages} from '../runtime/progress.ts';
import {apartInUnit} from '../runtime/shownFigures.ts';
import {stayItems} from '../runtime/stayItems.ts';
import {scopeOf, shownInSum} from './scope.ts';
import {
  isNumber,
  isTrue,
  kindOf,
  optionIn,
  periodsOf,
  textOf,
  valueOf,
  valueOfStep,
  type Any,
  type Scope,
} from './value.ts';

interface CardScope extends Scope {
  /** Without them, every amount counts as entered. */
  readonly answers?: Answers;
}

/** A calculator that can be calculated, with what a card is made from. */
export type WithCardPlan = Pick<ProgramModule, 'evaluate' | 'rulesOn'> & Pick<CardPlanModule, 'cardPlan'>;

/** The calculator, which then also shows its results as cards. */
export const withCards = <Calculator extends WithCardPlan>(
  calculator: Calculator,
): Omit<Calculator, 'evaluate'> & Pick<RulesModule, 'evaluate'> => ({
  ...calculator,
  evaluate(answers, today) {
    const calculation = calculator.evaluate(answers, today);
    return evaluationOf(calculation, () =>
      cardOf(calculator.cardPlan, calculation, daysOf(calculator, today), answers),
    );
  },
});

/** A calculation takes less than a microsecond: to spread it takes longer, and in Node so does a function with a name (tsx). */
export const evaluationOf = ({result, values}: Calculation, card: Evaluation['card']): Evaluation => ({
  result,
  values,
  card,
});

/** @returns the blocks that are shown, in the order of the definition; none if a guard stopped the calculation */
export function cardOf(plan: CardPlan, calculation: Calculation, days: Days, answers: Answers): readonly CardBlock[] {
  if (calculation.result === null) return [];
  const scope = {...scopeOf(plan, calculation, days), answers};
  return plan.card.filter((block) => isTrue(block, scope)).map((block) => blockOf(block, scope));
}

/** A block, shown as if its condition held. */
export function blockOf(block: Block, scope: CardScope): CardBlock {
  const {kind, heading, total, hidesZeros, stays, years} = block;
  return known({
    kind,
    heading: heading && textOf(heading, scope),
    items: itemsOf(block, scope),
    total: total && itemOf(total, scope),
    hidesZeros,
    years: years && valueOf(years, scope),
    rule:
      stays &&
      known({
        limit: valueOf(stays.limit, scope),
        window: valueOf(stays.window, scope),
        day: valueOf(stays.day, scope),
        planned: stays.planned && valueOf(stays.planned, scope),
        asked: stays.asked,
      }),
  });
}

function itemsOf({items, list, stays, showsFirst, hidesZeros}: Block, scope: CardScope): readonly CardItem[] {
  if (stays !== undefined) {
    const {of, limit, window, day} = stays;
    const [most, within, first] = [limit, window, day].map((each) => valueOf(each, scope));
    return stayItems(periodsOf(of, scope) as Any, most, within, first);
  }
  if (list !== undefined) {
    const all = valueOf(list.of, scope);
    if (list.current === undefined) return (all as readonly string[]).map((text) => ({text}));
    const [rows, submitted] = list.made?.map((each) => valueOf(each, scope)) ?? [];
    return stageItems(all, valueOf(list.current, scope), list.made ? stages(rows, submitted, Infinity) : all);
  }
  const shown = items.filter((item) => isTrue(item, scope));
  const made = (showsFirst ? shown.slice(0, 1) : shown).map((item) => itemOf(item, scope));
  return hidesZeros ? made.filter(({value}) => value !== 0) : made;
}

/** An item, shown as if its condition held. */
export function itemOf(item: Item, scope: CardScope): CardItem {
  const {label, value, unit, outOf, assumes, percentDone, days, tone, isHeadline, enteredIn, once, person, range} =
    item;
  const kind = value === undefined ? undefined : kindOf(value, scope.plan);
  const isFigure = kind !== undefined && isNumber(kind);
  const [is, limit, percentage] = [value, outOf, percentDone].map((each) => each !== undefined && valueOf(each, scope));
  return known({
    label: label && textOf(label, scope),
    text: textOfItem(item, scope),
    value: isFigure ? is : undefined,
    shown: value === undefined ? undefined : shownInSum(value, unit, scope),
    unit: isFigure ? unit : undefined,
    day: kind === 'date' ? is : undefined,
    outOf: outOf === undefined ? maximumOf(item, scope) : limit,
    outOfText: outOf === undefined ? undefined : `${grouped(is)} / ${grouped(limit)}`,
    assumes,
    marks: marksOf(item, scope),
    percentDone: percentDone === undefined ? undefined : percentage,
    range: range && rangeOf(range, scope),
    days: days && {passed: valueOf(days[0], scope), estimated: valueOf(days[1], scope)},
    tone,
    isHeadline: isHeadline && (is !== 0 || isEntered(enteredIn, scope)) ? isHeadline : undefined,
    once: once === undefined ? undefined : valueOf(once, scope),
    person,
  });
}

/** Blank amounts count as 0, so a 0 is the visitor's own only if they entered a number. */
const isEntered = (questions: Item['enteredIn'], {answers}: CardScope): boolean =>
  questions === undefined || answers === undefined || questions.some((id) => isFilledNumber(answers[id]));

/** An item's text, or its value with its unit. */
function textOfItem({text, value, unit, missing = '–', apart}: Item, scope: Scope): string {
  if (text !== undefined || value === undefined) return textOf(text ?? '', scope);
  const [kind, is] = [kindOf(value, scope.plan), valueOf(value, scope)];
  if (isNumber(kind)) {
    if (apart !== undefined) return apartInUnit(is, unit, ...apart.map((other): number => valueOf(other, scope)));
    return inUnitOrPlain(shownInSum(value, unit, scope) ?? is, unit);
  }
  if (kind === 'percent') return percent(is);
  if (kind === 'date') return is === null ? textOf(missing, scope) : calendarDay(is);
  const isChoice = typeof kind === 'object' && 'of' in kind && !kind.isText;
  const words = isChoice ? optionIn(kind.of, is, scope.plan)?.[1] : is === '' ? undefined : is;
  return words ?? textOf(missing, scope);
}

/** Where the estimate is the same everywhere, there is no range. */
function rangeOf({least, most, say}: NonNullable<Item['range']>, scope: Scope): CardItem['range'] {
  const [from, to] = [least, most].map((each): number => valueOf(each, scope));
  return from! < to! ? {least: from!, most: to!, text: textOf(say, scope)} : undefined;
}

/** A mark of 0 asks for nothing. */
const marksOf = ({marks, unit}: Item, scope: Scope): readonly Mark[] | undefined => {
  const shown = marks?.flatMap(({label, name}) => {
    const value = scope.named(name);
    return value === 0 ? [] : [{label, value, text: inUnitOrPlain(value, unit)}];
  });
  return shown?.length === 0 ? undefined : shown;
};

const maximumOf = ({maximum}: Item, scope: Scope): number | undefined =>
  typeof maximum === 'object' ? Math.max(...maximum.map((each): number => valueOfStep(each, scope))) : maximum;

/** Without the members that are undefined. */
const known = <Given extends object>(given: {readonly [Key in keyof Given]: Given[Key] | undefined}): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;
