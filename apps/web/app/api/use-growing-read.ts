import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';
import type { ApiError } from './api-error.ts';
import type { Gated } from './read-gate.tsx';

interface Paged {
  /** Where the list goes on; null at its end. */
  next: string | null;
}

interface GrowingRead<Page> extends Gated<readonly Page[]> {
  hasMore: boolean;
  more: () => void;
}

/**
 * A list that grows page by page at its end, under a name and what it was asked with. While another order or filter is
 * on its way the one before stays in sight.
 */
export function useGrowingRead<Page extends Paged>(
  name: string,
  asked: unknown,
  ask: (after: string | null) => Promise<Page>,
): GrowingRead<Page> {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : '';
  const query = useInfiniteQuery<Page, ApiError, { pages: Page[] }, unknown[], string | null>({
    queryKey: [userId, name, asked],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    enabled: userId !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    reply: query.data?.pages,
    error: query.error,
    isRefreshing: query.isFetching,
    refresh: async () => void (await query.refetch()),
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
  };
}
