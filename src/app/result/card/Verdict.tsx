import type {Page, VerdictBlock} from '../../../engine/compiled/module.ts';
import * as words from '../../words/calculator.ts';
import {Provenance} from './Provenance.tsx';
import styles from './blocks.module.css';

interface VerdictProps {
  readonly block: VerdictBlock;
  readonly page: Page;
}

/**
 * The verdict in words, with a colour beside them. One that is not good says at once that nothing is decided,
 * and where to check.
 */
export function Verdict({block: {tone, text}, page}: VerdictProps) {
  return (
    <div className={styles.verdict} data-tone={tone}>
      <p className={styles.verdictText}>{text}</p>
      {(tone === 'bad' || tone === 'caution') && (
        <p className={styles.small}>
          {words.card.basedOnAnswers} <Provenance text={words.card.verify} page={page} />
        </p>
      )}
    </div>
  );
}
