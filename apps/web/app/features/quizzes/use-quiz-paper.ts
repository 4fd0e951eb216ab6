import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { useEffect, useMemo } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useRead } from '../../api/use-read.ts';
import { type Paper, readPaper } from './quiz-paper.ts';

export type PaperState =
  | { kind: 'loading' }
  | { kind: 'paper'; paper: Paper; fresh: boolean; keptAt: number | null }
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
export function useQuizPaper(lessonId: number, wanted: boolean): QuizPaper {
  const { reply, error, keptAt, isRefreshing, refresh } = useRead(
    'GET /Student/contentlesson/{id}',
    { params: { id: lessonId } },
    { kept: true, freshMs: 0, wanted },
  );
  const paper = useMemo(() => reply && readPaper(reply), [reply]);

  useEffect(() => {
    if (keptAt === null) return;
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [keptAt, refresh]);

  return { state: stateOf(), isRefreshing, refresh };

  function stateOf(): PaperState {
    if (error?.code === 'quiz.already_submitted') return { kind: 'submitted' };
    if (typeof paper === 'string') return { kind: 'other-kind', type: paper };
    if (paper) return { kind: 'paper', paper, fresh: keptAt === null && !isRefreshing && !error, keptAt };
    if (paper === null || error) return { kind: 'failed', error };
    return { kind: 'loading' };
  }
}
