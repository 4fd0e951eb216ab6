import { getSession } from '../../session/session-store.ts';

let answer: ((leave: boolean) => void) | null = null;
const watchers = new Set<() => void>();

/** True when nothing of this account waits to be sent, or when its owner leaves all the same. */
export async function askBeforeLeaving(): Promise<boolean> {
  const session = getSession();
  if (session.status !== 'member') return true;
  // Other accounts' letters are no reason to ask, and an outbox that cannot be read is none to stay.
  const outbox = await import('../../outbox/outbox.ts').catch(() => null);
  if (!outbox || outbox.lettersOf(session.user.id).length === 0 || watchers.size === 0) return true;
  answer?.(false);
  return new Promise((resolve) => {
    answer = resolve;
    tell();
  });
}

export function isAsked(): boolean {
  return answer !== null;
}

export function answerUnsent(leave: boolean): void {
  const asked = answer;
  answer = null;
  tell();
  asked?.(leave);
}

export function watchUnsent(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
