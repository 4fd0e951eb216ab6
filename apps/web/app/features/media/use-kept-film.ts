import { useEffect, useState } from 'react';
import type { KeptFilm } from '../../kept-lessons/open-kept.ts';
import { readStored } from '../../session/safe-storage.ts';
import { getSession } from '../../session/session-store.ts';
import { KEPT_LESSONS_KEY } from '../../session/storage-keys.ts';

/**
 * The lesson as this phone keeps it, if it does and its time is not over. What plays it is fetched only then; `asked`
 * is false while the phone is still being looked at.
 */
export function useKeptFilm(lessonId: number): { kept: KeptFilm | null; asked: boolean; lookAgain: () => void } {
  const [look, setLook] = useState(0);
  const [kept, setKept] = useState<KeptFilm | null>(null);
  const [asked, setAsked] = useState(() => !isListed(lessonId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just come is looked for again
  useEffect(() => {
    if (!isListed(lessonId)) return;
    let left = false;
    let opened: KeptFilm | null = null;
    const session = getSession();
    void import('../../kept-lessons/open-kept.ts')
      .then(({ openKept }) => (session.status === 'member' ? openKept(session.user.id, lessonId) : null))
      // A phone that cannot open what it has plays over the line.
      .catch(() => null)
      .then((film) => {
        if (left) return film?.close();
        opened = film;
        setKept(film);
        setAsked(true);
      });
    return () => {
      left = true;
      opened?.close();
    };
  }, [lessonId, look]);
  return { kept, asked, lookAgain: () => setLook(look + 1) };
}

function isListed(lessonId: number): boolean {
  return readStored(KEPT_LESSONS_KEY)?.split(' ').includes(String(lessonId)) ?? false;
}
