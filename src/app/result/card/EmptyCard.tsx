import * as words from '../../words/calculator.ts';
import styles from './card.module.css';

/** Shown until there is a result. */
export function EmptyCard() {
  return (
    <div className={styles.empty}>
      <p>{words.card.empty}</p>
      <p className={styles.hint}>{words.card.emptyHint}</p>
      {/* saved/savedList.ts fills it. */}
      <div data-saved-results />
    </div>
  );
}

/** Shown if the result card's script cannot be fetched. */
export function MissingCard() {
  return (
    <div className={styles.empty} role="alert">
      <p>{words.card.missing}</p>
      <p>{words.card.missingHint}</p>
    </div>
  );
}
