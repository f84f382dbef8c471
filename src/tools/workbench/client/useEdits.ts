import {useEffect, useState} from 'react';
import type {Edited} from '../data.ts';

/** Counts the savings of a calculator's files; of all calculators without an id. */
export function useEdits(id?: string): number {
  const [edits, setEdits] = useState(0);
  useEffect(() => {
    const take = (edited: Edited): void => {
      if (id === undefined || edited.id === id) setEdits((before) => before + 1);
    };
    import.meta.hot?.on('workbench:edited', take);
    return () => import.meta.hot?.off('workbench:edited', take);
  }, [id]);
  return edits;
}
