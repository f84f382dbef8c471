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

/** In place of a page that is being fetched: as high as any page, so that Back can scroll to where the page was left. */
export function Fetching() {
  return <div className={styles.fetching} />;
}
