import { and, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { LongJobKind } from '../../platform/jobs/long-job-kind.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';

interface Undo {
  /** The job that moved them. */
  move: string;
}

const AT_ONCE = 1000;

/** The trail says what every student's grade was. Who was given another grade since then keeps it. */
export const undoGradeMoveKind: LongJobKind<Undo> = {
  kind: 'students.undo-move',
  afterCrash: 'restart',
  async run(work) {
    const { move } = work.input;
    const tenantId = work.tenant.id;
    await work.withTenant(async (tx) => {
      const [moved] = await tx
        .select({ total: longJobs.total, result: longJobs.result })
        .from(longJobs)
        .where(and(eq(longJobs.tenantId, tenantId), eq(longJobs.id, move)))
        .for('update');
      const result = moved?.result as { moved: number; undoneAt?: string } | null;
      if (!result || result.undoneAt) throw new DomainError('students.move_undone');
      await work.total(result.moved);
      let last = 0;
      let count = 0;
      for (;;) {
        const rows = await rowsOf<{
          last: string;
          seen: number;
          done: number;
        }>(
          tx,
          sql`
          with chunk as (
            select id, subject_id, details from audit_events
            where tenant_id = ${tenantId} and kind = 'student.grade_moved'
              and request_id = ${`job-${move}`} and id > ${last}
            order by id limit ${AT_ONCE}
          ), back as (
            update accounts a set grade = s.details -> 'before' ->> 'grade', version = a.version + 1
            from chunk s
            where a.tenant_id = ${tenantId} and a.id = s.subject_id
              and a.grade is not distinct from s.details -> 'after' ->> 'grade'
            returning a.id, s.details -> 'after' as before, s.details -> 'before' as after
          ), told as (
            insert into audit_events (tenant_id, at, kind, actor_id, subject_id, details, request_id)
            select ${tenantId}, ${work.now.toISOString()}::timestamptz, 'student.grade_moved', ${work.actor.id}::uuid, id,
                   jsonb_build_object('before', before, 'after', after), ${work.caller.requestId}
            from back
            returning 1
          )
          select (select max(id) from chunk)::bigint as last, (select count(*) from chunk)::int as seen,
                 (select count(*) from back)::int as done`,
        );
        const [step] = rows;
        if (!step || Number(step.seen) === 0) break;
        last = Number(step.last);
        count += Number(step.done);
        await work.step(Number(step.seen));
      }
      await tx
        .update(longJobs)
        .set({ result: { ...result, undoneAt: work.now.toISOString() } })
        .where(and(eq(longJobs.tenantId, tenantId), eq(longJobs.id, move)));
      await recordEvent(tx, work, { kind: 'students.move_undone', actorId: work.actor.id, details: { count } });
      await work.finish(tx, { returned: count });
    });
    return undefined;
  },
};
