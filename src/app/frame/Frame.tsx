import type {ReactNode} from 'react';
import {StaticHtml} from '../StaticHtml.tsx';
import styles from './frame.module.css';
import type {ServedCalculator} from '../calculator/servedCalculator.ts';
import type {Frame} from '../content/siteFiles.ts';
import data from './frame.yaml';

export const frame = data as Frame;

interface FrameProps {
  readonly sidebar: ReactNode;
  readonly children: ReactNode;
}

/** The shared frame: the page next to the sidebar, or above it on narrow screens. */
export function Frame({sidebar, children}: FrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>{children}</div>
      <StaticHtml as="aside" className={styles.sidebar}>
        {sidebar}
      </StaticHtml>
    </div>
  );
}

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

/** Whether a calculator's page has the shared frame: the card's heading, Bookmark and Share, and the sidebar. */
export function isFramed({id, region}: Pick<ServedCalculator, 'id' | 'region'>): boolean {
  return frame.regions.includes(region) || frame.calculators.includes(id);
}
