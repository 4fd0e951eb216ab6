import type { Reply } from '@hessa/contract/client';
import type { AuditGroup } from '@hessa/rules/audit/audit-groups';
import { addDays } from '@hessa/rules/statistics/cairo-day';
import { cairoMoment } from '@hessa/rules/statistics/cairo-wall';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

type Page = Reply<'GET /api/teach/audit'>['data'];
export type AuditTrailEvent = Page['events'][number] & Pick<Page, 'names' | 'lessons'>;

export interface AuditFilter {
  person: string;
  search: string;
  group: AuditGroup | null;
  /** Days by the clock of whoever looks, as a date field gives them; both included. */
  from: string;
  until: string;
}

/** The trail under a filter, growing at its old end. */
export function useAuditTrail(filter: AuditFilter) {
  const query = useInfiniteQuery<Page, ApiError, { pages: Page[] }, unknown[], string | null>({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam }) => (await call('GET /api/teach/audit', { query: queryOf(filter, pageParam) })).data,
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });
  const pages = query.data?.pages;
  return {
    reply: pages && {
      events: pages.flatMap(({ events, names, lessons }) => events.map((event) => ({ ...event, names, lessons }))),
      isTooWide: pages[0]?.isTooWide ?? false,
    },
    hasMore: query.hasNextPage,
    isRefreshing: query.isFetching,
    error: query.error,
    more: () => void query.fetchNextPage(),
    refresh: async () => void (await query.refetch()),
  };
}

function queryOf({ person, search, group, from, until }: AuditFilter, before: string | null) {
  return {
    ...(person ? { person } : {}),
    ...(search ? { search } : {}),
    ...(group ? { group } : {}),
    ...(from ? { from: startOfDay(from, 0) } : {}),
    ...(until ? { until: startOfDay(until, 1) } : {}),
    ...(before ? { before } : {}),
  };
}

function startOfDay(day: string, daysLater: number): string {
  return new Date(cairoMoment({ day: addDays(day, daysLater), time: '00:00' }) ?? 0).toISOString();
}
