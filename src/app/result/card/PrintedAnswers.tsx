import {isShown} from '../../../engine/answers/visibility.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {answerText} from '../../calculator/answerText.ts';
import type {Calculation} from '../../calculator/calculation.ts';
import {labelOf} from '../../calculator/fields/Labelled.tsx';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/calculator.ts';
import blocks from './blocks.module.css';
import styles from './card.module.css';

/** Every question with its answer, the day and the URL; for print, which leaves out the form. */
export function PrintedAnswers({calculation: {page, answers, today}}: {readonly calculation: Calculation}) {
  const {origin, pathname} = window.location;
  return (
    <div className={styles.printed}>
      <h3 className={blocks.blockTitle}>{words.print.answers}</h3>
      <dl className={blocks.facts}>
        {page.fields
          .filter((input) => isShown(input, answers))
          .map((input) => (
            <div key={input.id}>
              <dt>{labelOf(input)}</dt>
              <dd>{answerText(input, answers[input.id])}</dd>
            </div>
          ))}
      </dl>
      <p>{fill(words.print.made, {date: calendarDay(today), address: origin + pathname})}</p>
    </div>
  );
}
