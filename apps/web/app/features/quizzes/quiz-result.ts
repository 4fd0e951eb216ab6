import type { Reply } from '@hessa/contract/client';

/** A marked paper, as the server graded it. */
export type QuizResult = Reply<'POST /api/quizresult/submit'>['data'];

export type MarkedQuestion = QuizResult['review'][number];

/** The part of a video that explains a question. */
export type ExplainedPlace = NonNullable<MarkedQuestion['explainedIn']>;
