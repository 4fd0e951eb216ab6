import type { Reply } from '@hessa/contract/client';

export type GradebookHead = Reply<'GET /api/teach/gradebooks/{courseId}'>['data'];
export type GradebookQuiz = GradebookHead['quizzes'][number];
export type GradebookLine = Reply<'GET /api/teach/gradebooks/{courseId}/students'>['data']['students'][number];

export interface GradebookOrder {
  only: 'missing' | 'low' | null;
  sort: 'name' | 'average' | 'missing';
}

export function orderQuery({ only, sort }: GradebookOrder, after: string | null) {
  return { sort, ...(only ? { only } : {}), ...(after ? { after } : {}) };
}
