import {useSyncExternalStore} from 'react';
import {type SavedAnswers, savedAnswers, subscribe} from './savedAnswers.ts';

/** What this device remembers; only for components that are never prerendered. */
export function useSavedAnswers(): SavedAnswers {
  return useSyncExternalStore(subscribe, savedAnswers);
}
