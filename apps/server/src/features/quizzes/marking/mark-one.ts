import type { markAnswers } from '@hessa/contract/quizzes/marking/mark-answers';
import {
  criteriaOf,
  fitsCriteria,
  isMarked,
  type MarkedText,
  textOf,
  type WrittenAnswer,
} from '@hessa/rules/quizzes/kinds/written';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { InputOf, ResultOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { lockSittings, type Sitting, withChanged } from '../exams/find-sittings.ts';
import { recountResult } from '../exams/recount-result.ts';
import type { QuizResult } from '../find-result.ts';
import { type Grading, gradingOf } from '../insert-result.ts';
import { loadQuestions } from '../quiz-questions.ts';
import { quizResults } from '../quiz-results-table.ts';
import { replaceResult } from '../replace-result.ts';
import type { FoundQuiz } from '../teach/find-quiz.ts';

type Mark = InputOf<typeof markAnswers>['body']['marks'][number];
type Outcome = ResultOf<typeof markAnswers>['data'][number];

/**
 * Gives one answer its marks. Whoever marked it since it was seen is not overwritten; the same marks again are the
 * same marks, because an answer to this may be lost on its way.
 */
export async function markOne(
  tx: Tx,
  ctx: AccountContext,
  quiz: FoundQuiz,
  identity: string,
  { studentId, basedOn, given, comments }: Mark,
): Promise<Outcome> {
  // In the order of handing in: attempts first, then the result.
  const sittings = quiz.exam ? await lockSittings(tx, ctx.tenant.id, { studentId, lessonId: quiz.id }) : [];
  const result = await lockResult(tx, ctx.tenant.id, quiz, studentId);
  if (!result) return { studentId, outcome: 'gone', marking: null };
  const { contentVersion, answers } = result;
  const questions = await loadQuestions(tx, ctx, { id: quiz.id, contentVersion });
  const at = questions.findIndex((question) => question.identity === identity);
  const question = questions[at];
  const answer = answers[at];
  if (question?.kind !== 'written' || !isWrittenAnswer(answer)) return { studentId, outcome: 'gone', marking: null };
  const criteria = criteriaOf(question, question.weight);
  const before = isMarked(answer) ? answer : null;
  if (!fitsCriteria(criteria, given)) return { studentId, outcome: 'misfit', marking: presentMarking(before) };
  if (before && isSameMarking(before, given, comments)) {
    return { studentId, outcome: 'saved', marking: presentMarking(before) };
  }
  if ((before?.at ?? null) !== basedOn) return { studentId, outcome: 'changed', marking: presentMarking(before) };
  const of = criteria.reduce((sum, { marks }) => sum + marks, 0);
  const marked: MarkedText = { text: textOf(answer), given, of, comments, at: markedAt(ctx.now, before) };
  const grading = gradingOf(
    contentVersion,
    questions,
    answers.map((each, place) => (place === at ? marked : each)),
  );
  await storeMarked(tx, ctx, quiz, result, sittings, grading);
  await recordEvent(tx, ctx, {
    kind: 'quiz.answer_marked',
    actorId: ctx.account.id,
    subjectId: studentId,
    details: {
      quiz: quiz.id,
      question: at + 1,
      before: before && { given: before.given.join('، '), comments: before.comments.join('، ') },
      after: { given: given.join('، '), comments: comments.join('، ') },
    },
  });
  return { studentId, outcome: 'saved', marking: presentMarking(marked) };
}

/** Of an exam the attempt keeps its marks, whichever of a student's attempts counts tomorrow. */
async function storeMarked(
  tx: Tx,
  ctx: AccountContext,
  quiz: FoundQuiz,
  result: QuizResult,
  sittings: readonly Sitting[],
  grading: Grading,
): Promise<void> {
  const isOfResult = ({ handedInAt, contentVersion, withdrawnAt }: Sitting) =>
    withdrawnAt === null &&
    handedInAt?.getTime() === result.submittedAt.getTime() &&
    contentVersion === grading.contentVersion;
  await replaceResult(tx, result, { ...result, term: quiz.term, now: ctx.now, grading });
  const sitting = sittings.find(isOfResult);
  if (!sitting) return;
  await tx
    .update(examSittings)
    .set({ grading })
    .where(
      and(
        eq(examSittings.tenantId, sitting.tenantId),
        eq(examSittings.studentId, sitting.studentId),
        eq(examSittings.lessonId, sitting.lessonId),
        eq(examSittings.number, sitting.number),
      ),
    );
  const counted = { courseId: quiz.courseId, term: quiz.term, terms: quiz.exam };
  await recountResult(tx, ctx.now, counted, withChanged(sittings, { ...sitting, grading }));
}

/** Beside the account, so that nobody marks a student whom their grades do not show. */
async function lockResult(tx: Tx, tenantId: string, { id, courseId }: FoundQuiz, studentId: string) {
  const [found] = await tx
    .select({ result: quizResults })
    .from(quizResults)
    .innerJoin(accounts, and(eq(accounts.tenantId, quizResults.tenantId), eq(accounts.id, quizResults.studentId)))
    .where(
      and(
        eq(quizResults.tenantId, tenantId),
        eq(quizResults.studentId, studentId),
        eq(quizResults.courseId, courseId),
        eq(quizResults.lessonId, id),
      ),
    )
    .for('update', { of: quizResults });
  return found?.result;
}

const isWrittenAnswer = (answer: unknown): answer is WrittenAnswer => typeof answer === 'string' || isMarked(answer);

const isSameMarking = (known: MarkedText, given: readonly number[], comments: readonly string[]) =>
  JSON.stringify([known.given, known.comments]) === JSON.stringify([given, comments]);

/** Never the moment of the marking before: two within a millisecond are two. */
const markedAt = (now: Date, before: MarkedText | null): string =>
  new Date(Math.max(now.getTime(), before ? Date.parse(before.at) + 1 : 0)).toISOString();

const presentMarking = (marked: MarkedText | null): Outcome['marking'] =>
  marked && { given: [...marked.given], comments: [...marked.comments], at: marked.at };
