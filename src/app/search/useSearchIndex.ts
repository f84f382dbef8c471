import {QueryClient, useQuery, useQueryClient} from '@tanstack/react-query';
import {openIndex, type SearchIndex} from './find.ts';

interface LoadedIndex {
  /** Undefined until it is loaded. */
  readonly index: SearchIndex | undefined;
  /** The last attempt to fetch it failed; a retry may be pending. */
  readonly failed: boolean;
  /** Fetches it again at once. */
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
    // Cancel first, or refetch would wait for the pause before the next retry.
    again: () => void client.cancelQueries({queryKey}).then(() => refetch()),
  };
}

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  // From the document: in a script, the hashed URL would change the script's name with every text.
  const address = document.querySelector<HTMLElement>('[data-search-index]')!.dataset['searchIndex']!;
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return openIndex(await response.text());
}

const second = 1000;

/**
 * The site's only query client. Its options are TanStack Query's documented defaults, written out: three retries after 1, 2
 * and 4 seconds (at most 30); unused data is dropped after 5 minutes; data is refetched in the background when the window
 * gets the focus and when the network is back.
 *
 * Only `networkMode` differs: the first attempt is made offline too, since the browser may have the file cached.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(second * 2 ** failures, 30 * second),
      gcTime: 5 * 60 * second,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'offlineFirst',
    },
  },
});
