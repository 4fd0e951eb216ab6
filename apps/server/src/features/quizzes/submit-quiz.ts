import { submitQuiz as endpoint } from '@hessa/contract/quizzes/submit-quiz';
import { storedPosition } from '@hessa/rules/quizzes/choice-order';
import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import { answersFault, scoreQuiz } from '@hessa/rules/quizzes/score-quiz';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { judgeLesson } from '../lessons/lesson-gate.ts';
import { lessonRefusal } from '../lessons/lesson-refusal.ts';
import { findResult } from './find-result.ts';
import { openedVersion } from './open-attempt.ts';
import { presentResult } from './present-result.ts';
import { loadQuestions, type Question, shownOrders } from './quiz-questions.ts';
import { type Grading, storeResult } from './store-result.ts';

/**
 * Grades on the server and stores once. The same answers again get the stored result again, because an answer may be
 * lost on the way back; different ones are refused.
 */
export const submitQuiz = handle(endpoint, async (ctx, { body }) => {
  return ctx.withTenant(async (tx) => {
    const [gated, opened] = await Promise.all([
      judgeLesson(tx, ctx, body.lessonId),
      openedVersion(tx, ctx, body.lessonId),
    ]);
    const { lesson, access } = gated;
    if (lesson.type !== 'Quiz') throw new DomainError('quiz.not_a_quiz');
    const earlier = access.kind === 'submitted' ? await findResult(tx, ctx, lesson.id) : null;
    if (!earlier) {
      const refusal = lessonRefusal(access);
      if (refusal) throw refusal;
      if (opened === null) throw new DomainError('quiz.not_opened');
      if ((body.basedOn ?? opened) !== lesson.quizVersion) throw new DomainError('quiz.changed');
    }
    const quizVersion = earlier?.quizVersion ?? lesson.quizVersion;
    const questions = await loadQuestions(tx, ctx, { id: lesson.id, quizVersion });
    const orders = shownOrders(ctx, lesson.id, questions);
    const answers = readAnswers(orders, body.answers ?? []);
    if (!earlier && !answers) throw new DomainError('quiz.answers_invalid');
    const result =
      earlier ??
      (answers && (await storeResult(tx, ctx, gated, gradingOf(quizVersion, questions, answers)))) ??
      (await findResult(tx, ctx, lesson.id));
    if (!result || !answers || result.quizVersion !== quizVersion || !sameAnswers(result.answers, answers)) {
      throw new DomainError('quiz.already_submitted');
    }
    return { message: 'Quiz submitted', data: presentResult(ctx, questions, orders, result) };
  });
});

function gradingOf(quizVersion: number, questions: readonly Question[], answers: number[]): Grading {
  const { percent, correctCount, total, possibleMarks } = scoreQuiz(
    questions.map(({ rightChoice, weight }) => ({ rightAnswer: rightChoice, weight })),
    answers,
  );
  const notes = quizNotes(correctCount, total);
  return { quizVersion, answers, score: percent, correctCount, total, possibleMarks, notes };
}

/** From the positions this student saw to the quiz's own; null unless every question is answered exactly once. */
function readAnswers(orders: readonly number[][], shown: readonly number[]): number[] | null {
  const fault = answersFault(
    orders.map((order) => order.length),
    shown,
  );
  return fault ? null : shown.map((position, at) => storedPosition(orders[at] ?? [], position) ?? -1);
}

function sameAnswers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((answer, at) => answer === b[at]);
}
