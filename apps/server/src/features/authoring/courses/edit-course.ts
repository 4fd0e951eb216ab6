import type { editCourse as endpoint } from '@hessa/contract/authoring/courses/edit-course';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { countVersionUp, lockCourse } from './course-edit.ts';

export async function editCourse(
  ctx: AccountContext,
  { params: { courseId }, body: { settingsVersion, ...settings } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const course = await lockCourse(tx, ctx, courseId);
    if (course.settingsVersion !== settingsVersion) throw new DomainError('teach.changed_meanwhile');
    const { name, description, grade, term, pricePiastres, openToAll, features } = course;
    const was = { name, description, grade, term, pricePiastres, openToAll, features };
    const next = settingsVersion + 1;
    await countVersionUp(tx, ctx, courseId, { ...settings, settingsVersion: next });
    await recordEvent(tx, ctx, {
      kind: 'course.edited',
      actorId: ctx.account.id,
      details: { course: courseId, ...changedFields(was, settings) },
    });
    return { data: { settingsVersion: next } };
  });
}
