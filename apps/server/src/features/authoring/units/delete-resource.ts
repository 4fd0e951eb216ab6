import { deleteResource as endpoint } from '@hessa/contract/authoring/units/delete-resource';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { deleteSoftly } from '../../../platform/trash/delete-softly.ts';
import { countVersionUp, nameOfCourse } from '../courses/course-edit.ts';
import { lockResourceAt } from './resource-edit.ts';

export const deleteResource = handle(endpoint, async (ctx, { params: { resourceId }, body: { version } }) => {
  return ctx.withTenant(async (tx) => {
    const { resource, unit } = await lockResourceAt(tx, ctx, resourceId, version);
    const { title, type, url, mediaId } = resource;
    const place = await nameOfCourse(tx, ctx.tenant.id, unit.courseId);
    await deleteSoftly(tx, ctx, { kind: 'resource', id: resourceId, title, place });
    await recordEvent(tx, ctx, {
      kind: 'resource.deleted',
      actorId: ctx.account.id,
      details: { course: unit.courseId, unit: unit.id, resource: resourceId, before: { title, type, url, mediaId } },
    });
    return { data: { version: await countVersionUp(tx, ctx, unit.courseId) } };
  });
});
