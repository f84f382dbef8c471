import {Assumed} from './Assumed.tsx';
import type {BlockProps} from './blockProps.ts';
import {AddToCalendar} from '../calendar/AddToCalendar.tsx';
import styles from './blocks.module.css';

/** Labels with values; future dates can be saved to a calendar. */
export function Facts({block: {items}, page, today, missing}: BlockProps) {
  const dates = items.flatMap(({label = '', day}) => (day ? [{what: label, day}] : []));
  return (
    <div className={styles.block}>
      <dl className={styles.facts}>
        {items.map((item) => (
          <div key={item.label}>
            <dt>
              {item.label}
              <Assumed item={item} missing={missing} />
            </dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
      <AddToCalendar page={page} dates={dates} today={today} />
    </div>
  );
}
