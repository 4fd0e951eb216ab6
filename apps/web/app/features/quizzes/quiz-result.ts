import type { Reply } from '@hessa/contract/client';

/** A marked paper, as the server graded it. */
export type QuizResult = Reply<'POST /api/quizresult/submit'>['data'];
