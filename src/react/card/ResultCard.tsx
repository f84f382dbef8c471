import {Fragment, Suspense} from 'react';
import type {SharedAnswers} from '../../form/shareLink.ts';
import type {Calculation} from '../calculation.ts';
import {late} from '../late.ts';
import type {Accounts} from '../workings/useAccounts.ts';
import words from '../words.yaml';
import {AnswersRead} from './AnswersRead.tsx';
import {BlockView} from './BlockView.tsx';
import {PrintedAnswers} from './PrintedAnswers.tsx';
import {Provenance} from './Provenance.tsx';
import styles from './card.module.css';

/** Fetched after the form is alive, and not with a result: a calculation asks for nothing. */
export const fetchShareButton = async () => (await import('../ShareButton.tsx')).ShareButton;

const ShareButton = late(fetchShareButton);

const Why = late(async () => (await import('../workings/Why.tsx')).Why);

interface ResultCardProps {
  readonly calculation: Calculation;
  readonly shared: SharedAnswers | null;
  /** The answers on the form are no longer those that were calculated. */
  readonly changed: boolean;
  /** How each block came about, once that is known. */
  readonly accounts?: Accounts | undefined;
}

/** The result: the blocks that the definition chose, and what makes an estimate honest around them. */
export function ResultCard({calculation, shared, changed, accounts}: ResultCardProps) {
  const {card, page, today} = calculation;
  return (
    <section aria-labelledby="result-title">
      <h2 id="result-title" className={styles.title}>
        {words.card.title}
      </h2>
      {changed && <p className={styles.changed}>{words.card.changed}</p>}
      {/* Blocks have no names; a new result is a new list. */}
      {card.map((block, index) => (
        <Fragment key={index}>
          <BlockView block={block} page={page} today={today} />
          {accounts?.[index] && (
            <Suspense>
              <Why account={accounts[index]} block={block} page={page} />
            </Suspense>
          )}
        </Fragment>
      ))}
      <AnswersRead calculation={calculation} />
      <PrintedAnswers calculation={calculation} />
      <footer className={styles.footer}>
        <p>
          {words.card.disclaimer}
          {page.disclaimer !== undefined && ` ${page.disclaimer}`}
        </p>
        <p>
          <Provenance text={words.card.source} page={page} />
        </p>
        <p>{words.card.independent}</p>
        <div className={styles.actions}>
          <button className={styles.print} type="button" onClick={() => window.print()}>
            {words.card.print}
          </button>
          <Suspense>
            <ShareButton title={page.title} shared={shared} />
          </Suspense>
        </div>
      </footer>
    </section>
  );
}
