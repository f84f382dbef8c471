import type {FigureBlock} from '../../../engine/compiled/module.ts';
import {FigureScale} from './lazyCharts.tsx';
import {FigureMeter} from './meters.tsx';
import styles from './blocks.module.css';

/** The headline figure. Above its 'out of' the number prints as it is, and the meter is full. */
export function Figure({block}: {readonly block: FigureBlock}) {
  const {label, value, text, outOfText, marks} = block;
  return (
    <div className={styles.figure}>
      <p className={styles.figureLabel}>{label}</p>
      <p className={styles.figureText}>{outOfText ?? text}</p>
      {value !== undefined && (marks === undefined ? <FigureMeter block={block} /> : <FigureScale block={block} />)}
    </div>
  );
}
