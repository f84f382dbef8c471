/** The verdict and headline figure of a calculator's card for given answers. */
import {headlinesIn, verdictIn, type CardItem, type Tone} from '../../engine/compiled/card.ts';
import type {ProfileModule} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

export interface Judgement {
  /** Undefined where a guard stopped the calculation. */
  readonly verdict?: CardItem & {readonly tone: Tone};
  /** The headline figure, such as points. */
  readonly figure?: CardItem;
}

export function judge(calculator: ProfileModule, answers: Answers, today: CalendarDay): Judgement {
  const card = calculator.evaluate(answers, today).card();
  const verdict = verdictIn(card);
  const [figure] = headlinesIn(card);
  return {...(verdict && {verdict}), ...(figure && {figure})};
}

/** Whether the answers reach the verdict that the list calls a yes. */
export function isGood(calculator: ProfileModule, answers: Answers, today: CalendarDay): boolean {
  return judge(calculator, answers, today).verdict?.tone === 'good';
}
