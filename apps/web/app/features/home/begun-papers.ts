import { isWaiting } from '../../outbox/outbox.ts';
import { choicesKey } from '../../outbox/waiting-papers.ts';
import { draftIn, draftKey } from '../../session/begun-here.ts';
import { readStored } from '../../session/safe-storage.ts';
import { getSession } from '../../session/session-store.ts';

/** A quiz with answers on this phone, and where it is gone on with. */
export interface BegunPaper {
  lessonId: number;
  path: string;
  name: string;
}

/**
 * What the server could not tell of when it was last asked, at `askedAt` by this phone's clock: quizzes with answers that
 * were given since, or that were never sent. Of others it knows more: they may be handed in from elsewhere, or shut.
 */
export function begunPapers(askedAt: number): BegunPaper[] {
  const session = getSession();
  if (session.status !== 'member') return [];
  const beginning = draftKey(session.user.id, 0).slice(0, -1);
  return storedNames().flatMap((key) => {
    if (!key.startsWith(beginning)) return [];
    const draft: { choices: object; path?: unknown; name?: unknown } | null = draftIn(readStored(key));
    const given: ({ at?: number } | null)[] = Object.values(draft?.choices ?? {});
    const lessonId = Number(key.slice(beginning.length));
    if (!draft || !(given.some((choice) => (choice?.at ?? 0) > askedAt) || isWaiting(choicesKey(lessonId)))) return [];
    const { path, name } = draft;
    if (typeof path !== 'string' || typeof name !== 'string') return [];
    return [{ lessonId, path, name }];
  });
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
