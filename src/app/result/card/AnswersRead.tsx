import type {ReactNode} from 'react';
import {parseNumber} from '../../../engine/answers/parseNumber.ts';
import type {MissingAnswer} from '../../../engine/answers/missingAnswers.ts';
import type {ParsedAnswer} from '../../../engine/answers/formValues.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import type {Calculation} from '../../calculator/calculation.ts';
import {FieldLinks} from '../../calculator/fields/FieldLinks.tsx';
import {Sentence} from '../../words/placeholders.tsx';
import * as words from '../../words/calculator.ts';
import styles from './blocks.module.css';

/** How each number was parsed, and which value missing answers counted as. */
export function AnswersRead({calculation: {page, numbers, missing}}: {readonly calculation: Calculation}) {
  if (numbers.length === 0 && missing.length === 0) return null;
  const links = (fields: readonly {readonly id: string; readonly label: string}[]): ReactNode => (
    <FieldLinks fields={page.fields} to={fields} />
  );
  const counted = (kind: MissingAnswer['countedAs']): MissingAnswer[] =>
    missing.filter(({countedAs}) => countedAs === kind);
  const lists = [
    {text: words.card.countedAsZero, fields: counted('zero')},
    {text: words.card.notChosen, fields: counted('notChosen')},
    {text: words.card.noDate, fields: counted('noDate')},
  ].filter(({fields}) => fields.length > 0);
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{words.card.answersTitle}</h3>
      <ul className={styles.small}>
        {numbers.map((number) => (
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

/** Whether the visitor may have meant another number: the input is ambiguous, is not a number, or lost its fraction. */
function isReadOtherwise({typed, number, ambiguous}: ParsedAnswer): boolean {
  return ambiguous || Number(parseNumber(typed).plain) !== number;
}
