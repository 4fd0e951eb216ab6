import type { Reply } from '@hessa/contract/client';

/** What a regrade would change. */
export type RegradePreview = Reply<'GET /api/teach/quizzes/{lessonId}/regrade-preview'>['data'];
