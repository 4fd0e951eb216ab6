import { listUnitLessons as endpoint } from '@hessa/contract/lessons/list-unit-lessons';
import { pageOf } from '@hessa/contract/paging';
import { PAGE_SIZES, totalPages } from '@hessa/rules/site/paging';
import { handle } from '../../calls/handle.ts';
import { findHeldUnit } from './find-held-unit.ts';

export const listUnitLessons = handle(endpoint, async (ctx, { params, query }) => {
  const { page, size } = pageOf(query, PAGE_SIZES.unitLessons);
  const { outline, unit } = await ctx.withTenant((tx) => findHeldUnit(tx, ctx, params.id), 'read');
  return {
    lessons: unit.lessons
      .slice((page - 1) * size, page * size)
      .map(({ id, name, type }) => ({ id, lessonName: name, type })),
    unitName: unit.name,
    unitTitle: unit.title,
    courseName: outline.course.name,
    totalCount: unit.lessons.length,
    totalPages: totalPages(unit.lessons.length, size),
    currentPage: page,
  };
});
