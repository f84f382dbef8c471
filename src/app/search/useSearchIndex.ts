import {QueryClient, useQuery, useQueryClient} from '@tanstack/react-query';
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

const second = 1000;

/**
 * The site's only client for requests. What it does are TanStack Query's defaults ("Important Defaults" in its
 * documentation), written out, since the pages' documents name them: three retries after 1, 2 and 4 seconds, a pause
 * that doubles up to 30 seconds; unused data is dropped after 5 minutes; data is fetched again, in silence, when the
 * window gets the focus and when the network is back.
 *
 * `networkMode` is no default: the first attempt is made offline too, since the browser may have the file.
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
