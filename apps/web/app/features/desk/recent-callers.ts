import { useEffect, useState } from 'react';
import { readPrivate, writePrivate } from '../../session/private-store.ts';
import { useSession } from '../../session/use-session.ts';

/** Students whose card was opened last on this phone; logging out forgets them with everything else it kept. */
export interface RecentCaller {
  id: string;
  name: string;
  grade: string | null;
  openedAt: number;
}

const KEY = 'desk: recent callers';
const KEPT = 6;

export function useRecentCallers(isWanted: boolean): readonly RecentCaller[] {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : '';
  const [recent, setRecent] = useState<readonly RecentCaller[]>([]);
  useEffect(() => {
    if (!isWanted || !userId) return;
    let isGone = false;
    void recentCallers(userId).then((found) => {
      if (!isGone) setRecent(found);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, userId]);
  return recent;
}

/** Puts a student at the head of the list. */
export async function rememberCaller(userId: string, caller: Omit<RecentCaller, 'openedAt'>): Promise<void> {
  const others = (await recentCallers(userId)).filter(({ id }) => id !== caller.id);
  await writePrivate(userId, KEY, [{ ...caller, openedAt: Date.now() }, ...others].slice(0, KEPT));
}

async function recentCallers(userId: string): Promise<readonly RecentCaller[]> {
  const kept = await readPrivate(userId, KEY);
  return Array.isArray(kept?.value) ? (kept.value as RecentCaller[]) : [];
}
