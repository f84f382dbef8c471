import {useRef, useState} from 'react';
import type {ComponentType} from '../../jsx/types.ts';
import {loadable} from '../../loading/loadable.tsx';
import type {ChangesModule} from '../../../engine/program/module.ts';
import type {ComparisonProps} from './Comparison.tsx';

/** Fetched when the button is hovered or focused. */
export const comparisonPart = loadable(() => import('./Comparison.tsx'));

export interface ComparisonState {
  /** Null while it is closed. */
  readonly Comparison: ComponentType<ComparisonProps> | null;
  /** What its buttons call a question, by input id; missing if that is its label. */
  readonly shortNames: ChangesModule['shortNames'];
  /** Whether fetching it failed. */
  readonly failed: boolean;
  /** @param button to which the focus returns on closing */
  readonly toggle: (button: HTMLButtonElement) => void;
  /** @param options for focusing the button */
  readonly close: (options?: FocusOptions) => void;
}

/**
 * Opens and closes the comparison below the result.
 * @param loadResult fetches the names of the questions; undefined if they have none but their labels
 */
export function useComparison(loadResult: (() => Promise<ChangesModule>) | undefined): ComparisonState {
  const [Comparison, setComparison] = useState<ComparisonState['Comparison']>(null);
  const [shortNames, setShortNames] = useState<ComparisonState['shortNames']>({});
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  async function open(): Promise<void> {
    // With the names: arriving later, they would change buttons that are being read.
    const [loaded, result] = await Promise.all([
      comparisonPart.load().catch(() => null),
      loadResult?.().catch(() => undefined),
    ]);
    setFailed(loaded === null);
    setShortNames(result?.shortNames ?? {});
    setComparison(() => loaded && loaded.Comparison);
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

  return {Comparison, shortNames, failed, toggle, close};
}
