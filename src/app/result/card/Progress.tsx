import type {ProgressBlock} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {ElapsedTime} from './lazyCharts.tsx';
import {ProgressBar} from './meters.tsx';
import styles from './blocks.module.css';

/** Elapsed time against an estimate. */
export function Progress({block, today}: {readonly block: ProgressBlock; readonly today: CalendarDay}) {
  const {label, text, days} = block;
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{label}</h3>
      {days !== undefined && days.passed > 0 ? (
        <ElapsedTime block={block} today={today} />
      ) : (
        <ProgressBar block={block} />
      )}
      <p className={styles.small}>{text}</p>
    </div>
  );
}
