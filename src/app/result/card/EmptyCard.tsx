import {type KeptForm, reloadWith} from '../../calculator/keptForm.ts';
import * as words from '../../words/calculator.ts';
import {failure} from '../../words/site.ts';
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

/**
 * Shown if a script of the result cannot be fetched, because there is no connection, or because the site was updated while this
 * page was open, so that the server no longer has the page's files.
 */
export function MissingCard(form: Pick<KeptForm, 'values' | 'on'>) {
  return (
    <div className={styles.empty} role="alert">
      <p>{words.card.missing}</p>
      <p>{words.card.missingHint}</p>
      <p>
        <button className="main-button" type="button" onClick={() => reloadWith(form)}>
          {failure.reload}
        </button>
      </p>
    </div>
  );
}
