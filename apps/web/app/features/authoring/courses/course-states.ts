import type { Reply } from '@hessa/contract/client';

export type ListedTaughtCourse = Reply<'GET /api/teach/courses'>['data']['courses'][number];
export type CourseState = ListedTaughtCourse['state'];

export const STATE_WORDS: Record<CourseState, string> = {
  draft: 'مسودة',
  published: 'منشور',
  archived: 'في الأرشيف',
};
