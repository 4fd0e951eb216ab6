import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from './exam-sittings-table.ts';
import type { ExamWork } from './exam-work.ts';
import type { Sitting } from './find-sittings.ts';
import { gradeSitting } from './grade-sitting.ts';

/** Closes an attempt, or grades one again that is closed, and answers it as it is then. */
export async function finishSitting(
  tx: Tx,
  work: ExamWork,
  sitting: Sitting,
  by: 'student' | 'time',
): Promise<Sitting> {
  // Whoever is late hands in at the end, as a paper is collected from a desk.
  const handedInAt = sitting.handedInAt ?? new Date(Math.min(work.now.getTime(), sitting.endsAt.getTime()));
  const { saved, awayTimes, awaySeconds } = sitting;
  const finished = { saved, awayTimes, awaySeconds, handedInAt, handedInBy: sitting.handedInBy ?? by };
  const grading = await gradeSitting(tx, work, sitting);
  await tx
    .update(examSittings)
    .set({ ...finished, grading })
    .where(
      and(
        eq(examSittings.tenantId, sitting.tenantId),
        eq(examSittings.studentId, sitting.studentId),
        eq(examSittings.lessonId, sitting.lessonId),
        eq(examSittings.number, sitting.number),
      ),
    );
  return { ...sitting, ...finished, grading };
}
