import {type ComponentType, useRef, useState} from 'react';
import type {ComparisonProps} from './Comparison.tsx';

/** Fetched when the button is hovered or focused. */
export const fetchComparison = async () => (await import('./Comparison.tsx')).Comparison;

export interface ComparisonState {
  /** Null while it is closed. */
  readonly Comparison: ComponentType<ComparisonProps> | null;
  /** Whether fetching it failed. */
  readonly failed: boolean;
  /** @param button to which the focus returns on closing */
  readonly toggle: (button: HTMLButtonElement) => void;
  /** @param options for focusing the button */
  readonly close: (options?: FocusOptions) => void;
}

/** Opens and closes the comparison below the result. */
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
