import type {FigureBlock, Part, ProgressBlock} from '../../../engine/compiled/module.ts';
import styles from './meters.module.css';

/** A figure out of its most; nothing where it is not out of anything. */
export function FigureMeter({block: {label, value = 0, outOf}}: {readonly block: FigureBlock}) {
  if (outOf === undefined) return null;
  return <meter className={styles.meter} aria-label={label} min={0} max={outOf} value={Math.min(value, outOf)} />;
}

/** Drawn for the eye only: the number stands beside it. */
export function PartMeter({part: {value, outOf}}: {readonly part: Part}) {
  if (outOf === undefined) return null;
  return <meter className={styles.partMeter} aria-hidden min={0} max={outOf} value={Math.min(value, outOf)} />;
}

export function ProgressBar({block: {label, percent}}: {readonly block: ProgressBlock}) {
  return <progress className={styles.progress} aria-label={label} max={100} value={percent} />;
}
