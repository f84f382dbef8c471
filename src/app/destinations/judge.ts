/** What a calculator's card says of some answers, as far as a list of destinations needs it. */
import {emptyWorkings} from '../../engine/compiled/emptyWorkings.ts';
import type {FigureBlock, ProfileModule, VerdictBlock} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

export interface Judgement {
  /** Undefined where a guard stopped the calculation. */
  readonly verdict?: VerdictBlock;
  /** The headline figure, as the points. */
  readonly figure?: FigureBlock;
}

export function judge(calculator: ProfileModule, answers: Answers, today: CalendarDay): Judgement {
  const workings = emptyWorkings();
  calculator.calculate(answers, today, workings);
  const blocks = workings.card();
  const verdict = blocks.find((block) => block.kind === 'verdict');
  const figure = blocks.find((block) => block.kind === 'figure');
  return {...(verdict && {verdict}), ...(figure && {figure})};
}

/** Whether the answers reach the verdict that the list calls a yes. */
export function isGood(calculator: ProfileModule, answers: Answers, today: CalendarDay): boolean {
  return judge(calculator, answers, today).verdict?.tone === 'good';
}
