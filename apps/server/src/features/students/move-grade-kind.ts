import { GRADES, type Grade, isGrade } from '@hessa/rules/courses/grade';
import { nextGrade } from '@hessa/rules/students/next-grade';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { auditEvents } from '../../platform/audit/audit-events-table.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { LongJobKind, LongWork } from '../../platform/jobs/long-job-kind.ts';
import { accounts } from '../auth/accounts-table.ts';
import { studentsWanted } from './students-wanted.ts';

interface Cohort {
  from: Grade | 'all';
  expected: number;
}

const AT_ONCE = 1000;

/**
 * Each student passes by once, in the order of ids, so that somebody who moved is not met again in the next grade. All
 * of it is one transaction, and every student's own trail keeps the grade that was.
 */
export const moveGradeKind: LongJobKind<Cohort> = {
  kind: 'students.move-grade',
  afterCrash: 'restart',
  async run(work) {
    const { from, expected } = work.input;
    const grades = from === 'all' ? [...GRADES] : [from];
    await work.total(expected);
    await work.withTenant(async (tx) => {
      const wanted = and(studentsWanted(work.tenant.id, {}, work.now), inArray(accounts.grade, grades));
      const [cohort] = await tx.select({ count: count() }).from(accounts).where(wanted);
      if (cohort?.count !== expected) throw new DomainError('students.cohort_changed');
      let last = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        const some = await tx
          .select({ id: accounts.id, grade: accounts.grade })
          .from(accounts)
          .where(and(wanted, gt(accounts.id, last)))
          .orderBy(asc(accounts.id))
          .limit(AT_ONCE)
          .for('update');
        const end = some.at(-1);
        if (!end) break;
        last = end.id;
        await moveSome(tx, work, some);
        await work.step(some.length);
      }
      await recordEvent(tx, work, {
        kind: 'students.grade_moved',
        actorId: work.actor.id,
        details: { from, count: expected },
      });
      await work.finish(tx, { moved: expected });
    });
    return undefined;
  },
};

async function moveSome(tx: Tx, work: LongWork<Cohort>, students: { id: string; grade: string | null }[]) {
  for (const grade of GRADES) {
    const ids = students.filter((student) => student.grade === grade).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx
      .update(accounts)
      .set({ grade: nextGrade(grade), version: sql`${accounts.version} + 1` })
      .where(and(eq(accounts.tenantId, work.tenant.id), inArray(accounts.id, ids)));
  }
  await tx.insert(auditEvents).values(
    students.map(({ id, grade }) => ({
      tenantId: work.tenant.id,
      at: work.now,
      kind: 'student.grade_moved' as const,
      actorId: work.actor.id,
      subjectId: id,
      details: { before: { grade }, after: { grade: grade && isGrade(grade) ? nextGrade(grade) : null } },
      requestId: work.caller.requestId,
    })),
  );
}
