import type { Reply } from '@hessa/contract/client';
import { type Read, useRead } from '../../api/use-read.ts';

export type TaughtCourse = Reply<'GET /api/teach/courses/{courseId}'>['data'];
export type TaughtUnit = TaughtCourse['units'][number];
export type TaughtLesson = TaughtUnit['lessons'][number];

/**
 * The course that is open in the editor. The tree and every panel beside it share this one read: a panel that saves a
 * lesson calls `refresh()` and the tree shows the new name, length or number of questions, and the version that the
 * next edit must be based on.
 */
export function useTaughtCourse(courseId: number): Read<'GET /api/teach/courses/{courseId}'> {
  return useRead('GET /api/teach/courses/{courseId}', { params: { courseId } }, { freshMs: 0 });
}
