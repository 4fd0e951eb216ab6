import { getCourseTree as endpoint } from '@hessa/contract/lessons/get-course-tree';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { courseIdOfQuery } from '../courses/course-id-of-query.ts';
import { loadOutline } from './course-outline.ts';
import { presentCourseFacts } from './present-outline.ts';

export const getCourseTree = handle(endpoint, async (ctx, { query }) => {
  const courseId = courseIdOfQuery(query);
  const outline = await ctx.withTenant((tx) => loadOutline(tx, ctx, courseId), 'read');
  if (!outline?.course.active) throw new DomainError('course.not_found');
  return {
    data: {
      ...presentCourseFacts(outline),
      units: outline.units.map((unit) => ({
        id: unit.id,
        unitName: unit.name,
        lessons: unit.lessons.map(({ id, name, type }) => ({ id, lessonName: name, type })),
      })),
    },
  };
});
