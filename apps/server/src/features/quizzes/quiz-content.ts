import type { getLessonContent } from '@hessa/contract/lessons/get-lesson-content';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { AccountContext } from '../../calls/context.ts';
import type { ResultOf } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { GatedLesson } from '../lessons/lesson-gate.ts';
import { privateLink } from '../media/private-link.ts';
import { openAttempt } from './open-attempt.ts';
import { loadQuestions, shownOrders } from './quiz-questions.ts';

/** The questions without their key, in this student's order, and what was saved of the answers. */
export async function quizContent(
  tx: Tx,
  ctx: AccountContext,
  { lesson, standing }: GatedLesson,
): Promise<ResultOf<typeof getLessonContent>> {
  const [questions, saved] = await Promise.all([loadQuestions(tx, ctx, lesson), openAttempt(tx, ctx, lesson)]);
  const orders = shownOrders(ctx, lesson.id, questions);
  const place = { ...lesson, lessonId: lesson.id };
  return {
    data: questions.map((question, at) => ({
      text: question.text,
      imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video', place),
      weight: question.weight,
      ...kindOf(question).present(question, orders[at] ?? []),
    })),
    quiz: {
      lessonName: lesson.name,
      basedOn: lesson.contentVersion,
      holdsCourse: standing.holdings.course !== null,
      saved: questions.map((question, at) => {
        const choice = saved[at]?.choice ?? null;
        return kindOf(question).readAnswer(question, orders[at] ?? [], choice) === null ? null : choice;
      }),
    },
  };
}
