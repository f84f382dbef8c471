import type {StagesBlock} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import type {Stage} from '../../../engine/runtime/stages.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/calculator.ts';
import {StageDays} from './lazyCharts.tsx';
import styles from './blocks.module.css';

interface StagesProps {
  readonly block: StagesBlock;
  readonly today: CalendarDay;
}

/** The steps in order, each with its state in words. */
export function Stages({block, today}: StagesProps) {
  const {title, stages, current} = block;
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{title}</h3>
      <StageDays block={block} today={today} />
      <ol className={styles.stages}>
        {stages.map((stage) => {
          const isCurrent = stage.name === current;
          return (
            <li
              key={stage.name}
              className={isCurrent ? styles.current : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span>{stage.name}</span> <span className={styles.small}>{stateOf(stage, isCurrent, today)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function stateOf({completed, date}: Stage, isCurrent: boolean, today: CalendarDay): string {
  const state = completed ? words.stages.completed : words.stages.ahead;
  // A completed stage may be dated ahead: the date is counted from the application, as the stage is.
  const text = date !== null && date > today ? words.stages.expectedBy : words.stages.on;
  const day = date !== null && fill(text, {date: calendarDay(date)});
  return [isCurrent ? words.stages.current : state, day].filter(Boolean).join(', ');
}
