import type {CalculatorModule} from '../../definition/module.ts';
import type {SharedAnswers} from '../../form/shareLink.ts';
import type {Calculation} from '../calculation.ts';
import {ShareButton} from '../ShareButton.tsx';
import words from '../words.yaml';
import {AnswersRead} from './AnswersRead.tsx';
import {BlockView} from './BlockView.tsx';
import {WhatIf} from './lateCharts.tsx';
import {PrintedAnswers} from './PrintedAnswers.tsx';
import {Provenance} from './Provenance.tsx';
import styles from './card.module.css';

interface ResultCardProps {
  readonly calculator: CalculatorModule;
  readonly calculation: Calculation;
  readonly shared: SharedAnswers | null;
  /** The answers on the form are no longer those that were calculated. */
  readonly changed: boolean;
}

/** The result: the blocks that the definition chose, and what makes an estimate honest around them. */
export function ResultCard({calculator, calculation, shared, changed}: ResultCardProps) {
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
      <WhatIf calculator={calculator} calculation={calculation} />
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
          <button className="quiet-button" type="button" onClick={() => window.print()}>
            {words.card.print}
          </button>
          <ShareButton title={page.title} shared={shared} />
        </div>
      </footer>
    </section>
  );
}
