import {useSyncExternalStore} from 'react';

const narrow = window.matchMedia('(width < 64rem)');

function subscribe(listen: () => void): () => void {
  narrow.addEventListener('change', listen);
  return () => narrow.removeEventListener('change', listen);
}

/** Whether there is room for one pane only. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
