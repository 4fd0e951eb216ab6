/** What a course lacks that its students would miss on the first day. */
export type PublishGap =
  | { readonly kind: 'no-lessons' }
  | { readonly kind: 'empty-unit'; readonly unitId: number }
  | { readonly kind: 'no-video'; readonly unitId: number; readonly lessonId: number }
  | { readonly kind: 'no-questions'; readonly unitId: number; readonly lessonId: number };

export interface UnitToPublish {
  readonly id: number;
  readonly lessons: readonly {
    readonly id: number;
    readonly type: 'Video' | 'Quiz';
    readonly questionCount: number;
    readonly hasVideo: boolean;
  }[];
}

/** In the order in which the course is read. A question always has its right answer, so only a quiz can be empty. */
export function publishGaps(units: readonly UnitToPublish[]): PublishGap[] {
  if (units.every(({ lessons }) => lessons.length === 0)) return [{ kind: 'no-lessons' }];
  return units.flatMap(({ id: unitId, lessons }): PublishGap[] => {
    if (lessons.length === 0) return [{ kind: 'empty-unit', unitId }];
    return lessons.flatMap(({ id: lessonId, type, questionCount, hasVideo }): PublishGap[] => {
      if (type === 'Quiz') return questionCount === 0 ? [{ kind: 'no-questions', unitId, lessonId }] : [];
      return hasVideo ? [] : [{ kind: 'no-video', unitId, lessonId }];
    });
  });
}
