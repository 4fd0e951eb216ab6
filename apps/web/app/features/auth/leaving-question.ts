import { keptCount } from '../../kept-lessons/kept-count.ts';
import { readStored } from '../../session/safe-storage.ts';
import { getSession } from '../../session/session-store.ts';
import { OUTBOX_KEY } from '../../session/storage-keys.ts';

/** What somebody who leaves is asked about: work that was not sent, and lessons that lie on the phone. */
type Question = 'unsent' | 'kept';

let open: { question: Question; answer: (leave: boolean) => void } | null = null;
const watchers = new Set<() => void>();

/** True when leaving costs this account nothing, or when its owner leaves all the same. */
export async function askBeforeLeaving(): Promise<boolean> {
  const session = getSession();
  if (session.status !== 'member') return true;
  if ((await hasUnsent(session.user.id)) && !(await ask('unsent'))) return false;
  return askAboutKept();
}

/** The same of lessons alone, whoever asks: with the account that keeps them they go from this phone. */
export async function askAboutKept(): Promise<boolean> {
  return keptCount() === 0 || ask('kept');
}

/** Other accounts' letters are no reason to ask, and an outbox that cannot be read is none to stay. */
async function hasUnsent(userId: string): Promise<boolean> {
  if (!readStored(OUTBOX_KEY)) return false;
  const outbox = await import('../../outbox/outbox.ts').catch(() => null);
  return outbox !== null && outbox.lettersOf(userId).length > 0;
}

function ask(question: Question): Promise<boolean> | true {
  if (watchers.size === 0) return true;
  open?.answer(false);
  return new Promise((answer) => {
    open = { question, answer };
    tell();
  });
}

export function openQuestion(): Question | null {
  return open?.question ?? null;
}

export function answerLeaving(leave: boolean): void {
  const asked = open;
  open = null;
  tell();
  asked?.answer(leave);
}

export function watchLeaving(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
