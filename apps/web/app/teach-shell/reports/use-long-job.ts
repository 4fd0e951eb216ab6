import type { Reply } from '@hessa/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { readKey } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { readStored, removeStored, writeStored } from '../../session/safe-storage.ts';
import { useSession } from '../../session/use-session.ts';

export type LongJob = Reply<'GET /api/teach/jobs/{jobId}'>['data'];

const ASK_EVERY_MS = 1000;

export interface FollowedJob {
  /** Null while there is none, or while nothing is known about it yet. */
  job: LongJob | null;
  /** Whether that is known by now: a job that the browser remembers may be running. */
  isKnown: boolean;
  isStopping: boolean;
  /** Follows a job that was just asked for; a reload finds it again. */
  follow: (job: LongJob) => void;
  cancel: () => Promise<void>;
  /** Its outcome was seen: the screen is as before. */
  forget: () => void;
}

/**
 * Long work that a screen follows under a name of its own, e.g. `codes batch`. The browser remembers which job that is,
 * so that a reload, or another visit, shows how far it is.
 */
export function useLongJob(name: string): FollowedJob {
  const session = useSession();
  const client = useQueryClient();
  const userId = session.status === 'member' ? session.user.id : '';
  const place = `console job ${userId} ${name}`;
  const [jobId, setJobId] = useState(() => readStored(place));
  const stopping = useSending();
  const keyOf = (id: string | null) => readKey(userId, 'GET /api/teach/jobs/{jobId}', id);
  const query = useQuery<LongJob | null, ApiError>({
    queryKey: keyOf(jobId),
    queryFn: () => ask(jobId ?? ''),
    enabled: jobId !== null && userId !== '',
    staleTime: 0,
    // An ended job changes no more; a lost line is asked again with the next round.
    refetchInterval: ({ state }) =>
      state.data === undefined || (state.data && isOpen(state.data)) ? ASK_EVERY_MS : false,
  });
  const job = query.data ?? null;

  return {
    job,
    isKnown: jobId === null || query.data !== undefined,
    isStopping: stopping.busy || (job?.isStopping ?? false),
    follow(asked) {
      client.setQueryData(keyOf(asked.id), asked);
      writeStored(place, asked.id);
      setJobId(asked.id);
    },
    async cancel() {
      if (!job) return;
      // Refused, it goes on, and the bar says so; the button is there for another press.
      await stopping.send(async () => {
        const { data } = await call('POST /api/teach/jobs/{jobId}/cancel', { params: { jobId: job.id } });
        client.setQueryData(keyOf(job.id), data);
      });
    },
    forget() {
      removeStored(place);
      setJobId(null);
    },
  };
}

export function isOpen({ state }: Pick<LongJob, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** A job that the server no longer knows is none. */
async function ask(jobId: string): Promise<LongJob | null> {
  try {
    return (await call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).data;
  } catch (error) {
    if (refusalOf(error).code === 'job.not_found') return null;
    throw error;
  }
}
