import {wholePlan} from '../cutPlan.ts';
import type {CardPlanModule, WorkingsModule} from '../plan.ts';
import type {RulesModule} from '../../results/program.ts';
import {daysOf} from '../../results/underRules.ts';
import {deriveCard} from '../deriveCard.ts';
import type {Answers} from '../../runtime/answers.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import {explainCard, type BlockExplanation} from './explainCard.ts';

/** What an explanation is made of. */
export type Explainable = Pick<RulesModule, 'evaluate' | 'own' | 'rulesOn'> &
  Pick<CardPlanModule, 'cardPlan'> &
  Pick<WorkingsModule, 'workings'>;

/** @returns why each block of the card says what it says, in its order; undefined where there is nothing to explain */
export function explainResult(
  calculator: Explainable,
  answers: Answers,
  today: CalendarDay,
): readonly (BlockExplanation | undefined)[] {
  const {cardPlan, workings, own} = calculator;
  const evaluation = calculator.evaluate(answers, today);
  return explainCard(
    evaluation.card(),
    deriveCard(wholePlan(cardPlan, workings, own), evaluation, answers, daysOf(calculator, today)) ?? [],
  );
}
