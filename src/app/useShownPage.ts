import {useCallback, useEffect, useRef, useState} from 'react';
import {addressBy, type Address} from './address.ts';
import {LoadDocument, pageAt, type OpenPage} from './openPage.ts';

/** The page at an address; while it is on its way, neither page nor failure. */
export interface ShownPage {
  readonly address: Address;
  readonly page?: OpenPage;
  readonly failure?: Error;
}

/** Goes to a page of the site. @param to path, query and fragment */
export type Go = (to: string, options: {readonly replace: boolean}) => void;

/** The page of the address, which follows links and Back and Forward. */
export function useShownPage(first: OpenPage, firstAddress: Address): readonly [ShownPage, Go] {
  const [shown, setShown] = useState<ShownPage>({address: firstAddress, page: first});
  const newest = useRef(firstAddress);

  const show = useCallback((address: Address) => {
    newest.current = address;
    const set = (found: Omit<ShownPage, 'address'>): void => {
      if (newest.current === address) setShown({address, ...found});
    };
    const found = pageAt(address.path);
    if (!(found instanceof Promise)) return set({page: found});
    set({});
    found.then(
      (page) => set({page}),
      (failure: Error) => (failure instanceof LoadDocument ? window.location.reload() : set({failure})),
    );
  }, []);

  useEffect(() => {
    const follow = (): void => show(addressBy('history', newest.current.links));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [show]);

  const go = useCallback<Go>(
    (to, {replace}) => {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
      show(addressBy('link', newest.current.links + 1));
    },
    [show],
  );
  return [shown, go];
}
