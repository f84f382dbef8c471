import type {ReactNode} from 'react';
import {StaticHtml} from '../StaticHtml.tsx';
import styles from './frame.module.css';

interface FrameProps {
  readonly sidebar: ReactNode;
  readonly children: ReactNode;
}

/** The shared frame: the page beside the sidebar, or above it on narrow screens. */
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
