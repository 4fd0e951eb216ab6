import { cairoMoment, cairoWall } from '@hessa/rules/statistics/cairo-wall';
import { readStored, removeStored, writeStored } from '../../session/safe-storage.ts';
import { useSession } from '../../session/use-session.ts';
import { draftPlace } from '../editing/use-draft.ts';

/** A day and an hour as they are typed; null tells each result as it is ready. */
export type Wall = { day: string; time: string } | null;

interface KeptResultsTime {
  /** Undefined where nothing was chosen over the saved time, or all of it was saved. */
  read: () => Wall | undefined;
  keep: (wall: Wall) => void;
  forget: () => void;
}

/** What was chosen and not told yet is kept in the browser like every draft of the console, through a reload too. */
export function useKeptResultsTime(lessonId: number, resultsAt: number | null): KeptResultsTime {
  const session = useSession();
  return keptResultsTime(
    draftPlace(session.status === 'member' ? session.user.id : '', `results time ${lessonId}`),
    resultsAt,
  );
}

/** A choice is one over the time that was saved then: back at it there is none, and over another it says nothing. */
export function keptResultsTime(place: string, resultsAt: number | null): KeptResultsTime {
  const forget = () => removeStored(place);
  return {
    read: () => readChoice(readStored(place), resultsAt),
    keep: (wall) =>
      isSaved(wall, resultsAt) ? forget() : writeStored(place, JSON.stringify({ over: resultsAt, wall })),
    forget,
  };
}

function isSaved(wall: Wall, resultsAt: number | null): boolean {
  if (wall === null || resultsAt === null) return wall === resultsAt;
  // A wall shows no seconds.
  return cairoMoment(wall) === cairoMoment(cairoWall(resultsAt));
}

function readChoice(kept: string | null, resultsAt: number | null): Wall | undefined {
  try {
    const { over, wall } = (JSON.parse(kept ?? 'null') ?? {}) as { over?: number | null; wall?: Wall };
    if (over !== resultsAt) return undefined;
    return wall === null || (typeof wall?.day === 'string' && typeof wall.time === 'string') ? wall : undefined;
  } catch {
    return undefined;
  }
}
