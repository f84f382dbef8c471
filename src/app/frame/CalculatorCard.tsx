import type {ReactNode} from 'react';
import {frame} from './isFramed.ts';
import styles from './frame.module.css';

/** The form and its result under the heading of the shared frame. */
export function CalculatorCard({children}: {readonly children: ReactNode}) {
  return (
    <section className={styles.card} aria-labelledby="calculator-title">
      <h2 id="calculator-title" className={styles.cardTitle}>
        {frame.words.card}
      </h2>
      {children}
    </section>
  );
}
