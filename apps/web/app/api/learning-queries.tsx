import { TIMINGS } from '@hessa/rules/site/timings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { watchSession } from '../session/session-store.ts';

/** What the signed-in pages have read, for five minutes. `call` itself retries, joins and queues requests. */
export const learningQueries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: TIMINGS.cacheLifetime,
      gcTime: TIMINGS.cacheLifetime,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
  },
});

/** Around the pages for students: their reads are shared, and forgotten when the account changes. */
export function LearningQueries({ children }: { children: ReactNode }) {
  useEffect(() => watchSession(() => learningQueries.clear()), []);
  return <QueryClientProvider client={learningQueries}>{children}</QueryClientProvider>;
}
