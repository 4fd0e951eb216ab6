import type { LessonGap } from '../lessons/kinds/lesson-kind.ts';
import { kindOfLesson, type LessonKindName } from '../lessons/kinds/lesson-kinds.ts';

/** What a course lacks that its students would miss on the first day. */
export type PublishGap =
  | { readonly kind: 'no-lessons' }
  | { readonly kind: 'empty-unit'; readonly unitId: number }
  | { readonly kind: LessonGap; readonly unitId: number; readonly lessonId: number };

/** What is hidden may be unfinished: that is what hiding is for. */
interface Hideable {
  readonly isHidden?: boolean;
}

export interface UnitToPublish extends Hideable {
  readonly id: number;
  readonly lessons: readonly (Hideable & {
    readonly id: number;
    readonly type: LessonKindName;
    readonly questionCount: number;
    readonly hasVideo: boolean;
  })[];
}

/** In the order in which the course is read. */
export function publishGaps(written: readonly UnitToPublish[]): PublishGap[] {
  const units = written
    .filter(({ isHidden }) => !isHidden)
    .map((unit) => ({ ...unit, lessons: unit.lessons.filter(({ isHidden }) => !isHidden) }));
  if (units.every(({ lessons }) => lessons.length === 0)) return [{ kind: 'no-lessons' }];
  return units.flatMap(({ id: unitId, lessons }): PublishGap[] => {
    if (lessons.length === 0) return [{ kind: 'empty-unit', unitId }];
    return lessons.flatMap((lesson): PublishGap[] => {
      const gap = kindOfLesson(lesson).gap(lesson);
      return gap ? [{ kind: gap, unitId, lessonId: lesson.id }] : [];
    });
  });
}
