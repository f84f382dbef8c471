import {QueryClient} from '@tanstack/react-query';

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
