import { GRACE_MS } from '@hessa/rules/quizzes/exams/sitting-time';
import { and, eq, sql } from 'drizzle-orm';
import type { WithAnyTenant } from '../../../db/tenant-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { examSittings, RUNS_UNTIL } from './exam-sittings-table.ts';
import { findExam } from './find-exam.ts';
import { findSittings } from './find-sittings.ts';
import { settleDue } from './settle-due.ts';

/** A transaction each, so that a class that ends together holds nobody up. */
const AT_ONCE = 20;

/** Hands in every attempt of a tenant whose time and grace are over, with what the server has of it. */
export async function handInDue(withTenant: WithAnyTenant, platform: Platform, tenantId: string): Promise<number> {
  const work = { tenant: { id: tenantId }, now: platform.clock.now(), platform };
  for (let handedIn = 0; ; ) {
    const found = await withTenant(tenantId, async (tx) => {
      // Another server that is at the same ones, or their students, are not waited for.
      const due = await tx
        .select({ studentId: examSittings.studentId, lessonId: examSittings.lessonId })
        .from(examSittings)
        .where(
          and(
            eq(examSittings.tenantId, tenantId),
            sql`${RUNS_UNTIL} < ${new Date(work.now.getTime() - GRACE_MS).toISOString()}::timestamptz`,
          ),
        )
        .orderBy(RUNS_UNTIL)
        .limit(AT_ONCE)
        .for('no key update', { skipLocked: true });
      for (const sitter of due) {
        const exam = await findExam(tx, tenantId, sitter);
        await settleDue(tx, work, exam, await findSittings(tx, tenantId, sitter));
      }
      return due.length;
    });
    handedIn += found;
    if (found < AT_ONCE) return handedIn;
  }
}
