import {fetchComparison, type ComparisonState} from './useComparison.ts';
import * as words from '../../words/compare.ts';
import styles from './compare.module.css';

export function CompareButton({comparison}: {readonly comparison: ComparisonState}) {
  const prefetch = (): void => void fetchComparison().catch(() => {});
  return (
    <>
      <button
        className="quiet-button"
        type="button"
        aria-expanded={comparison.Comparison !== null}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => comparison.toggle(event.currentTarget)}
      >
        {words.compare.open}
      </button>
      {comparison.failed && (
        <span className={styles.failed} role="alert">
          {words.compare.missing}
        </span>
      )}
    </>
  );
}
