import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { courses } from '../../courses/courses-table.ts';
import type { CourseRow } from './course-edit.ts';

export type CourseState = 'draft' | 'published' | 'archived';

export function courseState({ active, archivedAt }: Pick<CourseRow, 'active' | 'archivedAt'>): CourseState {
  if (archivedAt !== null) return 'archived';
  return active ? 'published' : 'draft';
}

/** The same as the database asks it. */
export const IN_STATE: Record<CourseState | 'current', SQL | undefined> = {
  current: isNull(courses.archivedAt),
  draft: and(isNull(courses.archivedAt), eq(courses.active, false)),
  published: and(isNull(courses.archivedAt), eq(courses.active, true)),
  archived: isNotNull(courses.archivedAt),
};
