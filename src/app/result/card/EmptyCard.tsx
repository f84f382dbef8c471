import {type KeptForm, reloadWith} from '../../form/keptForm.ts';
import * as words from '../../words/calculator.ts';
import {failure} from '../../words/site.ts';
import styles from './card.module.css';

/**
 * Shown until there is a result.
 * @param isAwaited whether the visitor has pressed Calculate. Then the card is as high as the window, so that nothing in view moves
 * when the result takes its place.
 */
export function EmptyCard({isAwaited = false}: {readonly isAwaited?: boolean | undefined}) {
  return (
    <div className={isAwaited ? `${styles.empty} ${styles.awaited}` : styles.empty}>
      <p>{isAwaited ? words.card.awaited : words.card.empty}</p>
      {!isAwaited && <p className={styles.hint}>{words.card.emptyHint}</p>}
      {/* saved/savedList.ts fills it. */}
      <div data-saved-results />
    </div>
  );
}

/**
 * Shown if a script of the result cannot be fetched, because there is no connection, or because the site was updated while this
 * page was open, so that the server no longer has the page's files.
 */
export function MissingCard(form: Pick<KeptForm, 'values' | 'rules'>) {
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
