import type {CalculatorLink} from '../content/contentPage.ts';
import {Groups} from '../content/blocks/Groups.tsx';
import {groupByMenu} from './groupByMenu.ts';
import {Metadata} from '../metadata/Metadata.tsx';
import styles from '../App.module.css';
import * as offline from '../words/offline.ts';

/** In place of any page that cannot be had without a network. It has no scripts, which would render that page. */
export function OfflinePage({calculators}: {readonly calculators: readonly CalculatorLink[]}) {
  const {page} = offline;
  const {title, description} = page;
  return (
    <main id="content" className={styles.content} tabIndex={-1}>
      <article>
        <Metadata page={{title, description}} />
        <h1>{title}</h1>
        <p>{page.text}</p>
        <p>
          {/* To the address at which the page is shown, whichever that is. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a href="">{page.again}</a>
        </p>
        <h2>{page.calculators}</h2>
        <p>{page.calculatorsText}</p>
        <Groups groups={groupByMenu(calculators)} />
      </article>
    </main>
  );
}
