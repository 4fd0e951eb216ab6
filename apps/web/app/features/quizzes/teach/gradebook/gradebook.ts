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

/** Why there is no mark: missing, to be handed in still, or not the student's turn yet. */
export function gapOf({ missing, stillOpen }: Pick<GradebookLine, 'missing' | 'stillOpen'>, lessonId: number) {
  if (missing.includes(lessonId)) return 'missing';
  return stillOpen.includes(lessonId) ? 'open' : 'later';
}

/** The same on paper and in a file. */
export const GAP_LETTERS = { later: '', open: 'لسه', missing: 'غ' } as const satisfies Record<
  ReturnType<typeof gapOf>,
  string
>;
