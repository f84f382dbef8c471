import {StayCalendar} from '../stays/StayCalendar.tsx';
import type {BlockProps} from './blockProps.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/stays.ts';
import styles from './blocks.module.css';

/** A longer list is closed at first. */
const SHOWN_ITEMS = 6;

/** The stays with their days, below a calendar of them. */
export function Stays({block, today}: BlockProps) {
  const {heading, items, rule} = block;
  const day = rule?.day ?? today;
  return (
    <div className={`${styles.block} ${styles.stays}`} data-wide>
      <h3 className={styles.blockTitle}>{heading}</h3>
      {rule !== undefined && (
        // With a new day to look at, the calendar begins there.
        <div>
          <StayCalendar key={day} block={block} rule={rule} day={day} />
        </div>
      )}
      {items.length > 0 && (
        <details open={items.length <= SHOWN_ITEMS}>
          <summary>{fill(words.list.all, {count: items.length})}</summary>
          <dl className={styles.facts}>
            {/* Two stays may be the same. */}
            {items.map(({label, text}, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
