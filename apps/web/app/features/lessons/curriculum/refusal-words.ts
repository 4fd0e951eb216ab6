import type { LessonView, UnitView } from './curriculum-view.ts';

const BLOCKED = 'لازم تخلّص الامتحان اللي قبله الأول.';
const UNIT_UNAVAILABLE = 'الوحدة دي مش متاحة دلوقتي.';
const LESSON_UNAVAILABLE = 'الدرس ده مش متاح لسه.';
const SUBMITTED = 'سلّمت الامتحان ده قبل كده، ومينفعش يتفتح تاني.';

/** Its clock may have handed it in, and attempts may be left: both are told with the paper. */
const EXAM_SUBMITTED = 'ورقة الامتحان ده اتسلّمت. درجتك ومحاولاتك في «شوف ورقتك».';

/** What a press on a shut unit says. */
export function unitRefusal({ access }: Pick<UnitView, 'access'>): string {
  return access.kind === 'blocked' ? BLOCKED : UNIT_UNAVAILABLE;
}

/** What a press on a shut lesson says. */
export function lessonRefusal({ access, isEmpty, exam }: Pick<LessonView, 'access' | 'isEmpty' | 'exam'>): string {
  if (isEmpty) return LESSON_UNAVAILABLE;
  if (access.kind === 'submitted') return exam ? EXAM_SUBMITTED : SUBMITTED;
  if (access.kind === 'blocked') return BLOCKED;
  return access.kind === 'closed' ? UNIT_UNAVAILABLE : LESSON_UNAVAILABLE;
}
