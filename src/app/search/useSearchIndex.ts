import {useQuery, useQueryClient} from '@tanstack/react-query';
import {openIndex, type SearchIndex} from './find.ts';

interface LoadedIndex {
  /** Undefined until it is there. */
  readonly index: SearchIndex | undefined;
  /** The last attempt to fetch it failed. Another may follow by itself. */
  readonly failed: boolean;
  /** Fetches it anew at once. */
  readonly again: () => void;
}

const queryKey = ['search index'];

/** The index of the search, fetched when it is first asked for. */
export function useSearchIndex(): LoadedIndex {
  const client = useQueryClient();
  const {data, failureCount, isError, refetch} = useQuery({queryKey, queryFn: ({signal}) => fetchIndex(signal)});
  return {
    index: data,
    failed: data === undefined && (isError || failureCount > 0),
    // Cancelled first: the pause before the next retry would be waited for.
    again: () => void client.cancelQueries({queryKey}).then(() => refetch()),
  };
}

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  // In the document and in no script, whose names would change with every word that can be found.
  const address = document.querySelector<HTMLElement>('[data-search-index]')!.dataset['searchIndex']!;
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return openIndex(await response.text());
}
