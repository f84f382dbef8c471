import {useCallback, useState} from 'react';

/** A value that stands in the page's address, so that loading it again keeps it. */
export function useQuery(name: string, usual: string): readonly [value: string, set: (value: string) => void] {
  const [value, setValue] = useState(() => new URLSearchParams(window.location.search).get(name) ?? usual);
  const set = useCallback(
    (next: string) => {
      setValue(next);
      const address = new URL(window.location.href);
      if (next === usual) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      window.history.replaceState(null, '', address);
    },
    [name, usual],
  );
  return [value, set];
}
