import { pause } from '../../api/pause.ts';
import { keptCount } from '../../kept-lessons/kept-count.ts';
import { getSession } from '../../session/session-store.ts';
import { storedLetters } from '../../session/stored-letters.ts';
import { LEAVING_DIALOGS } from './leaving-dialogs.ts';
import { unsentWords } from './unsent-words.ts';

type Question = keyof typeof LEAVING_DIALOGS;

/** For so long leaving waits for the code of its dialog: a line may lead nowhere, and then it would wait for minutes. */
const SOON_MS = 2_000;
/** Meanwhile nothing is to be seen of a press, and it is pressed again. */
let isComing = false;

let open: { question: Question; answer: (leave: boolean) => void } | null = null;
const watchers = new Set<() => void>();

/** True when leaving costs this account nothing, or when its owner leaves all the same. */
export async function askBeforeLeaving(): Promise<boolean> {
  const session = getSession();
  if (session.status !== 'member') return true;
  const unsent = unsentKeys(session.user.id);
  const inShort = `${unsentWords(unsent)}. هتفضل محفوظة على الجهاز ده لحد ما تدخل منه بحسابك تاني. تخرج؟`;
  if (unsent.length > 0 && !(await ask('unsent', inShort))) return false;
  return askAboutKept();
}

/** The same of lessons alone, whoever asks: with the account that keeps them they go from this phone. */
export async function askAboutKept(): Promise<boolean> {
  return keptCount() === 0 || ask('kept', 'اللي نزّلته على الجهاز ده هيتمسح. تخرج؟');
}

/** Other accounts' letters are no reason to ask. */
function unsentKeys(userId: string): string[] {
  return storedLetters().flatMap((letter) => (letter.userId === userId ? [letter.key] : []));
}

async function ask(question: Question, inShort: string): Promise<boolean> {
  if (watchers.size === 0) return true;
  if (isComing) return false;
  isComing = true;
  const isHere = await Promise.race([LEAVING_DIALOGS[question].bring(), pause(SOON_MS)]);
  isComing = false;
  // Without a line the browser asks in the dialog's place.
  if (!isHere) return confirm(inShort);
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
