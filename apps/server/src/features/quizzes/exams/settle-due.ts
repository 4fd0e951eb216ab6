import { isDue } from '@hessa/rules/quizzes/exams/sitting-time';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { ExamWork } from './exam-work.ts';
import { runningOf, type Sitting, withChanged } from './find-sittings.ts';
import { finishSitting } from './finish-sitting.ts';
import { type CountedExam, recountResult } from './recount-result.ts';

/** Hands in what is over and was not handed in yet, for whoever asks before the server itself looked. */
export async function settleDue(
  tx: Tx,
  work: ExamWork,
  exam: CountedExam,
  sittings: readonly Sitting[],
): Promise<readonly Sitting[]> {
  const running = runningOf(sittings);
  if (!running || !isDue(running.endsAt.getTime(), work.now.getTime())) return sittings;
  const settled = withChanged(sittings, await finishSitting(tx, work, running, 'time'));
  await recountResult(tx, work.now, exam, settled);
  return settled;
}
