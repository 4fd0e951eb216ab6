import type { getLessonContent } from '@hessa/contract/lessons/get-lesson-content';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { AccountContext } from '../../calls/context.ts';
import type { ResultOf } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { GatedLesson } from '../lessons/lesson-gate.ts';
import { privateLink } from '../media/private-link.ts';
import { drawnPaper } from './drawn-paper.ts';
import { openAttempt } from './open-attempt.ts';
import type { SavedAnswers } from './quiz-attempts-table.ts';
import { presentParts, presentPlace } from './quiz-parts.ts';
import { loadPaper, type Question, shownOrders } from './quiz-questions.ts';

/** The questions without their key, in this student's order, and what was saved of the answers. Of an exam none of it. */
export async function quizContent(
  tx: Tx,
  ctx: AccountContext,
  { lesson, standing }: GatedLesson,
): Promise<ResultOf<typeof getLessonContent>> {
  const facts = {
    lessonName: lesson.name,
    basedOn: lesson.contentVersion,
    holdsCourse: standing.holdings.course !== null,
  };
  if (lesson.exam) return { data: [], quiz: { ...facts, saved: [], isExam: true } };
  const whole = await loadPaper(tx, ctx, lesson);
  const { drawn, saved } = await openAttempt(tx, ctx, lesson, whole);
  const paper = drawnPaper(whole, drawn);
  const { questions } = paper;
  const place = { ...lesson, lessonId: lesson.id };
  const orders = shownOrders(ctx, lesson.id, questions);
  return {
    data: presentQuestions(ctx, place, questions, orders),
    quiz: {
      ...facts,
      saved: readSaved(questions, orders, saved).map((answer) => answer?.choice ?? null),
      ...presentParts(ctx, place, paper),
    },
  };
}

export function presentQuestions(
  ctx: AccountContext,
  place: { courseId: number; unitId: number; lessonId: number },
  questions: readonly Question[],
  orders: readonly number[][],
) {
  return questions.map((question, at) => ({
    text: question.text,
    imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video', place),
    weight: question.weight,
    ...presentPlace(question),
    ...kindOf(question).present(question, orders[at] ?? []),
  }));
}

/** What was saved, by question; null where it is no answer that the question could have. */
export function readSaved(
  questions: readonly Question[],
  orders: readonly number[][],
  saved: Readonly<SavedAnswers>,
): (SavedAnswers[string] | null)[] {
  return questions.map((question, at) => {
    const answer = saved[at] ?? null;
    return kindOf(question).readAnswer(question, orders[at] ?? [], answer?.choice) === null ? null : answer;
  });
}
