import type {FormField} from '../../engine/compiled/module.ts';
import {choose, isBlank, readDate, readText} from '../../engine/runtime/answers.ts';
import {calendarDay, grouped} from '../../engine/runtime/formats.ts';
import * as words from '../words/calculator.ts';

/** An answer as a person reads it, for the printed sheet. */
export function answerText(input: FormField, answer: unknown): string {
  switch (input.kind) {
    case 'choice':
    case 'yesno': {
      const chosen = choose(
        answer,
        input.options.map(({value}) => value),
      );
      return input.options.find(({value}) => value === chosen)?.label ?? words.print.notChosen;
    }
    case 'date':
      return calendarDay(readDate(answer)) || words.print.notFilledIn;
    default: {
      if (isBlank(answer)) return words.print.notFilledIn;
      const number = Number(answer);
      return input.kind === 'text' || !Number.isFinite(number) ? readText(answer) : grouped(number);
    }
  }
}
