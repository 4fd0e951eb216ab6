import type { makeCourse as endpoint } from '@hessa/contract/authoring/courses/make-course';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { beginCourse } from './begin-course.ts';

export async function makeCourse(
  ctx: AccountContext,
  { body: { key, name, grade, term } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
}
