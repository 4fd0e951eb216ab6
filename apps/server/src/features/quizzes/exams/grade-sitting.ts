import { type GivenAnswer, mergeAnswers, type SittingAnswers } from '@hessa/rules/quizzes/exams/judge-answers';
import { isUnanswered } from '@hessa/rules/quizzes/kinds/is-unanswered';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { hasMarks } from '@hessa/rules/quizzes/kinds/written';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { drawnPaper, onWholePaper } from '../drawn-paper.ts';
import { type Grading, gradingOf } from '../insert-result.ts';
import { loadPaper } from '../quiz-questions.ts';
import type { ExamWork } from './exam-work.ts';
import type { Sitting } from './find-sittings.ts';
import { heldAnswers } from './held-answers-table.ts';
import { sittingOrders } from './sitting-orders.ts';

/** Grades answers as they are kept, by the positions that the student saw, with the paper of the attempt's start. */
export async function gradeAnswers(
  tx: Tx,
  work: ExamWork,
  sitting: Sitting,
  answers: SittingAnswers,
): Promise<Grading> {
  const { lessonId: id, contentVersion, drawn, grading } = sitting;
  const paper = await loadPaper(tx, work, { id, contentVersion });
  const { questions } = drawnPaper(paper, drawn);
  const orders = await sittingOrders(tx, work, sitting, questions);
  const read = questions.map((question, at) => {
    const choice = answers[at]?.choice;
    const answer = isUnanswered(choice) ? null : kindOf(question).readAnswer(question, orders[at] ?? [], choice);
    const earlier = grading?.answers[drawn?.[at] ?? at];
    // The same words keep the marks that they were given.
    return hasMarks(earlier) && earlier.text === answer ? earlier : answer;
  });
  return gradingOf(contentVersion, paper.questions, onWholePaper(paper, drawn, read));
}

/** What an attempt is worth: what counted by itself and what the teacher accepted. */
export async function gradeSitting(tx: Tx, work: ExamWork, sitting: Sitting): Promise<Grading> {
  const accepted = sitting.handedInAt === null ? [] : await findAccepted(tx, sitting);
  return gradeAnswers(tx, work, sitting, mergeAnswers(sitting.saved, accepted));
}

async function findAccepted(tx: Tx, { tenantId, studentId, lessonId, number }: Sitting): Promise<GivenAnswer[]> {
  const rows = await tx
    .select({ answers: heldAnswers.answers })
    .from(heldAnswers)
    .where(
      and(
        eq(heldAnswers.tenantId, tenantId),
        eq(heldAnswers.studentId, studentId),
        eq(heldAnswers.lessonId, lessonId),
        eq(heldAnswers.number, number),
        eq(heldAnswers.decision, 'accepted'),
      ),
    );
  return rows.flatMap(({ answers }) => answers);
}
