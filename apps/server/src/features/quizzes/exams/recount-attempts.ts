import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from './exam-sittings-table.ts';
import { findExam } from './find-exam.ts';
import { lockSittings } from './find-sittings.ts';
import { recountResult } from './recount-result.ts';

/** After another attempt is to count: the results of those who have more than one. */
export async function recountAttempts(tx: Tx, tenantId: string, lessonId: number, now: Date): Promise<void> {
  const students = await tx
    .selectDistinct({ studentId: examSittings.studentId })
    .from(examSittings)
    .where(
      and(
        eq(examSittings.tenantId, tenantId),
        eq(examSittings.lessonId, lessonId),
        gt(examSittings.number, 1),
        isNotNull(examSittings.handedInAt),
      ),
    )
    // As a group of saves takes them: neither waits for the other.
    .orderBy(asc(examSittings.studentId));
  for (const { studentId } of students) {
    const sitter = { studentId, lessonId };
    await recountResult(tx, now, await findExam(tx, tenantId, sitter), await lockSittings(tx, tenantId, sitter));
  }
}
