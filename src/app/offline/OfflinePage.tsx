import type {CalculatorLink, Group} from '../content/contentPage.ts';
import {Groups} from '../blocks/blocks.tsx';
import blockStyles from '../blocks/blocks.module.css';
import {Metadata} from '../metadata/Metadata.tsx';
import {navigation} from '../content/menus.ts';
import styles from '../styles/main.module.css';
import contentStyles from '../pages/ContentPage.module.css';
import * as offline from '../words/offline.ts';

/** Shown instead of a page that is neither kept nor reachable. It has no scripts, which would render the requested page instead. */
export function OfflinePage({calculators}: {readonly calculators: readonly CalculatorLink[]}) {
  const {page} = offline;
  const {title, description} = page;
  return (
    <main id="content" className={styles.content} tabIndex={-1}>
      <article>
        <Metadata page={{title, description}} />
        <h1>{title}</h1>
        <p className={contentStyles.lead}>{page.text}</p>
        <p className={blockStyles.actions}>
          {/* An empty href is the current address, whichever page was requested. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className={blockStyles.main} href="">
            {page.retry}
          </a>
        </p>
        <h2>{page.calculators}</h2>
        <p>{page.calculatorsText}</p>
        <Groups groups={groupByMenu(calculators)} />
      </article>
    </main>
  );
}

/** In the groups and order of the header's menus; calculators that are in no menu come last. */
function groupByMenu(calculators: readonly CalculatorLink[]): readonly Group[] {
  const byId = new Map(calculators.map((calculator) => [calculator.id, calculator]));
  const inMenus = navigation.menus.map(({id, title, lists}) => {
    const ids = lists.flatMap((list) => Object.keys(list));
    return {id, title, calculators: ids.flatMap((calculatorId) => byId.get(calculatorId) ?? [])};
  });
  const shown = new Set(inMenus.flatMap((group) => group.calculators));
  const others = calculators.filter((calculator) => !shown.has(calculator));
  return [...inMenus, {id: 'others', title: offline.page.others, calculators: others}];
}
