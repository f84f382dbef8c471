/** A result in the edition of the rules that it does not have. */
import {type CardBlock, headlineItems, verdictIn} from '../../engine/results/card.ts';
import {type Edition, hasOwnFigures, usualRules} from '../../engine/results/editions.ts';
import type {Completeness} from '../../engine/results/published.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import {isInForce} from '../../engine/plan/lawChange.ts';
import {fill} from '../../engine/runtime/message.ts';
import {undecided as words} from '../words/summary.ts';
import type {CalculatorModule} from '../../engine/program/module.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {RulesModule} from '../../engine/results/program.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Ruled} from '../calculators/servedCalculator.ts';

export interface OtherEdition {
  readonly edition: Edition;
  readonly card: readonly CardBlock[];
  /** The open questions that decide there, and the verdict without them, where the result's own verdict is settled. The card says that it depends. */
  readonly undecided?: {readonly questions: Completeness['open']; readonly verdict: string};
}

interface Calculated {
  readonly calculator: Pick<CalculatorModule, 'changesOn'> & Ruled<Pick<RulesModule, 'evaluate'>>;
  readonly page: Pick<Page, 'dataAsOf'>;
  readonly today: CalendarDay;
  readonly rules: string | undefined;
}

/** A result, and what it is in the other edition. */
export interface InEditions {
  readonly card: readonly CardBlock[];
  readonly other: OtherEdition | undefined;
}

/** Undefined for rules with a single edition, and if the rules of the other one have ended. */
export function otherEditionOf(
  {calculator: {under, changesOn}, page, today, rules}: Calculated,
  answers: Answers,
): OtherEdition | undefined {
  const usual = usualRules(page.dataAsOf);
  const chosen = rules ?? usual;
  const edition: Edition = chosen === 'today' ? usual : 'today';
  if (edition === chosen || (changesOn.length === 0 && !hasOwnFigures(chosen))) return undefined;
  const card = under?.(edition).evaluate(answers, today).card() ?? [];
  return card.length === 0 ? undefined : {edition, card};
}

/** The changes of the law that concern these answers and that no figure has, so no result; first those that do not concern everybody. */
export const notCountedFor = (
  {notCounted = []}: Pick<Page, 'notCounted'>,
  answers: Answers,
  today: CalendarDay,
): NonNullable<Page['notCounted']> =>
  notCounted
    .filter((change) => isInForce(change, today) && (change.when?.(answers) ?? true))
    .toSorted((one, other) => Number(other.when !== undefined) - Number(one.when !== undefined));

/** The other edition with its verdict open, where these questions decide it. */
export function undecidedIn(other: OtherEdition, questions: Completeness['open']): OtherEdition {
  const open = {tone: 'neutral', text: undecidedText(questions)} as const;
  return {
    ...other,
    undecided: {questions, verdict: verdictIn(other.card)!.text},
    card: other.card.map((block) => ({
      ...block,
      items: block.items.map((item) => (item.tone === undefined ? item : {...item, ...open})),
    })),
  };
}

/** 'It depends on your answer to “German level”' */
export function undecidedText(questions: Completeness['open']): string {
  const [first, ...others] = questions;
  return first !== undefined && others.length === 0
    ? fill(words.one, {question: first.label})
    : fill(words.several, {count: questions.length});
}

/** The verdict of today, where a result in the edition of the page has another one. */
export function todaysVerdict({card, other, page, rules}: InEditions & Pick<Calculated, 'page' | 'rules'>) {
  const usual = usualRules(page.dataAsOf);
  if (other === undefined || (rules ?? usual) !== usual) return undefined;
  const [own, todays] = [card, other.card].map(verdictIn);
  return todays?.text === own?.text && todays?.tone === own?.tone ? undefined : todays;
}

/** Whether both editions have the same verdict and the same headline figures, whatever these are compared with. */
export function hasSameHeadline({card, other}: InEditions): boolean {
  const [own, others] = [card, other?.card ?? card].map((blocks) =>
    JSON.stringify(headlineItems(blocks).map(({label, text, tone}) => [label, text, tone])),
  );
  return own === others;
}
