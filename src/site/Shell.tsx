import type {ReactNode} from 'react';
import {useOfflineCopy} from './offline/useOfflineCopy.ts';
import {useStaticParts} from './shell/useStaticParts.ts';
import styles from './Shell.module.css';

/** Every page between header and footer; these are HTML around the root element, see decisions/005. */
export function Shell({children}: {readonly children: ReactNode}) {
  useStaticParts();
  useOfflineCopy();
  return (
    <main id="content" className={styles.content} tabIndex={-1}>
      {children}
    </main>
  );
}
