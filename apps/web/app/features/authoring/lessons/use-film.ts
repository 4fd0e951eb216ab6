import type { Reply } from '@hessa/contract/client';
import type { FilmMode } from '@hessa/rules/media/film/film-ladder';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { readKey } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import { useSession } from '../../../session/use-session.ts';

const READ = 'GET /api/teach/films/{filmId}';
const MAKE = 'POST /api/teach/films/{filmId}/make';

export type Film = Reply<typeof READ>['data'];

const ASK_EVERY_MS = 2000;

export function isBeingMade({ state }: Pick<Film, 'state'>): boolean {
  return state === 'making' || state === 'opens';
}

/** The film that a file of the form is being made into; null for a file that is served as it came. */
export function useFilm(filmId: string | null) {
  const session = useSession();
  const client = useQueryClient();
  const userId = session.status === 'member' ? session.user.id : '';
  const key = readKey(userId, READ, filmId);
  const query = useQuery<Film | null, ApiError>({
    queryKey: key,
    queryFn: () => ask(filmId ?? ''),
    enabled: filmId !== null && userId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? ASK_EVERY_MS : false),
  });
  const film = query.data ?? null;
  const making = useSending();
  const stopping = useSending();

  return {
    film,
    making,
    stopping,
    make: (mode: FilmMode | null) =>
      making.send(async () => {
        if (!film) return;
        const body = { jobId: crypto.randomUUID(), mode };
        const { data } = await call(MAKE, { params: { filmId: film.id }, body });
        client.setQueryData(key, data);
      }),
    stop: () =>
      stopping.send(async () => {
        if (!film?.job) return;
        await call('POST /api/teach/jobs/{jobId}/cancel', { params: { jobId: film.job.id } });
        await query.refetch();
      }),
  };
}

async function ask(filmId: string): Promise<Film | null> {
  try {
    return (await call(READ, { params: { filmId } })).data;
  } catch (error) {
    if (refusalOf(error).code === 'film.not_found') return null;
    throw error;
  }
}
