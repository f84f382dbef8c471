import type {CalculatorLink} from '../content/contentPage.ts';
import {Groups} from '../content/blocks/Groups.tsx';
import {groupByMenu} from './groupByMenu.ts';
import * as offline from '../words/offline.ts';

/** Stands for any page that cannot be had without a network. It has no scripts: React would show the page itself. */
export function OfflinePage({calculators}: {readonly calculators: readonly CalculatorLink[]}) {
  const {page} = offline;
  return (
    <article>
      <h1>{page.title}</h1>
      <p>{page.text}</p>
      <p>
        {/* Leads to whichever address the page stands for. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{page.again}</a>
      </p>
      <h2>{page.calculators}</h2>
      <p>{page.calculatorsText}</p>
      <Groups groups={groupByMenu(calculators)} />
    </article>
  );
}
