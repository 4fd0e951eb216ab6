import { editCourse as endpoint } from '@hessa/contract/authoring/courses/edit-course';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { countVersionUp, lockCourse } from './course-edit.ts';

export const editCourse = handle(
  endpoint,
  async (ctx, { params: { courseId }, body: { settingsVersion, ...settings } }) => {
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
  },
);
