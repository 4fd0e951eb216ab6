import { widestWindow } from '@hessa/rules/lessons/lesson-access';
import { lastStart } from '@hessa/rules/quizzes/exams/exam-terms';
import { isFurtherAttemptShut } from '@hessa/rules/quizzes/exams/further-attempt';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { loadOutline } from '../../lessons/course-outline.ts';
import { curriculumOf, loadStanding } from '../../lessons/standing.ts';
import type { FoundExam } from './find-exam.ts';

/** Whether the unit lets whoever has handed in start no further attempt. Where none can be left, nothing is asked. */
export async function isShutByUnit(tx: Tx, ctx: AccountContext, exam: FoundExam): Promise<boolean> {
  const { courseId, lessonId, terms } = exam;
  if (!terms || terms.attempts === 1 || lastStart(terms) !== null) return false;
  const [outline, { holdings, finished }] = await Promise.all([
    loadOutline(tx, ctx, courseId),
    loadStanding(tx, ctx.tenant.id, ctx.account.id, courseId),
  ]);
  const unit = outline?.units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!outline || !unit) return true;
  const now = ctx.now.getTime();
  return isFurtherAttemptShut(widestWindow(curriculumOf(outline, finished, now), holdings, unit.id, now), terms);
}
