import type {BlockProps} from './BlockView.tsx';
import {ElapsedTime, ProgressBar} from './lazyCharts.tsx';
import styles from './blocks.module.css';

/** Elapsed time against an estimate. */
export function Progress({block: {items}, today}: BlockProps) {
  return items.map((item) => (
    <div key={item.label} className={styles.block}>
      <h3 className={styles.blockTitle}>{item.label}</h3>
      {item.days !== undefined && item.days.passed > 0 ? (
        <ElapsedTime item={item} today={today} />
      ) : (
        <ProgressBar item={item} />
      )}
      <p className={styles.small}>{item.text}</p>
    </div>
  ));
}
