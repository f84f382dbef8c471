import {type ComponentType, useRef, useState} from 'react';
import type {ComparisonProps} from './Comparison.tsx';
import * as words from '../../words/compare.ts';
import styles from './compare.module.css';

/** Fetched when a visitor turns to the button. */
const fetchComparison = async () => (await import('./Comparison.tsx')).Comparison;

export interface ComparisonState {
  /** Shown below the result while it stands open. */
  readonly Comparison: ComponentType<ComparisonProps> | null;
  /** It was asked for and could not be fetched. */
  readonly failed: boolean;
  /** @param button that opens and closes it, where the focus returns to */
  readonly toggle: (button: HTMLButtonElement) => void;
  /** @param options of the focus that returns to the button */
  readonly close: (options?: FocusOptions) => void;
}

/** Whether a comparison stands below the result. */
export function useComparison(): ComparisonState {
  const [Comparison, setComparison] = useState<ComparisonState['Comparison']>(null);
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  async function open(): Promise<void> {
    const loaded = await fetchComparison().catch(() => null);
    setFailed(loaded === null);
    setComparison(() => loaded);
  }

  function close(options?: FocusOptions): void {
    setComparison(null);
    opener.current?.focus(options);
  }

  function toggle(button: HTMLButtonElement): void {
    opener.current = button;
    if (Comparison === null) void open();
    else close();
  }

  return {Comparison, failed, toggle, close};
}

/** Opens the comparison below the result, and closes it. */
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
