import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { WATCHED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import type { Question } from '../../quizzes/quiz-questions.ts';
import type { WrittenQuestions } from './write-quiz-version.ts';

/** A question is explained by a video of its own course. One that was tied before may have lost its video since. */
export async function insistOnExplained(
  tx: Tx,
  tenantId: string,
  courseId: number,
  paper: WrittenQuestions,
  current: readonly Question[],
): Promise<void> {
  const before = new Set(current.map(({ explainedLessonId }) => explainedLessonId));
  const added = paper.flatMap(({ explainedLessonId: id }) => (before.has(id) ? [] : (id ?? [])));
  if (added.length === 0) return;
  const found = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        eq(lessons.tenantId, tenantId),
        eq(lessons.courseId, courseId),
        inArray(lessons.id, added),
        sql`${lessons.type} in ${WATCHED_KINDS}`,
      ),
    );
  const videos = new Set(found.map(({ id }) => id));
  const missing = paper.findIndex(({ explainedLessonId: id }) => id !== null && !before.has(id) && !videos.has(id));
  if (missing >= 0) throw new DomainError('quiz.explained_missing', { number: missing + 1 });
}
