import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import site from './site.yaml';
import styles from './Shell.module.css';

/** What stands around every page. */
export function Shell({children}: {readonly children: ReactNode}) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {site.shell.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.name} to="/">
            {site.shell.name}
          </Link>
          <nav aria-label={site.shell.navigation}>
            <Link to="/">{site.shell.home}</Link>
          </nav>
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.foot}>
          <p>{site.shell.independent}</p>
          <p>{site.shell.data}</p>
          <p>{site.shell.copyright}</p>
        </div>
      </footer>
    </>
  );
}
