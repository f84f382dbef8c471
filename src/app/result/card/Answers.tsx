import type {MissingAnswer} from '../../../engine/answers/formValues.ts';
import {isShown} from '../../../engine/answers/visibility.ts';
import {type FormField, readerOf} from '../../../engine/inputs/index.ts';
import {calendarDay, grouped} from '../../../engine/runtime/formats.ts';
import {FieldLinks} from '../../calculator/fields/Field.tsx';
import {labelOf} from '../../calculator/fields/Labelled.tsx';
import type {Calculation} from '../../calculator/calculateForm.ts';
import * as words from '../../words/card.ts';
import {fill, Sentence} from '../../words/placeholders.tsx';
import {print} from '../../words/print.ts';
import styles from './blocks.module.css';

/** How each number was parsed, and which value missing answers counted as. */
export function InterpretedAnswers({calculation: {numbers, missing}}: {readonly calculation: Calculation}) {
  if (numbers.length === 0 && missing.length === 0) return null;
  // What was typed is listed with the numbers, whatever became of it.
  const counted = (kind: MissingAnswer['countedAs']): MissingAnswer[] =>
    missing.filter(({id, countedAs}) => countedAs === kind && !numbers.some((number) => number.id === id));
  const lists = [
    {text: words.card.countedAsZero, fields: counted('zero')},
    {text: words.card.notChosen, fields: counted('notChosen')},
    {text: words.card.noDate, fields: counted('noDate')},
  ].filter(({fields}) => fields.length > 0);
  const isAsTyped = missing.length === 0 && numbers.every(({isCertain}) => isCertain);
  return (
    <div className={isAsTyped ? `${styles.block} ${styles.asTyped}` : styles.block}>
      <h3 className={styles.blockTitle}>{words.card.answersTitle}</h3>
      <ul className={styles.small}>
        {numbers.map((number) => (
          <li key={number.id} className={number.isCertain ? styles.asTyped : undefined}>
            <Sentence
              text={number.isCertain ? words.card.interpreted : words.card.interpretedAs}
              values={{field: <FieldLinks to={[number]} />, typed: number.typed, number: grouped(number.number)}}
            />
          </li>
        ))}
        {lists.map(({text, fields}) => (
          <li key={text}>
            <Sentence text={text} values={{fields: <FieldLinks to={fields} />}} />
          </li>
        ))}
        {counted('default').map((field) => (
          <li key={field.id}>
            <Sentence
              text={words.card.countedAsDefault}
              values={{fields: <FieldLinks to={[field]} />, value: grouped(field.value ?? 0)}}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every question with its answer, the day and the URL; for print, which leaves out the form. */
export function PrintedAnswers({calculation: {page, answers, today}}: {readonly calculation: Calculation}) {
  const {origin, pathname} = window.location;
  return (
    <div className={styles.printed}>
      <h3 className={styles.blockTitle}>{print.answers}</h3>
      <dl className={styles.facts}>
        {page.fields
          .filter((input) => isShown(input, answers))
          .map((input) => (
            <div key={input.id}>
              <dt>{labelOf(input)}</dt>
              <dd>{answerText(input, answers[input.id])}</dd>
            </div>
          ))}
      </dl>
      <p>{fill(print.calculatedOn, {date: calendarDay(today), address: origin + pathname})}</p>
    </div>
  );
}

/** An answer as text; 'not answered' if it is missing. */
export function answerText(field: FormField, answer: unknown): string {
  return readerOf(field).text(field, answer) ?? print.notAnswered;
}
