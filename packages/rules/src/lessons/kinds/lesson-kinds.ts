import type { LessonKind } from './lesson-kind.ts';
import { quiz } from './quiz.ts';
import { video } from './video.ts';

/** Every kind of lesson there is. Whoever else has something for each of them has a table by these names. */
const LESSON_KINDS = {
  Video: video,
  Quiz: quiz,
} satisfies Record<string, LessonKind>;

export type LessonKindName = keyof typeof LESSON_KINDS;

export const LESSON_KIND_NAMES = Object.keys(LESSON_KINDS) as LessonKindName[];

export function kindOfLesson({ type }: { readonly type: LessonKindName }): LessonKind {
  return LESSON_KINDS[type];
}

export function lessonKindsThat(fact: 'isWatched' | 'isAnswered'): LessonKindName[] {
  return LESSON_KIND_NAMES.filter((type) => LESSON_KINDS[type][fact]);
}
