import {memo, type ReactNode} from 'react';
import {isShown} from '../../../engine/answers/visibility.ts';
import {type FormField, readerOf} from '../../../engine/language/inputs/index.ts';
import type {ListField} from '../../../engine/language/inputs/list.ts';
import {isNumberField} from '../../../engine/language/inputs/number.ts';
import {isBlank} from '../../../engine/runtime/answers.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {FieldLinks} from '../../fields/Field.tsx';
import {withUnit} from '../../../engine/answers/numberMessages.ts';
import {answerText, itemTexts} from '../../form/answerTexts.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import * as words from '../../words/card.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {print} from '../../words/print.ts';
import styles from './blocks.module.css';

/**
 * Every question with its answer as the calculation read it: closed, with links to the fields; on paper, which leaves out
 * the form, open and with the day and the URL.
 */
export const Answers = memo(function Answers({calculation}: {readonly calculation: Calculation}) {
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
        <p>
          {fill(print.calculatedOn, {
            date: calendarDay(calculation.today),
            address: origin + pathname,
            version: calculation.calculator.rulesHash,
          })}
        </p>
      </div>
    </>
  );
});

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
function usedAnswer(field: FormField, {answers, numbers, missing}: Calculation): ReactNode {
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
  if (field.kind === 'list' && !readerOf(field).isMissing(field, answer))
    return <Items field={field} answer={answer} />;
  return field.unused && isBlank(answer) ? print.notNeeded : answerText(field, answer);
}

function Items({field, answer}: {readonly field: ListField; readonly answer: unknown}) {
  return (
    <ol className={styles.items}>
      {itemTexts(field, answer).map((item, index) => (
        // Two items may be the same.
        <li key={index}>{item}</li>
      ))}
    </ol>
  );
}
