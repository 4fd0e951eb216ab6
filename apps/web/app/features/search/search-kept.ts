import type { Reply } from '@hessa/contract/client';
import { isFound, searchTerms } from '@hessa/rules/text/search-fold';
import { readPrivateLike } from '../../session/private-store.ts';
import type { Found } from './found.ts';

const TREE = 'GET /api/Course/tree-course-with-progress';
type Course = Reply<typeof TREE>['data'];

/** Looks through the courses that this phone has opened; null when it has kept none. */
export async function searchKept(userId: string, typed: string): Promise<Found | null> {
  const entries = await readPrivateLike(userId, TREE);
  const courses = new Map(
    entries.map(({ value }) => [(value as Reply<typeof TREE>).data.id, value as Reply<typeof TREE>]),
  );
  if (courses.size === 0) return null;
  const terms = searchTerms(typed);
  const known = [...courses.values()].map(({ data }) => data);
  return {
    courses: known
      .filter(({ courseName, description }) => isFound(terms, `${courseName} ${description}`, ''))
      .map(({ id, courseName, grade }) => ({ id, courseName, grade, mine: true })),
    lessons: known.flatMap((course) => lessonsOf(course, terms)),
  };
}

function lessonsOf({ id: courseId, courseName, units }: Course, terms: readonly string[]): Found['lessons'] {
  return units.flatMap(({ id: unitId, unitName, unitTitle, lessons }) =>
    lessons
      .filter(({ lessonName }) => isFound(terms, `${lessonName} ${unitName} ${unitTitle}`, courseName))
      .map(({ id, lessonName, type }) => ({
        id,
        lessonName,
        type,
        unitId,
        unitName,
        courseId,
        courseName,
        leadsTo: 'lesson' as const,
      })),
  );
}
