import type { Lock } from '../../api/lesson-locks.ts';

/** What the gate's refusals are called; its own sentence stands under it. */
export const LOCK_TITLES: Readonly<Record<string, string>> = {
  'lesson.blocked': 'الدرس مقفول',
  'lesson.upcoming': 'الدرس لسه مفتحش',
  'lesson.ended': 'الدرس اتقفل',
  'lesson.no_enrolment_date': 'الدرس مقفول',
  'course.not_enrolled': 'الدرس للمشتركين بس',
} satisfies Record<Lock, string>;
