import * as words from '../words/search.ts';
import styles from './search.module.css';

/** Shown if the search index or its script cannot be fetched. */
export function Failed({onAgain}: {readonly onAgain: () => void}) {
  return (
    <div className={styles.aside} role="alert">
      <p>{words.failed.said}</p>
      <button type="button" className="main-button" onClick={onAgain}>
        {words.failed.again}
      </button>
    </div>
  );
}
