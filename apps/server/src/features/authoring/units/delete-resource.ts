import { deleteResource as endpoint } from '@hessa/contract/authoring/units/delete-resource';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { unitResources } from '../../units/unit-resources-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockResourceAt } from './resource-edit.ts';

export const deleteResource = handle(endpoint, async (ctx, { params: { resourceId }, body: { version } }) => {
  return ctx.withTenant(async (tx) => {
    const { resource, unit } = await lockResourceAt(tx, ctx, resourceId, version);
    await tx
      .delete(unitResources)
      .where(and(eq(unitResources.tenantId, ctx.tenant.id), eq(unitResources.id, resourceId)));
    const { title, type, url, mediaId } = resource;
    await recordEvent(tx, ctx, {
      kind: 'resource.deleted',
      actorId: ctx.account.id,
      details: { course: unit.courseId, unit: unit.id, resource: resourceId, before: { title, type, url, mediaId } },
    });
    return { data: { version: await countVersionUp(tx, ctx, unit.courseId) } };
  });
});
