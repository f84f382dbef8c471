import type {BlockProps} from './BlockView.tsx';
import {AddToCalendar} from './lazyCharts.tsx';
import styles from './blocks.module.css';

/** Labels with values; future dates can be saved to a calendar. */
export function Facts({block: {items}, page, today}: BlockProps) {
  const dates = items.flatMap(({label = '', day}) => (day ? [{what: label, day}] : []));
  return (
    <div className={styles.block}>
      <dl className={styles.facts}>
        {items.map(({label, text}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <AddToCalendar page={page} dates={dates} today={today} />
    </div>
  );
}
