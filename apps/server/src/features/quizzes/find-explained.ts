import type { quizResult } from '@hessa/contract/quizzes/quiz-result';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { lessonAccess, mayOpen } from '@hessa/rules/lessons/lesson-access';
import type { HiddenKey } from '@hessa/rules/quizzes/key-time';
import type { z } from 'zod';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { loadOutline } from '../lessons/course-outline.ts';
import { curriculumOf, loadStanding } from '../lessons/standing.ts';
import type { NamedResult } from './find-result.ts';
import { loadQuestions, type Question } from './quiz-questions.ts';

type ExplainedPlace = NonNullable<z.input<typeof quizResult>['review'][number]['explainedIn']>;

/** By the identity of the question. */
export type ExplainedPlaces = ReadonlyMap<string, ExplainedPlace>;

/**
 * Where the questions of the caller's own marked paper are explained: the videos that this student may open now. A
 * question is known again over the versions of its quiz, so that a teacher who ties it to a video after the exam helps
 * those who have handed in. Where nothing is tied, nothing is asked of the database.
 */
export async function findExplained(
  tx: Tx,
  ctx: AccountContext,
  result: NamedResult,
  answered: readonly Question[],
  hidden: HiddenKey | null,
): Promise<ExplainedPlaces> {
  if (hidden) return new Map();
  const { lessonId: id, courseId, contentVersion, currentVersion } = result;
  const current =
    contentVersion === currentVersion ? answered : await loadQuestions(tx, ctx, { id, contentVersion: currentVersion });
  const tied = current.filter(({ explainedLessonId }) => explainedLessonId !== null);
  if (tied.length === 0) return new Map();
  const [outline, { holdings, finished }] = await Promise.all([
    loadOutline(tx, ctx, courseId),
    loadStanding(tx, ctx.tenant.id, ctx.account.id, courseId),
  ]);
  if (!outline) return new Map();
  const curriculum = curriculumOf(outline, finished, ctx.now.getTime());
  const lessons = outline.units.flatMap((unit) => unit.lessons);
  const places = tied.flatMap(({ identity, explainedLessonId, explainedSecond }) => {
    const video = lessons.find((lesson) => lesson.id === explainedLessonId && kindOfLesson(lesson).isWatched);
    if (!video || !mayOpen(lessonAccess(curriculum, holdings, video.id, ctx.now.getTime()))) return [];
    return [[identity, { lessonId: video.id, lessonName: video.name, second: explainedSecond ?? 0 }] as const];
  });
  return new Map(places);
}
