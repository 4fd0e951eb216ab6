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
  return Object.keys(draftIn(readStored(draftKey(session.user.id, lessonId)))?.choices ?? {}).length > 0;
}

/** Whatever is damaged counts as nothing kept. */
export function draftIn(text: string | null): { basedOn: number; choices: object } | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { basedOn?: unknown; choices?: unknown } | null;
    if (typeof kept?.basedOn !== 'number' || typeof kept.choices !== 'object' || kept.choices === null) return null;
    return { ...kept, basedOn: kept.basedOn, choices: kept.choices };
  } catch {
    return null;
  }
}
