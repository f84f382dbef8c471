import type {ProgressBlock} from '../../definition/module.ts';
import styles from './blocks.module.css';
import meters from './meters.module.css';

/** Elapsed time against an estimate. */
export function Progress({block: {label, percent, text}}: {readonly block: ProgressBlock}) {
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{label}</h3>
      <progress className={meters.progress} aria-label={label} max={100} value={percent} />
      <p className={styles.small}>{text}</p>
    </div>
  );
}
