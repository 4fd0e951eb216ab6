import type { Reply } from '@hessa/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { useRead } from './use-read.ts';

const MARKS = 'GET /api/Student/quiz-marks';

export type QuizMark = Reply<typeof MARKS>['data'][number];

/** What each quiz of a course that was handed in has earned; asked for only where one was. */
export function useQuizMarks(courseId: number, submitted: readonly number[]): ReadonlyMap<number, QuizMark> {
  const wanted = submitted.length > 0;
  const { reply, refresh } = useRead(MARKS, { query: { courseId } }, { kept: true, freshMs: 0, wanted });
  const marks = new Map(reply?.data.map((mark) => [mark.lessonId, mark]));
  // One more was handed in since this was asked.
  const isShort = reply !== undefined && submitted.some((id) => !marks.has(id));
  const askAgain = useEffectEvent(() => void refresh());
  const count = submitted.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paper that is still on its way is asked for once, not for ever
  useEffect(() => {
    if (isShort) askAgain();
  }, [count, isShort]);
  return marks;
}
