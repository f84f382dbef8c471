/** What a result says in short: its verdict and its headline figure, to compare results by. */
import {emptyWorkings} from '../../../engine/compiled/emptyWorkings.ts';
import type {Block, CalculatorModule, Mark, Tone} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';

export interface Outcome {
  /** Missing where the card has no figure that is a number. */
  readonly figure?: {
    readonly label: string;
    readonly value: number;
    readonly text: string;
    readonly marks: readonly Mark[];
  };
  /** Missing where the card has no verdict. */
  readonly verdict?: {readonly tone: Tone; readonly text: string};
}

/** The outcome for a number in one field, all other answers kept; null where a guard stops the calculation. */
export type OutcomeAt = (number: number) => Outcome | null;

/** @param id of the input whose answer is replaced */
export function outcomesOf(
  calculator: Pick<CalculatorModule, 'calculate'>,
  answers: Answers,
  today: CalendarDay,
  id: string,
): OutcomeAt {
  return (number) => {
    const workings = emptyWorkings();
    const result = calculator.calculate({...answers, [id]: String(number)}, today, workings);
    return result === null ? null : outcomeOf(workings.card());
  };
}

export function outcomeOf(card: readonly Block[]): Outcome {
  const verdict = card.find((block) => block.kind === 'verdict');
  for (const block of card) {
    if (block.kind !== 'figure' || block.value === undefined) continue;
    const {label, value, text, marks = []} = block;
    return {figure: {label, value, text, marks}, ...(verdict && {verdict})};
  }
  return verdict === undefined ? {} : {verdict};
}

export function sameVerdict(one: Outcome, other: Outcome): boolean {
  return one.verdict?.text === other.verdict?.text && one.verdict?.tone === other.verdict?.tone;
}

export function sameOutcome(one: Outcome, other: Outcome): boolean {
  return one.figure?.text === other.figure?.text && sameVerdict(one, other);
}
