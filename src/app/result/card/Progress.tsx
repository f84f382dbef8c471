import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/waiting.ts';
import type {BlockProps} from './blockProps.ts';
import {ElapsedTime} from '../charts/Timeline.tsx';
import {ProgressBar} from './meters.tsx';
import styles from './blocks.module.css';

/** Elapsed time against an estimate. */
export function Progress({block: {items}, today}: BlockProps) {
  return items.map((item) => {
    const {label, text, range, days = {passed: 0, estimated: 0}} = item;
    const over = days.passed - days.estimated;
    return (
      <div key={label} className={styles.block}>
        <h3 className={styles.blockTitle}>{label}</h3>
        {days.passed > 0 ? <ElapsedTime item={item} today={today} /> : <ProgressBar item={item} />}
        <p className={styles.small}>
          {text} {over > 0 && <strong>{fill(words.progress.over, {days: {number: over, unit: 'days'}})}</strong>}
        </p>
        {range && days.passed > 0 && <p className={styles.small}>{range.text}</p>}
      </div>
    );
  });
}
