import type { Input, Reply, Route } from '@hessa/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keptName } from '../session/private-names.ts';
import { readPrivate, writePrivate } from '../session/private-store.ts';
import { isSignedIn } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { ApiError } from './api-error.ts';
import { callDated } from './call.ts';

export type ReadRoute = Extract<Route, `GET ${string}`>;

export interface ReadOptions {
  /** Kept on the phone, so that the page opens without a line. */
  kept?: boolean;
  /** How long an answer is good without asking again; five minutes unless told. */
  freshMs?: number;
  /** Forgotten as soon as nothing shows it, and so asked for at every opening. */
  forgotten?: boolean;
  /** False holds the call back. */
  wanted?: boolean;
}

export interface Read<R extends ReadRoute> {
  reply: Reply<R> | undefined;
  /** When the phone kept this answer; null for one that came over the line just now. */
  keptAt: number | null;
  /** When this answer left the server, by the phone's clock; 0 before there is one. */
  answeredAt: number;
  error: ApiError | null;
  isLoading: boolean;
  isRefreshing: boolean;
  /** Asks the server again, whatever is known. */
  refresh: () => Promise<void>;
}

interface Answer<R extends ReadRoute> {
  reply: Reply<R>;
  keptAt: number | null;
  /** When it was here. */
  at: number;
}

type Arguments<R extends ReadRoute> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: ReadOptions]
    : [input: Input<R>, options?: ReadOptions];

export function readKey(userId: string, route: ReadRoute, input: unknown): readonly unknown[] {
  return [userId, route, input ?? null];
}

/** A call of a signed-in page, shared by everything that shows it. */
export function useRead<R extends ReadRoute>(route: R, ...[input, options = {}]: Arguments<R>): Read<R> {
  const session = useSession();
  const client = useQueryClient();
  const userId = session.status === 'member' ? session.user.id : '';
  const key = readKey(userId, route, input);
  const query = useQuery<Answer<R>, ApiError>({
    queryKey: key,
    queryFn: () => ask(route, input as Input<R>, options.kept ? userId : null),
    enabled: userId !== '' && options.wanted !== false,
    ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
    ...(options.forgotten ? { gcTime: 0 } : {}),
  });
  return {
    reply: query.data?.reply,
    keptAt: query.data?.keptAt ?? null,
    answeredAt: query.data?.at ?? 0,
    error: query.error,
    isLoading: query.isPending,
    isRefreshing: query.isFetching,
    refresh: () => client.refetchQueries({ queryKey: key, exact: true }),
  };
}

async function ask<R extends ReadRoute>(route: R, input: Input<R>, keeper: string | null): Promise<Answer<R>> {
  const name = keptName(route, input);
  const asking = callDated as (route: R, input: Input<R>) => Promise<{ reply: Reply<R>; at: number }>;
  try {
    const { reply, at } = await asking(route, input);
    if (keeper && isWhole(reply) && isSignedIn(keeper)) void writePrivate(keeper, name, reply);
    return { reply, keptAt: null, at };
  } catch (error) {
    if (!keeper || !(error instanceof ApiError) || !error.isNetwork) throw error;
    const kept = await readPrivate(keeper, name);
    if (!kept || !isSignedIn(keeper)) throw error;
    return { reply: kept.value as Reply<R>, keptAt: kept.keptAt, at: kept.keptAt };
  }
}

/** A refusal may travel inside a 200; it is shown, but never kept in the place of an answer. */
function isWhole(reply: object): boolean {
  return !('success' in reply && reply.success === false);
}
