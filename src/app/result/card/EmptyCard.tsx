import * as words from '../../words/calculator.ts';
import blocks from './blocks.module.css';
import styles from './card.module.css';

/** Where the result will stand. */
export function EmptyCard() {
  return (
    <div className={styles.empty}>
      <p>{words.card.empty}</p>
      <p className={blocks.small}>{words.card.emptyHint}</p>
    </div>
  );
}
