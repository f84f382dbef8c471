import type {ReactNode} from 'react';
import {understandNumber} from '../../../engine/answers/numbers.ts';
import type {NotFilled} from '../../../engine/answers/notFilled.ts';
import type {UnderstoodNumber} from '../../../engine/answers/understood.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import type {Calculation} from '../../calculator/calculation.ts';
import {FieldLinks} from '../../calculator/FieldLinks.tsx';
import {Sentence} from '../../calculator/Sentence.tsx';
import * as words from '../../words/calculator.ts';
import styles from './blocks.module.css';

/** Each number as it was understood, and what was counted where nothing was filled in. */
export function AnswersRead({calculation: {page, understood, notFilled}}: {readonly calculation: Calculation}) {
  if (understood.length === 0 && notFilled.length === 0) return null;
  const links = (fields: readonly {readonly id: string; readonly label: string}[]): ReactNode => (
    <FieldLinks inputs={page.inputs} fields={fields} />
  );
  const counted = (kind: NotFilled['countedAs']): NotFilled[] => notFilled.filter(({countedAs}) => countedAs === kind);
  const lists = [
    {text: words.card.countedAsZero, fields: counted('zero')},
    {text: words.card.notChosen, fields: counted('notChosen')},
    {text: words.card.noDate, fields: counted('noDate')},
  ].filter(({fields}) => fields.length > 0);
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{words.card.answersTitle}</h3>
      <ul className={styles.small}>
        {understood.map((number) => (
          <li key={number.id}>
            <Sentence
              text={isReadOtherwise(number) ? words.card.understoodOtherwise : words.card.understood}
              values={{field: links([number]), typed: number.typed, number: grouped(number.number)}}
            />
          </li>
        ))}
        {lists.map(({text, fields}) => (
          <li key={text}>
            <Sentence text={text} values={{fields: links(fields)}} />
          </li>
        ))}
        {counted('default').map((field) => (
          <li key={field.id}>
            <Sentence
              text={words.card.countedAsDefault}
              values={{fields: links([field]), value: grouped(field.value ?? 0)}}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Whether the person may have meant another number than the one that counted: a second reading, a word,
 * a fraction dropped.
 */
function isReadOtherwise({typed, number, ambiguous}: UnderstoodNumber): boolean {
  return ambiguous || Number(understandNumber(typed).plain) !== number;
}
