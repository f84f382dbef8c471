import type {ReactNode} from 'react';
import {useOfflineCopy} from './offline/useOfflineCopy.ts';
import {useStaticParts} from './shell/useStaticParts.ts';
import type {Go} from './useShownPage.ts';
import styles from './Shell.module.css';

interface ShellProps {
  /** Of the page that is shown. */
  readonly path: string;
  readonly go: Go;
  readonly children: ReactNode;
}

/** Every page between header and footer; these are HTML around the root element, see decisions/005. */
export function Shell({path, go, children}: ShellProps) {
  useStaticParts(path, go);
  useOfflineCopy(path);
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
