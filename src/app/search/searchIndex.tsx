import {QueryClient, QueryClientProvider, useQuery, useQueryClient} from '@tanstack/react-query';
import {type ReactNode, useMemo} from 'react';
import {openIndex, PartsNeeded, type SearchIndex} from './openIndex.ts';

interface Search<Found> {
  /** Undefined until what it needs of the index is loaded. */
  readonly found: Found | undefined;
  /** Whether the last attempt to fetch it failed; a retry may be pending. */
  readonly failed: boolean;
  /** Fetches it again immediately. */
  readonly retry: () => void;
}

const queryKey = ['search index'];

/**
 * Searches the index, which is fetched on first use, as are those of its parts that the search needs.
 * @param search the same function for the same query
 */
export function useSearch<Found>(search: (index: SearchIndex) => Found): Search<Found> {
  const client = useQueryClient();
  const whole = useQuery({queryKey, queryFn: ({signal}) => fetchIndex(signal)});
  const index = whole.data;
  const additions = index?.additions;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- A search that lacked parts may succeed after each addition.
  const {found, needed = []} = useMemo(() => (index ? attempt(search, index) : {}), [search, index, additions]);
  const parts = useQuery({
    queryKey: [...queryKey, whole.dataUpdatedAt, ...needed],
    queryFn: ({signal}) => fetchParts(index!, needed, signal),
    enabled: needed.length > 0,
    staleTime: Infinity,
  });
  const lacking = needed.length > 0 ? parts : whole;
  return {
    found,
    failed: lacking.data === undefined && (lacking.isError || lacking.failureCount > 0),
    // Cancel first, or refetch would wait for the pause before the next retry.
    retry: () => void client.cancelQueries({queryKey}).then(() => void lacking.refetch()),
  };
}

/** What a search finds, or the files that it needs first. */
function attempt<Found>(
  search: (index: SearchIndex) => Found,
  index: SearchIndex,
): {readonly found?: Found; readonly needed?: readonly string[]} {
  try {
    return {found: search(index)};
  } catch (error) {
    if (error instanceof PartsNeeded) return {needed: error.files};
    throw error;
  }
}

/**
 * Read from the document: if the script contained this hashed URL, the script's own hash would change whenever the index does.
 */
function indexAddress(): string {
  return document.querySelector<HTMLElement>('[data-search-index]')!.dataset['searchIndex']!;
}

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  return openIndex(await fetchText(indexAddress(), signal));
}

/** Adds parts to the index. @returns how often parts have been added to it */
async function fetchParts(index: SearchIndex, files: readonly string[], signal: AbortSignal): Promise<number> {
  const folder = new URL(indexAddress(), window.location.href);
  const texts = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await fetchText(new URL(file, folder).href, signal)]),
  );
  index.add(new Map(texts));
  return index.additions;
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
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
