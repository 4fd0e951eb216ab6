import { counts, isLeft } from './curriculum.ts';
import type { LessonKindName } from './kinds/lesson-kinds.ts';
import { type Curriculum, type Holdings, lessonAccess, mayOpen } from './lesson-access.ts';

export type ContinueWhere =
  | { readonly kind: 'lesson'; readonly unitId: number; readonly lessonId: number; readonly type: LessonKindName }
  /** Work is left, but nothing of it can be opened now. */
  | { readonly kind: 'nothing-open' }
  | { readonly kind: 'all-done' }
  | { readonly kind: 'no-lessons' };

/** The next thing to press: the first lesson in course order that is neither done nor shut. */
export function continueWhere(curriculum: Curriculum, holdings: Holdings, now: number): ContinueWhere {
  let lessons = 0;
  let undone = 0;
  for (const unit of curriculum.units) {
    for (const lesson of unit.lessons) {
      if (counts(lesson)) lessons += 1;
      if (!isLeft(lesson)) continue;
      undone += 1;
      if (mayOpen(lessonAccess(curriculum, holdings, lesson.id, now))) {
        return { kind: 'lesson', unitId: unit.id, lessonId: lesson.id, type: lesson.type };
      }
    }
  }
  if (lessons === 0) return { kind: 'no-lessons' };
  return undone === 0 ? { kind: 'all-done' } : { kind: 'nothing-open' };
}
