import type { quizResult } from '@hessa/contract/quizzes/quiz-result';
import { marksOf } from '@hessa/rules/quizzes/marks';
import { NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import type { z } from 'zod';
import type { AccountContext } from '../../calls/context.ts';
import { privateLink } from '../lessons/present-outline.ts';
import type { NamedResult } from './find-result.ts';
import type { Question } from './quiz-questions.ts';

/**
 * The marked paper, in the order the student saw it. Only a stored result leads here: this is the key. The questions
 * are those of the version that was answered, whatever the quiz has become since.
 */
export function presentResult(
  ctx: AccountContext,
  questions: readonly Question[],
  orders: readonly number[][],
  result: NamedResult,
): z.input<typeof quizResult> {
  return {
    lessonId: result.lessonId,
    lessonName: result.lessonName,
    score: result.score,
    correctCount: result.correctCount,
    total: result.total,
    marks: marksOf(result.score, result.possibleMarks),
    notes: result.notes,
    submittedAt: result.submittedAt.toISOString(),
    review: questions.flatMap((question, at) => {
      const chosen = result.answers[at] ?? NOT_COUNTED;
      // Not on this student's paper, or let go by a regrade: it neither counts nor shows.
      if (chosen === NOT_COUNTED) return [];
      const order = orders[at] ?? [];
      return {
        text: question.text,
        imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video'),
        explanation: question.explanation,
        weight: question.weight,
        chosen: order.indexOf(chosen),
        answers: order.map((stored) => ({
          text: question.choices[stored] ?? '',
          isCorrect: stored === question.rightChoice,
        })),
      };
    }),
  };
}
