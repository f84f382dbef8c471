import * as words from '../../words/calculator.ts';
import styles from './card.module.css';

/** Where the script that shows results cannot be fetched. */
export function MissingCard() {
  return (
    <div className={styles.empty} role="alert">
      <p>{words.card.missing}</p>
      <p>{words.card.missingHint}</p>
    </div>
  );
}
