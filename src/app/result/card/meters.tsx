/** The browser's own bars. */
import type {CardItem} from '../../../engine/results/card.ts';
import styles from './meters.module.css';

interface ItemProps {
  readonly item: CardItem;
}

/** A figure relative to its maximum; nothing for a figure without one. */
export function FigureMeter({item: {label, value = 0, outOf}}: ItemProps) {
  if (outOf === undefined) return null;
  return <meter className={styles.meter} aria-label={label} min={0} max={outOf} value={Math.min(value, outOf)} />;
}

/** A part against its own maximum; nothing if the rules set none. Hidden from screen readers: the number is next to it. */
export function PartMeter({item: {value = 0, outOf}}: ItemProps) {
  if (!outOf) return null;
  return <meter className={styles.partMeter} aria-hidden min={0} max={outOf} value={Math.min(value, outOf)} />;
}

export function ProgressBar({item: {label, percentDone}}: ItemProps) {
  return <progress className={styles.progress} aria-label={label} max={100} value={percentDone} />;
}
