import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useRead } from '../../api/use-read.ts';
import { type Paper, readPaper } from './quiz-paper.ts';
import { unsentPlaces } from './save-choices.ts';

export type PaperState =
  | { kind: 'loading' }
  | {
      kind: 'paper';
      paper: Paper;
      fresh: boolean;
      keptAt: number | null;
      /**
       * What lay on the phone alone as this paper was asked for: the paper need not know it, though it may have arrived
       * since.
       */
      untold: ReadonlySet<number>;
    }
  | { kind: 'submitted' }
  | { kind: 'other-kind'; type: LessonKindName }
  /** No error: the server answered, but not with a quiz. */
  | { kind: 'failed'; error: ApiError | null };

interface QuizPaper {
  state: PaperState;
  isRefreshing: boolean;
  refresh: () => Promise<void>;
}

/** The quiz's questions: always asked for anew, and kept on the phone for when nobody answers. */
export function useQuizPaper(userId: string, lessonId: number, wanted: boolean): QuizPaper {
  const read = useRead(
    'GET /Student/contentlesson/{id}',
    { params: { id: lessonId } },
    { kept: true, freshMs: 0, wanted },
  );
  const { reply, error, keptAt, isRefreshing } = read;
  const [untold, setUntold] = useState(() => unsentPlaces(userId, lessonId));
  const refresh = () => {
    setUntold(unsentPlaces(userId, lessonId));
    return read.refresh();
  };
  const paper = useMemo(() => reply && readPaper(reply), [reply]);

  const onLine = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (keptAt === null) return;
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, [keptAt]);

  return { state: stateOf(), isRefreshing, refresh };

  function stateOf(): PaperState {
    if (error?.code === 'quiz.already_submitted') return { kind: 'submitted' };
    if (typeof paper === 'string') return { kind: 'other-kind', type: paper };
    if (paper) return { kind: 'paper', paper, fresh: keptAt === null && !isRefreshing && !error, keptAt, untold };
    if (paper === null || error) return { kind: 'failed', error };
    return { kind: 'loading' };
  }
}
