import { and, eq, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { LongJobKind } from '../../platform/jobs/long-job-kind.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import type { AskedInput } from '../../platform/jobs/start-long-job.ts';
import { accounts } from '../auth/accounts-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { examSittings } from '../quizzes/exams/exam-sittings-table.ts';
import { quizAttempts } from '../quizzes/quiz-attempts-table.ts';
import type { SelectedChange, SelectedInput, SelectedResult } from './selected-change.ts';

interface Undo {
  /** The job that changed them. */
  change: string;
}

/** Puts back what stands as the change left it. Who was changed again since then, or has begun the course, keeps it. */
export const undoSelectedKind: LongJobKind<Undo> = {
  kind: 'students.undo-selected',
  afterCrash: 'restart',
  async run(work) {
    const tenantId = work.tenant.id;
    await work.withTenant(async (tx) => {
      const own = and(eq(longJobs.tenantId, tenantId), eq(longJobs.id, work.input.change));
      const [job] = await tx.select().from(longJobs).where(own).for('update');
      const result = job?.result as SelectedResult | null | undefined;
      if (!job || !result || result.undoneAt) throw new DomainError('students.change_undone');
      const { change } = (job.input as AskedInput).wanted as SelectedInput;
      await work.total(result.before.length);
      const rows = await rowsOf<{ id: string }>(tx, putBack(tenantId, change, result));
      await tx
        .update(longJobs)
        .set({ result: { ...result, undoneAt: work.now.toISOString() } })
        .where(own);
      await recordEvent(tx, work, {
        kind: 'students.change_undone',
        actorId: work.actor.id,
        details: {
          count: rows.length,
          skipped: result.before.length - rows.length,
          selected: rows.map(({ id }) => id),
        },
      });
      await work.finish(tx, { returned: rows.length, kept: result.before.length - rows.length });
    });
    return undefined;
  },
};

function putBack(tenantId: string, change: SelectedChange, { at, before }: SelectedResult): SQL {
  // Through the accounts: who is in a grade that is not served any more is not touched.
  const changed = sql`(select r.* from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as r (id uuid, was ${sql.raw(change.kind === 'extend' ? 'timestamptz' : 'text')})
    join ${accounts} s on s.tenant_id = ${tenantId} and s.id = r.id) w`;
  if (change.kind === 'move') {
    return sql`update ${accounts} a set grade = w.was, version = a.version + 1 from ${changed}
      where a.tenant_id = ${tenantId} and a.id = w.id and a.grade = ${change.grade} returning a.id`;
  }
  if (change.kind === 'extend') {
    return sql`update ${enrolments} e set extended_until = w.was from ${changed}
      where e.tenant_id = ${tenantId} and e.course_id = ${change.courseId} and e.student_id = w.id
        and e.extended_until = ${change.until}::timestamptz returning e.student_id as id`;
  }
  return sql`delete from ${enrolments} e using ${changed}
    where e.tenant_id = ${tenantId} and e.course_id = ${change.courseId} and e.student_id = w.id
      and e.source = 'granted' and e.enrolled_at = ${at}::timestamptz and e.extended_until is null
      and not exists (select from ${lessonProgress} p
        where p.tenant_id = e.tenant_id and p.student_id = e.student_id and p.course_id = e.course_id)
      and not exists (select from ${quizAttempts} t join ${lessons} l on l.tenant_id = t.tenant_id and l.id = t.lesson_id
        where t.tenant_id = e.tenant_id and t.student_id = e.student_id and l.course_id = e.course_id)
      and not exists (select from ${examSittings} s join ${lessons} l on l.tenant_id = s.tenant_id and l.id = s.lesson_id
        where s.tenant_id = e.tenant_id and s.student_id = e.student_id and l.course_id = e.course_id)
    returning e.student_id as id`;
}
