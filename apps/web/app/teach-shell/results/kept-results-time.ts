import { readStored, removeStored, writeStored } from '../../session/safe-storage.ts';
import { useSession } from '../../session/use-session.ts';
import { draftPlace } from '../editing/use-draft.ts';

/** A day and an hour as they are typed; null tells each result as it is ready. */
export type Wall = { day: string; time: string } | null;

interface KeptResultsTime {
  /** Undefined where nothing was chosen, or all of it was saved. */
  read: () => Wall | undefined;
  keep: (wall: Wall) => void;
  forget: () => void;
}

/** What was chosen and not told yet is kept in the browser like every draft of the console, through a reload too. */
export function useKeptResultsTime(lessonId: number): KeptResultsTime {
  const session = useSession();
  const place = draftPlace(session.status === 'member' ? session.user.id : '', `results time ${lessonId}`);
  return {
    read: () => readWall(readStored(place)),
    keep: (wall) => writeStored(place, JSON.stringify(wall)),
    forget: () => removeStored(place),
  };
}

function readWall(kept: string | null): Wall | undefined {
  try {
    const wall: unknown = kept === null ? undefined : JSON.parse(kept);
    const { day, time } = (wall ?? {}) as Partial<NonNullable<Wall>>;
    if (wall === null) return null;
    return typeof day === 'string' && typeof time === 'string' ? { day, time } : undefined;
  } catch {
    return undefined;
  }
}
