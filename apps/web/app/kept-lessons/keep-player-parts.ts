import { keptLessonsPath } from '@hessa/rules/pages/student-pages';
import { loadedFiles } from '../offline/loaded-files.ts';
import type { WorkerLetter } from '../service-worker/worker-letter.ts';
import { holdExtra, type KeptExtra } from './kept-pieces.ts';
import { keptLessons } from './lesson-keeper.ts';

/**
 * What a lesson needs without a line besides its pieces: the code that plays it, the list it is found in, its poster,
 * the pictures of its bar, its captions, and the question before logging out. None of it is worth failing for.
 */
export async function keepPlayerParts(
  userId: string,
  lessonId: number,
  addresses: Readonly<Record<KeptExtra, string | null>>,
  bringPlayer: () => Promise<unknown>,
): Promise<void> {
  await Promise.allSettled([bringPlayer(), import('./open-kept.ts'), import('./kept-dialog.tsx')]);
  const letters = (): WorkerLetter[] => [
    { kind: 'visited', path: location.pathname + location.search, title: document.title, loaded: loadedFiles() },
    { kind: 'visited', path: keptLessonsPath(), title: '', loaded: [] },
  ];
  // Where there is no worker this is never answered.
  void navigator.serviceWorker?.ready.then(({ active }) => {
    for (const letter of letters()) active?.postMessage(letter);
  });
  for (const [extra, address] of Object.entries(addresses) as [KeptExtra, string | null][]) {
    const answer = address ? await fetch(address).catch(() => null) : null;
    // Removed, or logged out, while it came.
    if (!keptLessons()?.some((lesson) => lesson.lessonId === lessonId)) return;
    if (answer) await holdExtra(userId, lessonId, extra, answer).catch(ignore);
  }
}

function ignore(): void {}
