import type {StageState} from '../../../engine/runtime/progress.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/waiting.ts';
import type {BlockProps} from './blockProps.ts';
import {AddToCalendar} from '../calendar/AddToCalendar.tsx';
import styles from './blocks.module.css';

/** The stages in order: a disc for those done, a ring for the current one, an outline for those to come, each also in words. */
export function Stages({block, page, today}: BlockProps) {
  const dates = block.items.flatMap(({text, stage}) =>
    stage?.expected ? [{what: fill(words.stages.estimate, {stage: text}), day: stage.expected}] : [],
  );
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{block.heading}</h3>
      <ol className={styles.stages}>
        {block.items.map(({text, stage}) => (
          <li
            key={text}
            data-state={stage?.isCurrent ? 'now' : stage?.completed ? 'done' : 'later'}
            aria-current={stage?.isCurrent ? 'step' : undefined}
          >
            <span>{text}</span> <span className={styles.small}>{stage && stateText(stage, today)}</span>
          </li>
        ))}
      </ol>
      <AddToCalendar page={page} dates={dates} today={today} />
    </div>
  );
}

function stateText({completed, isCurrent, date}: StageState, today: CalendarDay): string {
  const state = completed ? words.stages.completed : words.stages.pending;
  // A completed stage may have a future date, since dates are estimates counted from the date of application.
  const text = date !== null && date > today ? words.stages.expectedBy : words.stages.on;
  const day = date !== null && fill(text, {date: calendarDay(date)});
  return [isCurrent ? words.stages.current : state, day].filter(Boolean).join(', ');
}
