/**
 * What a visitor typed, kept in the state of this entry of the tab's history, so that Back finds it again. It goes with the
 * tab, and nothing else keeps it without being asked (decision 023).
 */
import {type RefObject, useEffect, useEffectEvent} from 'react';
import type {FormValues} from '../../engine/answers/formValues.ts';

export interface KeptForm {
  readonly values: FormValues;
  /** Whether the visitor had a result. */
  readonly submitted: boolean;
}

/** The router's state, which has a key for each entry but the first, and ours. */
type EntryState = {readonly key?: string; readonly form?: KeptForm} | null;

const entryState = (): EntryState => window.history.state as EntryState;

/** What was typed in this entry; undefined if nothing was. */
export function keptForm(): KeptForm | undefined {
  return entryState()?.form;
}

/** Keeps what the form of this entry holds. Not through the router, which would render the page again. */
export function keepForm(form: KeptForm): void {
  try {
    window.history.replaceState({...entryState(), form}, '');
  } catch {
    // Browsers refuse more than about 100 changes in 10 seconds; the next one is kept.
  }
}

/**
 * Keeps a form after each change and each result, and restores it when the visitor comes back.
 * @param element contains the form
 * @param entry changes with the entry of the history if the page does not; undefined for a form that is not its page's own
 * @param result changes with each result; null without one
 * @param read what the form holds now
 */
export function useKeptForm(
  element: RefObject<HTMLElement | null>,
  entry: string | undefined,
  result: unknown,
  read: () => FormValues,
  restore: (kept: KeptForm) => void,
): void {
  const keep = useEffectEvent(() => keepForm({values: read(), submitted: result !== null}));
  const restoreKept = useEffectEvent(restore);
  useEffect(() => {
    if (entry === undefined) return undefined;
    const kept = keptForm();
    if (kept !== undefined) restoreKept(kept);
    const key = entryState()?.key;
    const left = new AbortController();
    element.current?.addEventListener(
      'change',
      () => {
        // While the next page is being fetched, this one is still shown, but the entry is the next page's.
        if (entryState()?.key === key) keep();
      },
      {signal: left.signal},
    );
    return () => left.abort();
  }, [element, entry]);
  useEffect(() => {
    if (entry !== undefined && result !== null) keep();
  }, [entry, result]);
}
