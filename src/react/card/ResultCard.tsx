import type {ReactNode} from 'react';
import type {SharedAnswers} from '../../form/shareLink.ts';
import type {Calculation} from '../calculation.ts';
import {ShareButton} from '../ShareButton.tsx';
import words from '../words.yaml';
import {AnswersRead} from './AnswersRead.tsx';
import {BlockView} from './BlockView.tsx';
import {PrintedAnswers} from './PrintedAnswers.tsx';
import {Provenance} from './Provenance.tsx';
import styles from './card.module.css';

interface ResultCardProps {
  readonly calculation: Calculation;
  readonly shared: SharedAnswers | null;
  /** The answers on the form are no longer those that were calculated. */
  readonly changed: boolean;
  /** What stands below the blocks: what would change the result. */
  readonly children?: ReactNode;
}

/** The result: the blocks that the definition chose, and what makes an estimate honest around them. */
export function ResultCard({calculation, shared, changed, children}: ResultCardProps) {
  const {card, page, today} = calculation;
  return (
    <section aria-labelledby="result-title">
      <h2 id="result-title" className={styles.title}>
        {words.card.title}
      </h2>
      {changed && <p className={styles.changed}>{words.card.changed}</p>}
      {/* Blocks have no names; a new result is a new list. */}
      {card.map((block, index) => (
        <BlockView key={index} block={block} page={page} today={today} />
      ))}
      {children}
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
        <p className={styles.elsewhere}>
          <a href="/where-could-i-go">{words.card.elsewhere}</a>
        </p>
        <div className={styles.actions}>
          <button className="quiet-button" type="button" onClick={() => window.print()}>
            {words.card.print}
          </button>
          <ShareButton title={page.title} shared={shared} />
        </div>
      </footer>
    </section>
  );
}
