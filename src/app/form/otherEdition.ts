/** A result in the edition of the rules that it does not have. */
import {type CardBlock, headlineItems, verdictIn} from '../../engine/results/card.ts';
import {type Edition, hasOwnFigures, usualRules} from '../../engine/results/editions.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalculatorModule} from '../../engine/program/module.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {RulesModule} from '../../engine/results/program.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Ruled} from '../calculators/servedCalculator.ts';

export interface OtherEdition {
  readonly edition: Edition;
  readonly card: readonly CardBlock[];
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
