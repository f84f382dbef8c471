import type {FigureBlock} from '../../definition/module.ts';
import styles from './blocks.module.css';
import meters from './meters.module.css';

/** The headline figure. Above its 'out of' the number prints as it is, and the meter is full. */
export function Figure({block: {label, value, text, outOf, outOfText}}: {readonly block: FigureBlock}) {
  return (
    <div className={styles.figure}>
      <p className={styles.figureLabel}>{label}</p>
      <p className={styles.figureText}>{outOfText ?? text}</p>
      {value !== undefined && outOf !== undefined && (
        <meter className={meters.meter} aria-label={label} min={0} max={outOf} value={Math.min(value, outOf)} />
      )}
    </div>
  );
}
