import { type GivenAnswer, mergeAnswers, type SittingAnswers } from '@hessa/rules/quizzes/exams/judge-answers';
import { isUnanswered } from '@hessa/rules/quizzes/kinds/is-unanswered';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { hasMarks } from '@hessa/rules/quizzes/kinds/written';
import { matchPapers } from '@hessa/rules/quizzes/match-papers';
import { carryAnswers, type KeptAnswer } from '@hessa/rules/quizzes/regrade-paper';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { drawnPaper, onWholePaper } from '../drawn-paper.ts';
import { type Grading, gradingOf } from '../grading.ts';
import { loadPaper, type Question } from '../quiz-questions.ts';
import type { ExamWork } from './exam-work.ts';
import type { Sitting } from './find-sittings.ts';
import { heldAnswers } from './held-answers-table.ts';
import { sittingOrders } from './sitting-orders.ts';

/**
 * Grades answers as they are kept, by the positions that the student saw, with the paper of the attempt's start; by a
 * newer key where the attempt was regraded by it.
 */
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
    return isUnanswered(choice) ? null : kindOf(question).readAnswer(question, orders[at] ?? [], choice);
  });
  const own = onWholePaper(paper, drawn, read);
  const version = grading?.contentVersion ?? contentVersion;
  if (version === contentVersion) return withMarks(version, paper.questions, own, grading);
  const newer = await loadPaper(tx, work, { id, contentVersion: version });
  const carried = carryAnswers(matchPapers(paper.questions, newer.questions), own);
  return withMarks(version, newer.questions, carried, grading);
}

/** The same words keep the marks that they were given, also while others stand in their place. */
function withMarks(
  version: number,
  questions: readonly Question[],
  answers: readonly KeptAnswer[],
  known: Grading | null,
): Grading {
  const given = (known?.answers ?? []).map((answer, at) => ({ at, answer }));
  const marked = [...given, ...(known?.aside ?? [])].flatMap(({ at, answer }) =>
    hasMarks(answer) ? { at, answer } : [],
  );
  const kept = answers.map(
    (answer, place) => marked.find((each) => each.at === place && each.answer.text === answer)?.answer ?? answer,
  );
  const aside = marked.filter(({ at, answer }) => kept[at] !== answer);
  return { ...gradingOf(version, questions, kept), ...(aside.length > 0 && { aside }) };
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
