import type { quizResult } from '@hessa/contract/quizzes/quiz-result';
import type { HiddenKey } from '@hessa/rules/quizzes/key-time';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { marksOf } from '@hessa/rules/quizzes/marks';
import { NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import type { z } from 'zod';
import type { AccountContext } from '../../calls/context.ts';
import { privateLink } from '../media/private-link.ts';
import type { ExplainedPlaces } from './find-explained.ts';
import type { NamedResult } from './find-result.ts';
import type { Question } from './quiz-questions.ts';

/**
 * The marked paper, in the order the student saw it. Only a stored result leads here: this is the key. The questions
 * are those of the version that was answered, whatever the quiz has become since. While the key is hidden nothing of
 * the questions is told: of two choices a wrong one names the right one.
 */
export function presentResult(
  ctx: AccountContext,
  questions: readonly Question[],
  orders: readonly number[][],
  result: NamedResult,
  hidden: HiddenKey | null,
  explained: ExplainedPlaces,
): z.input<typeof quizResult> {
  return {
    lessonId: result.lessonId,
    lessonName: result.lessonName,
    holdsCourse: result.holdsCourse,
    score: result.score,
    correctCount: result.correctCount,
    total: result.total,
    marks: marksOf(result.score, result.possibleMarks),
    notes: result.notes,
    submittedAt: result.submittedAt.toISOString(),
    hiddenKey: hidden && { opensAt: hidden.opensAt === null ? null : new Date(hidden.opensAt).toISOString() },
    review: (hidden ? [] : questions).flatMap((question, at) => {
      const answer = result.answers[at];
      // Not on this student's paper, or let go by a regrade: it neither counts nor shows.
      if (answer === undefined || answer === NOT_COUNTED) return [];
      return {
        text: question.text,
        imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video', result),
        explanation: question.explanation,
        explainedIn: explained.get(question.identity) ?? null,
        weight: question.weight,
        ...kindOf(question).mark(question, orders[at] ?? [], answer),
      };
    }),
  };
}
