import {isShown} from '../../../engine/answers/visibility.ts';
import {type FormField, readerOf} from '../../../engine/inputs/index.ts';
import {isNumberField} from '../../../engine/inputs/number.ts';
import {isBlank, isNumber} from '../../../engine/runtime/answers.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {FieldLinks} from '../../calculator/fields/Field.tsx';
import {withUnit} from '../../calculator/fields/numberFeedback.tsx';
import type {Calculation} from '../../calculator/calculateForm.ts';
import * as words from '../../words/card.ts';
import {fill} from '../../words/placeholders.tsx';
import {print} from '../../words/print.ts';
import styles from './blocks.module.css';

/**
 * Every question with its answer as the calculation read it: closed, with links to the fields; on paper, which leaves out
 * the form, open and with the day and the URL.
 */
export function Answers({calculation}: {readonly calculation: Calculation}) {
  const {origin, pathname} = window.location;
  return (
    <>
      <details className={styles.answers}>
        <summary>{print.answers}</summary>
        <AnswerList calculation={calculation} hasLinks />
      </details>
      <div className={styles.printed}>
        <h3 className={styles.blockTitle}>{print.answers}</h3>
        <AnswerList calculation={calculation} />
        <p>{fill(print.calculatedOn, {date: calendarDay(calculation.today), address: origin + pathname})}</p>
      </div>
    </>
  );
}

interface AnswerListProps {
  readonly calculation: Calculation;
  /** Whether the questions are links to their fields, except those that are tucked away because no rule reads them. */
  readonly hasLinks?: boolean;
}

function AnswerList({calculation, hasLinks = false}: AnswerListProps) {
  return (
    <dl className={styles.facts}>
      {calculation.page.fields
        .filter((field) => isShown(field, calculation.answers))
        .map((field) => (
          <div key={field.id}>
            <dt>{hasLinks && !field.unused ? <FieldLinks to={[field]} /> : field.label}</dt>
            <dd>{usedAnswer(field, calculation)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The answer that the calculation used, and what was typed or missing if it is another one. */
function usedAnswer(field: FormField, {answers, numbers, missing}: Calculation): string {
  const typed = numbers.find(({id}) => id === field.id);
  if (typed !== undefined && isNumberField(field)) {
    const number = withUnit(typed.number, field);
    return typed.isCertain ? number : fill(words.card.typed, {typed: typed.typed, number});
  }
  const {countedAs, value = 0} = missing.find(({id}) => id === field.id) ?? {};
  // Do not say that we used 0 years, or 0 if it is not a possible answer: nobody is 0 years old.
  const isZeroSaid = countedAs === 'zero' && !(isNumberField(field) && (field.unit === 'years' || field.min! > 0));
  if (isNumberField(field) && (countedAs === 'default' || isZeroSaid))
    return fill(words.card.noNumber, {number: withUnit(value, field)});
  const answer = answers[field.id];
  return field.unused && isBlank(answer) ? print.notNeeded : answerText(field, answer);
}

/** An answer as text, a number with its unit; 'not answered' if it is missing. */
export function answerText(field: FormField, answer: unknown): string {
  if (isNumberField(field) && isNumber(answer)) return withUnit(Number(answer), field);
  return readerOf(field).text(field, answer) ?? print.notAnswered;
}
