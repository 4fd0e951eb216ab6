import type { Reply } from '@hessa/contract/client';

/** The course with the student's own progress. */
export const COURSE_TREE = 'GET /api/Course/tree-course-with-progress';

export type TreeReply = Reply<typeof COURSE_TREE>;
export type CourseReply = TreeReply['data'];
export type UnitReply = CourseReply['units'][number];
export type LessonReply = UnitReply['lessons'][number];
export type ResourceReply = UnitReply['resources'][number];
