import { useState } from 'react';
import { call } from '../../../../api/call.ts';
import { useSending } from '../../../../api/use-sending.ts';
import type { StoredQuiz } from '../edited-question.ts';
import type { PaperForm } from './printed-key.tsx';

/** The forms of a paper, fetched when they are wanted first; a paper edited since is read anew by `refresh`. */
export function usePaperForms(quiz: StoredQuiz, refresh: () => Promise<void>) {
  const [made, setMade] = useState<{ version: number; forms: readonly PaperForm[] } | null>(null);
  const { busy, refusal, send } = useSending();
  const forms = made?.version === quiz.version ? made.forms : null;

  /** Answers whether they are there. */
  async function want(): Promise<boolean> {
    if (forms) return true;
    const refused = await send(async () => {
      const { data } = await call('PUT /api/teach/quizzes/{lessonId}/forms', {
        params: { lessonId: quiz.lessonId },
        body: {},
      });
      setMade(data);
      if (data.version !== quiz.version) await refresh();
    });
    return refused === null;
  }

  return { forms, want, busy, refusal };
}
