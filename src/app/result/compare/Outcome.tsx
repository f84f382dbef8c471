import {useMemo} from 'react';
import type {Calculation} from '../../calculator/calculation.ts';
import {AnswersRead} from '../card/AnswersRead.tsx';
import {BlockView} from '../card/BlockView.tsx';
import {ComparisonTable} from './ComparisonTable.tsx';
import {comparedRows} from './comparedRows.ts';
import * as words from '../../words/compare.ts';
import styles from './compare.module.css';

interface OutcomeProps {
  readonly first: Calculation;
  readonly second: Calculation;
  /** The answers on the second form are no longer those that were calculated. */
  readonly changed: boolean;
  readonly onUse: () => void;
}

/** The second result: beside the first one, and whole. */
export function Outcome({first, second, changed, onUse}: OutcomeProps) {
  const rows = useMemo(() => comparedRows(first, second), [first, second]);
  return (
    <>
      {changed && <p className={styles.changed}>{words.compare.changed}</p>}
      <ComparisonTable rows={rows} />
      <details className={styles.whole}>
        <summary>{words.compare.whole}</summary>
        {/* Blocks have no names; a new result is a new list. */}
        {second.card.map((block, index) => (
          <BlockView key={index} block={block} page={second.page} today={second.today} />
        ))}
        <AnswersRead calculation={second} />
      </details>
      <button className="quiet-button" type="button" onClick={onUse}>
        {words.compare.use}
      </button>
    </>
  );
}
