import * as words from '../../words/calculator.ts';
import type {BlockProps} from './BlockView.tsx';
import {Provenance} from './Provenance.tsx';
import styles from './blocks.module.css';

/**
 * The verdict in words and colour. A bad or cautionary one adds that this is not a decision, and where to check.
 */
export function Verdict({block: {items}, page}: BlockProps) {
  return items.map(({tone, text}) => (
    <div key={text} className={styles.verdict} data-tone={tone}>
      <p className={styles.verdictText}>{text}</p>
      {(tone === 'bad' || tone === 'caution') && (
        <p className={styles.small}>
          {words.card.basedOnAnswers} <Provenance text={words.card.verify} page={page} />
        </p>
      )}
    </div>
  ));
}
