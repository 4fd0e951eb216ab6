import { editResource as endpoint } from '@hessa/contract/authoring/units/edit-resource';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { unitResources } from '../../units/unit-resources-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockResourceAt, resourceTarget } from './resource-edit.ts';

export const editResource = handle(
  endpoint,
  async (ctx, { params: { resourceId }, body: { version, title, ...given } }) => {
    return ctx.withTenant(async (tx) => {
      const { resource, unit } = await lockResourceAt(tx, ctx, resourceId, version);
      const was = { title: resource.title, type: resource.type, url: resource.url, mediaId: resource.mediaId };
      const isKept = given.url === undefined && given.mediaId === undefined;
      const is = { ...was, title, ...(isKept ? {} : await resourceTarget(tx, ctx, given)) };
      await tx
        .update(unitResources)
        .set(is)
        .where(and(eq(unitResources.tenantId, ctx.tenant.id), eq(unitResources.id, resourceId)));
      await recordEvent(tx, ctx, {
        kind: 'resource.edited',
        actorId: ctx.account.id,
        details: { course: unit.courseId, resource: resourceId, ...changedFields(was, is) },
      });
      return { data: { version: await countVersionUp(tx, ctx, unit.courseId) } };
    });
  },
);
