import {readerOf} from '../../engine/language/inputs/index.ts';
import {isShown} from '../../engine/answers/visibility.ts';
import type {Calculation} from './calculateForm.ts';

/** The shown questions that are answered, each with its answer as the form shows it. */
export function shownAnswers({page, answers}: Calculation): readonly {readonly label: string; readonly text: string}[] {
  return page.fields
    .filter((field) => isShown(field, answers))
    .flatMap((field) => {
      const text = readerOf(field).text(field, answers[field.id]);
      return text === undefined ? [] : [{label: field.label, text}];
    });
}
