import { readStored } from './safe-storage.ts';
import { getSession } from './session-store.ts';

/** Where the phone keeps the answers of a quiz that is not handed in yet. */
export function draftKey(userId: string, lessonId: number): string {
  return `quiz_draft:${userId}:${lessonId}`;
}

/** Whether whoever is signed in has written answers on this phone that are not handed in: known without a line too. */
export function isBegunHere(lessonId: number): boolean {
  const session = getSession();
  if (session.status !== 'member') return false;
  try {
    const draft = JSON.parse(readStored(draftKey(session.user.id, lessonId)) ?? 'null') as { choices?: object } | null;
    return Object.keys(draft?.choices ?? {}).length > 0;
  } catch {
    return false;
  }
}
