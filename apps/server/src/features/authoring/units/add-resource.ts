import { addResource as endpoint } from '@hessa/contract/authoring/units/add-resource';
import { and, count, eq, max } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { unitResources } from '../../units/unit-resources-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { resourceTarget } from './resource-edit.ts';
import { lockUnitAt } from './unit-edit.ts';

const RESOURCES_AT_MOST = 50;

export const addResource = handle(endpoint, async (ctx, { params: { unitId }, body: { version, title, ...given } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const { courseId } = await lockUnitAt(tx, ctx, unitId, version);
    const target = await resourceTarget(tx, ctx, given);
    const [present] = await tx
      .select({ count: count(), last: max(unitResources.position) })
      .from(unitResources)
      .where(and(eq(unitResources.tenantId, tenantId), eq(unitResources.unitId, unitId)));
    if ((present?.count ?? 0) >= RESOURCES_AT_MOST) throw new DomainError('course.full');
    const position = (present?.last ?? -1) + 1;
    const [resource] = await tx
      .insert(unitResources)
      .values({ tenantId, unitId, position, title, ...target })
      .returning({ id: unitResources.id });
    if (!resource) throw new Error('the resource was not made');
    await recordEvent(tx, ctx, {
      kind: 'resource.added',
      actorId: ctx.account.id,
      details: { course: courseId, unit: unitId, resource: resource.id, after: { title, ...target } },
    });
    return { data: { id: resource.id, version: await countVersionUp(tx, ctx, courseId) } };
  });
});
