import type {ReactNode} from 'react';
import {Sidebar} from './Sidebar.tsx';
import styles from './frame.module.css';

/** The shared frame: the page beside the sidebar, or above it on narrow screens. */
export function Frame({children}: {readonly children: ReactNode}) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>{children}</div>
      <Sidebar />
    </div>
  );
}
