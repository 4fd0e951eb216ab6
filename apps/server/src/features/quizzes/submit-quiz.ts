import type { submitQuiz as endpoint } from '@hessa/contract/quizzes/submit-quiz';
import { storedPosition } from '@hessa/rules/quizzes/choice-order';
import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import { answersFault, scoreQuiz } from '@hessa/rules/quizzes/score-quiz';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { type GatedLesson, judgeLesson } from '../lessons/lesson-gate.ts';
import { lessonRefusal } from '../lessons/lesson-refusal.ts';
import { findResult } from './find-result.ts';
import { ownAttempt } from './open-attempt.ts';
import { presentResult } from './present-result.ts';
import { quizAttempts } from './quiz-attempts-table.ts';
import { loadQuestions, type Question, shownOrders } from './quiz-questions.ts';
import { type QuizResult, storeResult } from './store-result.ts';

type Body = InputOf<typeof endpoint>['body'];

/**
 * Grades on the server and stores once. The same answers again get the stored result again, because an answer may be
 * lost on the way back; different ones are refused.
 */
export async function submitQuiz(
  ctx: AccountContext,
  { body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const gated = await judgeLesson(tx, ctx, body.lessonId);
    if (gated.lesson.type !== 'Quiz') throw new DomainError('quiz.not_a_quiz');
    const questions = await loadQuestions(tx, ctx.tenant.id, gated.lesson);
    const answers = readAnswers(ctx, gated, questions, body);
    const result =
      gated.access.kind === 'submitted'
        ? await findResult(tx, ctx, gated.lesson.id)
        : await grade(tx, ctx, gated, questions, answers, body);
    if (!result || !sameAnswers(result.answers, answers)) throw new DomainError('quiz.already_submitted');
    return { message: 'Quiz submitted', data: presentResult(ctx, gated.lesson, questions, result) };
  });
}

async function grade(
  tx: Tx,
  ctx: AccountContext,
  gated: GatedLesson,
  questions: readonly Question[],
  answers: number[],
  body: Body,
): Promise<QuizResult | null> {
  const { lesson } = gated;
  const refusal = lessonRefusal(gated.access);
  if (refusal) throw refusal;
  const [attempt] = await tx
    .select({ quizVersion: quizAttempts.quizVersion })
    .from(quizAttempts)
    .where(ownAttempt(ctx, lesson.id));
  if (!attempt) throw new DomainError('quiz.not_opened');
  if ((body.basedOn ?? attempt.quizVersion) !== lesson.quizVersion) throw new DomainError('quiz.changed');
  const score = scoreQuiz(
    questions.map(({ rightChoice, weight }) => ({ rightAnswer: rightChoice, weight })),
    answers,
  );
  const stored = await storeResult(tx, ctx, gated, {
    quizVersion: lesson.quizVersion,
    answers,
    score: score.percent,
    correctCount: score.correctCount,
    total: score.total,
    notes: quizNotes(score.correctCount, score.total),
  });
  return stored ?? findResult(tx, ctx, lesson.id);
}

/** From the positions this student saw to the quiz's own; every question exactly once. */
function readAnswers(ctx: AccountContext, { lesson }: GatedLesson, questions: readonly Question[], body: Body) {
  const shown = body.answers ?? [];
  const fault = answersFault(
    questions.map((question) => question.choices.length),
    shown,
  );
  if (fault) throw new DomainError('quiz.answers_invalid');
  const orders = shownOrders(ctx, lesson.id, questions);
  return shown.map((position, at) => storedPosition(orders[at] ?? [], position) ?? -1);
}

function sameAnswers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((answer, at) => answer === b[at]);
}
