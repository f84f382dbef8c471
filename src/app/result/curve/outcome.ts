/** What a result says in short: its verdict and its headline figure, to compare results by. */
import {headlinesIn, verdictIn, type CardBlock, type Mark, type Tone} from '../../../engine/compiled/card.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
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
  calculator: Pick<CalculatorModule, 'evaluate'>,
  answers: Answers,
  today: CalendarDay,
  id: string,
): OutcomeAt {
  return (number) => {
    const {result, card} = calculator.evaluate({...answers, [id]: String(number)}, today);
    return result === null ? null : outcomeOf(card());
  };
}

export function outcomeOf(card: readonly CardBlock[]): Outcome {
  const verdict = verdictIn(card);
  const figure = headlinesIn(card).find(({value}) => value !== undefined);
  return {
    ...(figure && {
      figure: {label: figure.label ?? '', value: figure.value!, text: figure.text, marks: figure.marks ?? []},
    }),
    ...(verdict && {verdict}),
  };
}

export function sameVerdict(one: Outcome, other: Outcome): boolean {
  return one.verdict?.text === other.verdict?.text && one.verdict?.tone === other.verdict?.tone;
}

export function sameOutcome(one: Outcome, other: Outcome): boolean {
  return one.figure?.text === other.figure?.text && sameVerdict(one, other);
}
