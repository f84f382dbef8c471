import type {BlockProps} from './blockProps.ts';
import {FigureScale} from '../charts/Bars.tsx';
import {FigureMeter} from './meters.tsx';
import styles from './blocks.module.css';

/** The headline figure. A value above its maximum is shown unchanged; the meter is then full. */
export function Figure({block: {items}}: BlockProps) {
  return items.map((item) => (
    <div key={item.label} className={styles.figure}>
      <p className={styles.figureLabel}>{item.label}</p>
      <p className={styles.figureText}>{item.outOfText ?? item.text}</p>
      {item.value !== undefined &&
        (item.marks === undefined ? <FigureMeter item={item} /> : <FigureScale item={item} />)}
    </div>
  ));
}
