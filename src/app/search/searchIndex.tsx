import {QueryClient, QueryClientProvider, useQuery, useQueryClient} from '@tanstack/react-query';
import {type ReactNode, useMemo} from 'react';
import {openIndex, type SearchIndex} from './openIndex.ts';

interface Search<Found> {
  /** Undefined until the index is loaded. */
  readonly found: Found | undefined;
  /** Whether the last attempt to fetch it failed; a retry may be pending. */
  readonly failed: boolean;
  /** Fetches it again immediately. */
  readonly retry: () => void;
}

const queryKey = ['search index'];

/**
 * Searches the index, which is fetched on first use.
 * @param search the same function for the same query
 */
export function useSearch<Found>(search: (index: SearchIndex) => Found): Search<Found> {
  const client = useQueryClient();
  const {data: index, isError, failureCount, refetch} = useQuery({queryKey, queryFn: fetchIndex});
  const found = useMemo(() => (index === undefined ? undefined : search(index)), [search, index]);
  return {
    found,
    failed: index === undefined && (isError || failureCount > 0),
    // Cancel first, or refetch would wait for the pause before the next retry.
    retry: () => void client.cancelQueries({queryKey}).then(() => void refetch()),
  };
}

/**
 * Read from the document: if the script contained this hashed URL, the script's own hash would change whenever the index does.
 */
function indexAddress(): string {
  return document.querySelector<HTMLElement>('[data-search-index]')!.dataset['searchIndex']!;
}

async function fetchIndex({signal}: {readonly signal: AbortSignal}): Promise<SearchIndex> {
  const address = indexAddress();
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return openIndex(await response.text());
}

const second = 1000;

/**
 * The site's only query client. Its options are TanStack Query's documented defaults, written out: three retries, after 1, 2
 * and 4 seconds (the 30-second cap is never reached); unused data is dropped after 5 minutes; data is refetched in the
 * background when the window gets the focus and when the network is back.
 *
 * Only `networkMode` differs: the first attempt is made offline too, since the browser may have the file cached.
 */
const queryClient = new QueryClient({
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

/** Lets the components in it use the search index. */
export function SearchIndexProvider({children}: {readonly children: ReactNode}) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
