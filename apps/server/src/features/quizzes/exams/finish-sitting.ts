import type { Tx } from '../../../db/tenant-transaction.ts';
import type { ExamWork } from './exam-work.ts';
import type { Sitting } from './find-sittings.ts';
import { gradeSitting } from './grade-sitting.ts';
import { keepClosed } from './own-sitting.ts';

/** Closes an attempt, or grades one again that is closed, and answers it as it is then. */
export async function finishSitting(
  tx: Tx,
  work: ExamWork,
  sitting: Sitting,
  by: 'student' | 'time',
): Promise<Sitting> {
  // Whoever is late hands in at the end, as a paper is collected from a desk.
  const handedInAt = sitting.handedInAt ?? new Date(Math.min(work.now.getTime(), sitting.endsAt.getTime()));
  const grading = await gradeSitting(tx, work, sitting);
  const closed = { ...sitting, handedInAt, handedInBy: sitting.handedInBy ?? by, grading };
  await keepClosed(tx, closed);
  return closed;
}
