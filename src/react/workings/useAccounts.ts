import {useEffect, useMemo, useState} from 'react';
import type {WorkingsModule} from '../../definition/module.ts';
import type {BlockAccount} from '../../workings/accounts.ts';
import type {Calculation} from '../calculation.ts';

/** What each block of the card has to tell, in the card's order. */
export type Accounts = readonly (BlockAccount | undefined)[];

type Tell = (calculation: Calculation) => Accounts;

/**
 * How a calculation came about. What tells it is fetched after the form is alive, and not with a result: a calculation
 * asks for nothing. Where it cannot be fetched, the card stands without it.
 * @returns undefined until there is a calculation and what tells of it
 */
export function useAccounts(
  calculation: Calculation | null,
  load: (() => Promise<WorkingsModule>) | undefined,
): Accounts | undefined {
  const [tell, setTell] = useState<Tell>();
  useEffect(() => {
    let isLatest = true;
    if (load !== undefined)
      void Promise.all([load(), import('./tell.ts'), import('./Why.tsx')])
        .then(([{explain}, telling]) => {
          if (isLatest) setTell(() => (made: Calculation) => telling.tell(explain, made));
        })
        .catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [load]);
  return useMemo(() => (calculation === null ? undefined : tell?.(calculation)), [calculation, tell]);
}
