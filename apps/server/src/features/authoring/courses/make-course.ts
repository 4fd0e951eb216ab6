import { makeCourse as endpoint } from '@hessa/contract/authoring/courses/make-course';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { beginCourse } from './begin-course.ts';

export const makeCourse = handle(endpoint, async (ctx, { body: { key, name, grade, term } }) => {
  return ctx.withTenant(async (tx) => {
    const { id, isNew } = await beginCourse(tx, ctx, key, { name, grade, term, pricePiastres: 0 });
    if (isNew) {
      await recordEvent(tx, ctx, {
        kind: 'course.made',
        actorId: ctx.account.id,
        details: { course: id, after: { name, grade, term } },
      });
    }
    return { data: { id } };
  });
});
