import { extendSelected as extendEndpoint } from '@hessa/contract/students/extend-selected';
import { grantSelected as grantEndpoint } from '@hessa/contract/students/grant-selected';
import { moveSelected as moveEndpoint } from '@hessa/contract/students/move-selected';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { startLongJob } from '../../platform/jobs/start-long-job.ts';
import { courses } from '../courses/courses-table.ts';
import { refuseUntil } from '../enrolment/refuse-until.ts';
import { presentJob } from '../jobs/teach/present-job.ts';
import type { SelectedInput } from './selected-change.ts';
import { selectedStudentsKind } from './selected-students-kind.ts';

type Asker = Parameters<typeof startLongJob<SelectedInput>>[1];

async function start(tx: Tx, ctx: Asker, id: string, input: SelectedInput) {
  return { data: presentJob(await startLongJob(tx, ctx, { id, kind: selectedStudentsKind, input })) };
}

async function insistOnCourse(tx: Tx, tenantId: string, courseId: number): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, courseId)));
  if (!course) throw new DomainError('course.not_found');
}

export const grantSelected = handle(grantEndpoint, async (ctx, { body: { key, selected, ...change } }) => {
  return ctx.withTenant(async (tx) => {
    await insistOnCourse(tx, ctx.tenant.id, change.courseId);
    return start(tx, ctx, key, { selected, change: { kind: 'grant', ...change } });
  });
});

export const extendSelected = handle(extendEndpoint, async (ctx, { body: { key, selected, ...change } }) => {
  refuseUntil(new Date(change.until), ctx.now);
  return ctx.withTenant(async (tx) => {
    await insistOnCourse(tx, ctx.tenant.id, change.courseId);
    return start(tx, ctx, key, { selected, change: { kind: 'extend', ...change } });
  });
});

export const moveSelected = handle(moveEndpoint, async (ctx, { body: { key, selected, grade } }) => {
  return ctx.withTenant((tx) => start(tx, ctx, key, { selected, change: { kind: 'move', grade } }));
});
