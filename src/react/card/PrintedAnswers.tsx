import {isShown} from '../../form/visibility.ts';
import {calendarDay} from '../../functions/formats.ts';
import {answerText} from '../answerText.ts';
import type {Calculation} from '../calculation.ts';
import {labelOf} from '../fields/hint.ts';
import {fill} from '../fill.ts';
import words from '../words.yaml';
import blocks from './blocks.module.css';
import styles from './card.module.css';

/** On paper only, where the form does not stand: every question with its answer, the day and the address. */
export function PrintedAnswers({calculation: {page, answers, today}}: {readonly calculation: Calculation}) {
  const {origin, pathname} = window.location;
  return (
    <div className={styles.printed}>
      <h3 className={blocks.blockTitle}>{words.print.answers}</h3>
      <dl className={blocks.facts}>
        {page.inputs
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
