import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { signalCourseDataUpdated } from '../session/course-data-updated.ts';
import { completedLesson, completionKey, isCompletion } from './completion-key.ts';
import { lettersOf, post, receive, watchOutbox } from './outbox.ts';
import { useWaiting } from './use-waiting.ts';

const ROUTE = 'POST /api/Student/complete-lesson';

/** The lessons that were finished here and not yet told, as one word that changes with them. */
function waitingCompletions(userId: string): string {
  const keys = lettersOf(userId).map(({ key }) => key);
  return keys.filter(isCompletion).join();
}

/** The same, as ids. */
export function useWaitingCompletions(userId: string): ReadonlySet<number> {
  const word = useSyncExternalStore(
    watchOutbox,
    () => waitingCompletions(userId),
    () => '',
  );
  return useMemo(() => new Set(word.split(',').filter(isCompletion).map(completedLesson)), [word]);
}

export interface LessonCompletion {
  completed: boolean;
  /** Finished here, not yet known to the server. */
  waiting: boolean;
  /** Why the server would not take it; null while it has not refused. */
  refusal: ApiError | null;
  /** Marks the lesson at once and tells the server, whenever there is a line. */
  finish: () => void;
}

/** Whether a video is finished: because the server says so, or because the student has just said so. */
export function useLessonCompletion(lessonId: number, serverSays: boolean): LessonCompletion {
  const key = completionKey(lessonId);
  const waiting = useWaiting(key);
  const [here, setHere] = useState<{ key: string; refusal: ApiError | null } | null>(null);
  const mine = here?.key === key ? here : null;

  useEffect(
    () =>
      receive(key, ROUTE, (outcome) => {
        if (outcome.kind !== 'waiting') setHere({ key, refusal: outcome.kind === 'refused' ? outcome.error : null });
      }),
    [key],
  );

  return {
    completed: serverSays || waiting || (mine !== null && mine.refusal === null),
    waiting,
    refusal: mine?.refusal ?? null,
    finish: () => {
      setHere({ key, refusal: null });
      signalCourseDataUpdated();
      void post(key, ROUTE, { query: { lessonId } });
    },
  };
}
