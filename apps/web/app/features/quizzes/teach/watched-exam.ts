import type { Reply } from '@hessa/contract/client';

/** An exam as its teacher watches over it. */
export type WatchedExam = Reply<'GET /api/teach/exams/{lessonId}'>['data'];
